/*
 * A second opinion on the numbers of the agent. The agent rewrites classes and adds up; this library rewrites nothing
 * and is told by the virtual machine itself (JVMTI) about each bytecode it interprets and each object it allocates, so
 * the two cannot share a mistake.
 *
 *   java -Xint -agentpath:liboracle.so=out=FILE[,mark=CLASS#METHOD][,methods=FROM-TO] MAIN ...
 *
 *   mark     Writes down the counters of the thread each time it is about to enter this method (any descriptor). Bytecodes
 *            are then counted from the moment the class is ready, not from the start of the virtual machine, which saves
 *            most of the time. Objects are always counted from the start.
 *   methods  Adds, per method, what was executed and allocated between mark FROM and mark TO, both counted from 1.
 *
 * FILE gets one line for each of these, its fields separated by tabs:
 *
 *   thread  AMOUNT  NAME                    threads of one name are added up
 *   mark    AMOUNT                          in the order of the calls
 *   method  AMOUNT  CLASS NAME DESCRIPTOR
 *   end
 *
 * AMOUNT is five fields: bytecodes, blocks, bytes, and how many of these blocks and bytes the virtual machine made of its
 * own accord (implicit exceptions, stack traces, reflection data): no instruction asks for them, nor a call of one of the
 * four native methods whose purpose is a new object. A file without the line "end" is not complete. Only -Xint makes sense: compiled code reports no bytecodes.
 */
#include <classfile_constants.h>
#include <jvmti.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint64_t bytecodes, blocks, bytes, vm_blocks, vm_bytes;
} Amount;

/* One for each Java thread. Only its own thread adds to it; the list is only ever added to. */
typedef struct Tally {
  Amount amount;
  /* The latest bytecode that asked for objects, by its number, what it has got, and whether that was an exception. */
  uint64_t asked_at, asked_blocks, asked_bytes;
  int failed;
  char *name;
  struct Tally *next;
} Tally;

typedef struct {
  jmethodID method;
  Amount amount;
} MethodTally;

/* The bytecodes of a method; none for a native or abstract one. */
typedef struct {
  jmethodID method;
  unsigned char *bytecodes;
  jint length;
  int for_native; /* stands where the JDK has a native method, and so has no bytecode that counts */
} Code;

enum { LONGEST_PATH = 4096, LONGEST_NAME = 512, MOST_OVERLOADS = 8, METHOD_SLOTS = 1 << 16, DEEPEST_RETURN = 1024 };
enum { MOST_WASTED = 16384, WASTED_LENGTH = 4000 };

static jvmtiEnv *vm;
static Tally *tallies;
static __thread Tally *mine;

static char out_file[LONGEST_PATH];
static char mark_class[LONGEST_NAME]; /* as a signature: Lpkg/Name; */
static char mark_method[LONGEST_NAME];
static unsigned long methods_from, methods_to;

static jmethodID marked[MOST_OVERLOADS];
static volatile int marked_count;
static Tally *mark_owner; /* the first thread that meets the mark; calls of other threads are not marks */
static Amount *marks;
static size_t mark_count, mark_capacity;

static MethodTally method_tallies[METHOD_SLOTS];
static size_t method_count;
static int in_methods_window;

static Code codes[METHOD_SLOTS];
static size_t code_count;
static pthread_mutex_t codes_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread const Code *latest_code;

static void fail(const char *what) {
  fprintf(stderr, "oracle: %s\n", what);
  abort();
}

static void check(jvmtiError error, const char *what) {
  if (error != JVMTI_ERROR_NONE) {
    fprintf(stderr, "oracle: JVMTI error %d from %s\n", (int)error, what);
    abort();
  }
}

static char *copy_of(const char *text) {
  char *copy = strdup(text);
  if (copy == NULL) fail("out of memory");
  return copy;
}

static char *name_of(jthread thread) {
  jvmtiThreadInfo info;
  memset(&info, 0, sizeof info);
  if ((*vm)->GetThreadInfo(vm, thread, &info) != JVMTI_ERROR_NONE || info.name == NULL) return copy_of("?");
  char *name = copy_of(info.name);
  (*vm)->Deallocate(vm, (unsigned char *)info.name);
  return name;
}

/* A platform thread is one native thread, so native thread-local storage is enough, and much quicker than JVMTI's. */
static Tally *tally_of(jthread thread) {
  if (mine == NULL) {
    Tally *tally = calloc(1, sizeof *tally);
    if (tally == NULL) fail("out of memory");
    tally->name = name_of(thread);
    do {
      tally->next = __atomic_load_n(&tallies, __ATOMIC_ACQUIRE);
    } while (!__sync_bool_compare_and_swap(&tallies, tally->next, tally));
    mine = tally;
  }
  return mine;
}

static size_t first_slot(jmethodID method) { return ((uintptr_t)method >> 3) * 0x9E3779B97F4A7C15ull >> 48; }

static MethodTally *method_tally_of(jmethodID method) {
  size_t slot = first_slot(method);
  while (method_tallies[slot].method != method) {
    if (method_tallies[slot].method == NULL) {
      if (++method_count == METHOD_SLOTS) fail("more methods than there is room for");
      method_tallies[slot].method = method;
      break;
    }
    slot = (slot + 1) % METHOD_SLOTS;
  }
  return &method_tallies[slot];
}

static int is_marked(jmethodID method) {
  int count = marked_count;
  for (int i = 0; i < count; i++) {
    if (marked[i] == method) return 1;
  }
  return 0;
}

static void mark(Tally *tally) {
  if (mark_owner != tally && !__sync_bool_compare_and_swap(&mark_owner, NULL, tally)) return;
  if (mark_count == mark_capacity) {
    mark_capacity = mark_capacity == 0 ? 256 : 2 * mark_capacity;
    marks = realloc(marks, mark_capacity * sizeof *marks);
    if (marks == NULL) fail("out of memory");
  }
  marks[mark_count++] = tally->amount;
  in_methods_window = mark_count >= methods_from && mark_count < methods_to;
}

static int is_one_of(jmethodID method, const char *const methods[][2], size_t count) {
  char *name = NULL, *owner = NULL;
  jclass type = NULL;
  check((*vm)->GetMethodName(vm, method, &name, NULL, NULL), "GetMethodName");
  check((*vm)->GetMethodDeclaringClass(vm, method, &type), "GetMethodDeclaringClass");
  check((*vm)->GetClassSignature(vm, type, &owner, NULL), "GetClassSignature");
  int found = 0;
  for (size_t i = 0; i < count; i++) {
    found |= strcmp(owner, methods[i][0]) == 0 && strcmp(name, methods[i][1]) == 0;
  }
  (*vm)->Deallocate(vm, (unsigned char *)name);
  (*vm)->Deallocate(vm, (unsigned char *)owner);
  return found;
}

/* In the java.base that measured programs start with, hash codes of classes follow from their names. */
static int stands_for_native(jmethodID method) {
  static const char *const stand_ins[][2] = {
      {"Ljava/lang/Class;", "hashCode"},
      {"Ljava/lang/PostageHash;", "of"},
      {"Ljava/lang/PostageHash;", "<clinit>"},
  };
  return is_one_of(method, stand_ins, sizeof stand_ins / sizeof stand_ins[0]);
}

static void read_code(jmethodID method, Code *code) {
  code->for_native = stands_for_native(method);
  jvmtiError error = (*vm)->GetBytecodes(vm, method, &code->length, &code->bytecodes);
  if (error != JVMTI_ERROR_NATIVE_METHOD) check(error, "GetBytecodes");
  if (error != JVMTI_ERROR_NONE) code->length = 0;
}

static const Code *shared_code_of(jmethodID method) {
  pthread_mutex_lock(&codes_lock);
  size_t slot = first_slot(method);
  while (codes[slot].method != method && codes[slot].method != NULL) slot = (slot + 1) % METHOD_SLOTS;
  if (codes[slot].method == NULL) {
    if (++code_count == METHOD_SLOTS) fail("more methods than there is room for");
    read_code(method, &codes[slot]);
    codes[slot].method = method;
  }
  pthread_mutex_unlock(&codes_lock);
  return &codes[slot];
}

static const Code *code_of(jmethodID method) {
  if (latest_code == NULL || latest_code->method != method) latest_code = shared_code_of(method);
  return latest_code;
}

static unsigned char opcode_at(const Code *code, jlocation at) {
  return at >= 0 && at < code->length ? code->bytecodes[at] : JVM_OPC_nop;
}

static jlocation length_of_call(unsigned char opcode) {
  switch (opcode) {
    case JVM_OPC_invokevirtual:
    case JVM_OPC_invokespecial:
    case JVM_OPC_invokestatic:
      return 3;
    case JVM_OPC_invokeinterface:
    case JVM_OPC_invokedynamic:
      return 5;
    default:
      return 0;
  }
}

static int follows_a_call(const Code *code, jlocation at) {
  return length_of_call(opcode_at(code, at - 3)) == 3 || length_of_call(opcode_at(code, at - 5)) == 5;
}

/*
 * The VM reports no step to where the step before was. So of a recursive method that ends in "return call-of-itself" only
 * the innermost return is reported; here it stands for those of its callers that will return to this very place.
 */
static uint64_t unreported_returns(jmethodID method, jlocation at) {
  const Code *code = code_of(method);
  unsigned char opcode = opcode_at(code, at);
  if (opcode < JVM_OPC_ireturn || opcode > JVM_OPC_return || !follows_a_call(code, at)) return 0;
  jvmtiFrameInfo frames[DEEPEST_RETURN];
  jint count = 0;
  check((*vm)->GetStackTrace(vm, NULL, 0, DEEPEST_RETURN, frames, &count), "GetStackTrace");
  jint caller = 1;
  while (caller < count && frames[caller].method == method &&
         frames[caller].location + length_of_call(opcode_at(code, frames[caller].location)) == at) {
    caller++;
  }
  if (caller == DEEPEST_RETURN) fail("a recursion deeper than there is room for");
  return (uint64_t)caller - 1;
}

/* Called before the bytecode is executed. */
static void JNICALL on_bytecode(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, jlocation at) {
  (void)env;
  (void)jni;
  if (code_of(method)->for_native) return;
  Tally *tally = tally_of(thread);
  if (at == 0 && is_marked(method)) mark(tally);
  uint64_t bytecodes = 1 + unreported_returns(method, at);
  tally->amount.bytecodes += bytecodes;
  if (in_methods_window && tally == mark_owner) method_tally_of(method)->amount.bytecodes += bytecodes;
}

static int asks_for_an_object(unsigned char opcode) {
  return opcode == JVM_OPC_new || opcode == JVM_OPC_newarray || opcode == JVM_OPC_anewarray ||
         opcode == JVM_OPC_multianewarray;
}

static int is_native_maker(jmethodID method) {
  static const char *const makers[][2] = {
      {"Ljava/lang/Object;", "clone"},
      {"Ljava/lang/reflect/Array;", "newArray"},
      {"Ljava/lang/reflect/Array;", "multiNewArray"},
      {"Ljdk/internal/misc/Unsafe;", "allocateInstance"},
  };
  return is_one_of(method, makers, sizeof makers / sizeof makers[0]);
}

/* Whether the innermost frame asked for the object; if not, the virtual machine made it of its own accord. */
static int is_asked_for(jmethodID method, jlocation at) {
  const Code *code = shared_code_of(method);
  return code->length == 0 ? is_native_maker(method) : asks_for_an_object(opcode_at(code, at));
}

static int is_bytecode(jmethodID method) { return shared_code_of(method)->length != 0; }

static int asks_for_one_object(jmethodID method, jlocation at) {
  return opcode_at(shared_code_of(method), at) != JVM_OPC_multianewarray;
}

static void add_object(Amount *amount, uint64_t bytes, int by_vm) {
  amount->blocks++;
  amount->bytes += bytes;
  if (by_vm) {
    amount->vm_blocks++;
    amount->vm_bytes += bytes;
  }
}

static void take_for_vm(Amount *amount, uint64_t blocks, uint64_t bytes) {
  amount->vm_blocks += blocks;
  amount->vm_bytes += bytes;
}

static int is_array(jclass type) {
  char *signature = NULL;
  check((*vm)->GetClassSignature(vm, type, &signature, NULL), "GetClassSignature");
  int array = signature[0] == '[';
  (*vm)->Deallocate(vm, (unsigned char *)signature);
  return array;
}

/*
 * A bytecode that asks for one object and gets several got an exception (a negative array size), and so did one that asks
 * for arrays in arrays and gets something else: none of them is what was asked for, not even those that looked like it.
 */
static int belongs_to_an_exception(Tally *tally, Amount *of_method, int unexpected, uint64_t bytes) {
  if (unexpected && !tally->failed) {
    tally->failed = 1;
    take_for_vm(&tally->amount, tally->asked_blocks, tally->asked_bytes);
    if (of_method != NULL) take_for_vm(of_method, tally->asked_blocks, tally->asked_bytes);
  }
  tally->asked_blocks++;
  tally->asked_bytes += bytes;
  return tally->failed;
}

static int got_an_exception(
    Tally *tally, Amount *of_method, jmethodID method, jlocation at, jclass type, uint64_t bytes) {
  if (tally->asked_at != tally->amount.bytecodes) {
    tally->asked_at = tally->amount.bytecodes;
    tally->asked_blocks = tally->asked_bytes = 0;
    tally->failed = 0;
  }
  int unexpected = asks_for_one_object(method, at) ? tally->asked_blocks != 0 : !is_array(type);
  return belongs_to_an_exception(tally, of_method, unexpected, bytes);
}

static void JNICALL on_object(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jclass type, jlong size) {
  (void)env;
  (void)jni;
  (void)object;
  Tally *tally = tally_of(thread);
  jmethodID method = NULL;
  jlocation at = 0;
  uint64_t bytes = (uint64_t)size;
  int framed = (*vm)->GetFrameLocation(vm, NULL, 0, &method, &at) == JVMTI_ERROR_NONE;
  Amount *of_method =
      framed && in_methods_window && tally == mark_owner ? &method_tally_of(method)->amount : NULL;
  int by_vm = !framed || !is_asked_for(method, at);
  if (!by_vm && is_bytecode(method)) by_vm = got_an_exception(tally, of_method, method, at, type, bytes);
  add_object(&tally->amount, bytes, by_vm);
  if (of_method != NULL) add_object(of_method, bytes, by_vm);
}

static void start_counting_bytecodes(void) {
  check((*vm)->SetEventNotificationMode(vm, JVMTI_ENABLE, JVMTI_EVENT_SINGLE_STEP, NULL), "enabling single steps");
}

static void find_marked_methods(jclass type) {
  jint count = 0;
  jmethodID *methods = NULL;
  check((*vm)->GetClassMethods(vm, type, &count, &methods), "GetClassMethods");
  for (jint i = 0; i < count; i++) {
    char *name = NULL;
    check((*vm)->GetMethodName(vm, methods[i], &name, NULL, NULL), "GetMethodName");
    if (strcmp(name, mark_method) == 0 && marked_count < MOST_OVERLOADS) {
      marked[marked_count] = methods[i];
      marked_count++;
    }
    (*vm)->Deallocate(vm, (unsigned char *)name);
  }
  (*vm)->Deallocate(vm, (unsigned char *)methods);
}

static void JNICALL on_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass type) {
  (void)env;
  (void)jni;
  (void)thread;
  char *signature = NULL;
  if ((*vm)->GetClassSignature(vm, type, &signature, NULL) != JVMTI_ERROR_NONE) return;
  int wanted = strcmp(signature, mark_class) == 0;
  (*vm)->Deallocate(vm, (unsigned char *)signature);
  if (wanted) {
    find_marked_methods(type);
    start_counting_bytecodes();
  }
}

/* The primordial thread can come back under another name once main has returned. */
static void JNICALL on_thread_end(jvmtiEnv *env, JNIEnv *jni, jthread thread) {
  (void)env;
  (void)jni;
  if (mine == NULL) return;
  mine->name = name_of(thread);
  mine = NULL;
}

/*
 * The main thread's first allocation buffer is older than this library's events, and objects in it go unseen. So it is
 * used up here: objects that will never be used, until one of them is seen.
 */
static void use_up_first_buffer(JNIEnv *jni, jthread thread) {
  Tally *tally = tally_of(thread);
  for (int i = 0; i < MOST_WASTED && tally->amount.blocks == 0; i++) {
    jobject wasted = (*jni)->NewByteArray(jni, WASTED_LENGTH);
    if (wasted == NULL) fail("heap too small: a few MiB more expected");
    (*jni)->DeleteLocalRef(jni, wasted);
  }
  if (tally->amount.blocks == 0) fail("no object of the main thread was seen");
  memset(&tally->amount, 0, sizeof tally->amount);
}

static void JNICALL on_start(jvmtiEnv *env, JNIEnv *jni, jthread thread) {
  (void)env;
  use_up_first_buffer(jni, thread);
  if (mark_class[0] == 0) start_counting_bytecodes();
}

static int by_name(const void *one, const void *other) {
  return strcmp((*(Tally *const *)one)->name, (*(Tally *const *)other)->name);
}

static void print_amount(FILE *out, const char *kind, Amount amount) {
  const uint64_t fields[] = {amount.bytecodes, amount.blocks, amount.bytes, amount.vm_blocks, amount.vm_bytes};
  fputs(kind, out);
  for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) fprintf(out, "\t%llu", (unsigned long long)fields[i]);
}

static void add(Amount *sum, const Amount *amount) {
  sum->bytecodes += amount->bytecodes;
  sum->blocks += amount->blocks;
  sum->bytes += amount->bytes;
  sum->vm_blocks += amount->vm_blocks;
  sum->vm_bytes += amount->vm_bytes;
}

static void print_threads(FILE *out) {
  size_t count = 0;
  for (Tally *tally = tallies; tally != NULL; tally = tally->next) count++;
  Tally **sorted = calloc(count + 1, sizeof *sorted);
  if (sorted == NULL) fail("out of memory");
  size_t used = 0;
  for (Tally *tally = tallies; tally != NULL && used < count; tally = tally->next) sorted[used++] = tally;
  qsort(sorted, used, sizeof *sorted, by_name);
  for (size_t i = 0; i < used;) {
    const char *name = sorted[i]->name;
    Amount sum;
    memset(&sum, 0, sizeof sum);
    for (; i < used && strcmp(sorted[i]->name, name) == 0; i++) {
      add(&sum, &sorted[i]->amount);
    }
    print_amount(out, "thread", sum);
    fprintf(out, "\t%s\n", name);
  }
  free(sorted);
}

static void print_method(FILE *out, const MethodTally *tally) {
  char *name = NULL, *descriptor = NULL, *owner = NULL;
  jclass type = NULL;
  print_amount(out, "method", tally->amount);
  if ((*vm)->GetMethodName(vm, tally->method, &name, &descriptor, NULL) == JVMTI_ERROR_NONE &&
      (*vm)->GetMethodDeclaringClass(vm, tally->method, &type) == JVMTI_ERROR_NONE &&
      (*vm)->GetClassSignature(vm, type, &owner, NULL) == JVMTI_ERROR_NONE) {
    fprintf(out, "\t%s %s %s\n", owner, name, descriptor);
  } else {
    fprintf(out, "\t? ? ?\n");
  }
}

static void JNICALL on_death(jvmtiEnv *env, JNIEnv *jni) {
  (void)env;
  (void)jni;
  (*vm)->SetEventNotificationMode(vm, JVMTI_DISABLE, JVMTI_EVENT_SINGLE_STEP, NULL);
  (*vm)->SetEventNotificationMode(vm, JVMTI_DISABLE, JVMTI_EVENT_SAMPLED_OBJECT_ALLOC, NULL);
  FILE *out = fopen(out_file, "w");
  if (out == NULL) {
    perror(out_file);
    return;
  }
  print_threads(out);
  for (size_t i = 0; i < mark_count; i++) {
    print_amount(out, "mark", marks[i]);
    fputc('\n', out);
  }
  for (size_t i = 0; i < METHOD_SLOTS; i++) {
    if (method_tallies[i].method != NULL) print_method(out, &method_tallies[i]);
  }
  fprintf(out, "end\n");
  fclose(out);
}

static void read_mark(const char *value) {
  const char *hash = strchr(value, '#');
  if (hash == NULL || strlen(value) + 3 > LONGEST_NAME) fail("mark: CLASS#METHOD expected");
  snprintf(mark_class, sizeof mark_class, "L%.*s;", (int)(hash - value), value);
  for (char *c = mark_class; *c != 0; c++) {
    if (*c == '.') *c = '/';
  }
  snprintf(mark_method, sizeof mark_method, "%s", hash + 1);
}

static void read_options(const char *options) {
  char *copy = copy_of(options == NULL ? "" : options);
  char *rest = NULL;
  for (char *option = strtok_r(copy, ",", &rest); option != NULL; option = strtok_r(NULL, ",", &rest)) {
    if (strncmp(option, "out=", 4) == 0) {
      snprintf(out_file, sizeof out_file, "%s", option + 4);
    } else if (strncmp(option, "mark=", 5) == 0) {
      read_mark(option + 5);
    } else if (sscanf(option, "methods=%lu-%lu", &methods_from, &methods_to) != 2) {
      fail("options: out=FILE[,mark=CLASS#METHOD][,methods=FROM-TO] expected");
    }
  }
  free(copy);
  if (out_file[0] == 0) fail("options: out=FILE expected");
}

static void enable(jvmtiEvent event) {
  check((*vm)->SetEventNotificationMode(vm, JVMTI_ENABLE, event, NULL), "SetEventNotificationMode");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *java, char *options, void *reserved) {
  (void)reserved;
  read_options(options);
  if ((*java)->GetEnv(java, (void **)&vm, JVMTI_VERSION_11) != JNI_OK) fail("JVMTI 11 expected");
  jvmtiCapabilities wanted;
  memset(&wanted, 0, sizeof wanted);
  wanted.can_get_bytecodes = 1;
  /* Keeps the interpreter from running two bytecodes as one, of which only the first would be reported. */
  wanted.can_generate_breakpoint_events = 1;
  wanted.can_generate_single_step_events = 1;
  wanted.can_generate_sampled_object_alloc_events = 1;
  check((*vm)->AddCapabilities(vm, &wanted), "AddCapabilities");
  jvmtiEventCallbacks callbacks;
  memset(&callbacks, 0, sizeof callbacks);
  callbacks.SingleStep = on_bytecode;
  callbacks.SampledObjectAlloc = on_object;
  callbacks.ClassPrepare = on_class;
  callbacks.ThreadEnd = on_thread_end;
  callbacks.VMInit = on_start;
  callbacks.VMDeath = on_death;
  check((*vm)->SetEventCallbacks(vm, &callbacks, sizeof callbacks), "SetEventCallbacks");
  /* Set before the main thread exists: later, its first allocations would fall between two samples of the old interval. */
  check((*vm)->SetHeapSamplingInterval(vm, 0), "SetHeapSamplingInterval");
  enable(JVMTI_EVENT_SAMPLED_OBJECT_ALLOC);
  enable(JVMTI_EVENT_THREAD_END);
  enable(JVMTI_EVENT_VM_INIT);
  enable(JVMTI_EVENT_VM_DEATH);
  if (mark_class[0] != 0) enable(JVMTI_EVENT_CLASS_PREPARE);
  return JNI_OK;
}
