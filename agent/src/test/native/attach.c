/*
 * Threads that the virtual machine did not start: each attaches itself, calls one Java method and detaches itself, again
 * and again. The virtual machine builds the Thread object of such a thread on that thread itself, by a constructor that
 * runs while the object has no state and no number yet.
 */
#include <jni.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST 64

static JavaVM *vm;
static jclass owner;
static jmethodID work;
static int turns;
static int started;
static pthread_t threads[MOST];

static void fail(const char *what) {
  fprintf(stderr, "attach: %s failed\n", what);
  abort();
}

static void *attach_and_work(void *number) {
  char name[32];
  snprintf(name, sizeof name, "native-%d", (int)(intptr_t)number);
  for (int turn = 0; turn < turns; turn++) {
    JNIEnv *env;
    JavaVMAttachArgs arguments = {JNI_VERSION_1_8, name, NULL};
    if ((*vm)->AttachCurrentThread(vm, (void **)&env, &arguments) != JNI_OK) fail("AttachCurrentThread");
    (*env)->CallStaticVoidMethod(env, owner, work, (jint)(intptr_t)number);
    if ((*env)->ExceptionCheck(env)) fail("work");
    if ((*vm)->DetachCurrentThread(vm) != JNI_OK) fail("DetachCurrentThread");
  }
  return NULL;
}

/* Starts that many threads, at most MOST, which attach themselves so often. */
JNIEXPORT void JNICALL Java_dev_postage_agent_programs_NativeThreadsProgram_start(
    JNIEnv *env, jclass program, jint number, jint times) {
  if (number > MOST || (*env)->GetJavaVM(env, &vm) != JNI_OK) fail("start");
  owner = (*env)->NewGlobalRef(env, program);
  work = (*env)->GetStaticMethodID(env, program, "work", "(I)V");
  if (owner == NULL || work == NULL) fail("GetStaticMethodID");
  turns = times;
  started = number;
  for (int i = 0; i < number; i++) {
    if (pthread_create(&threads[i], NULL, attach_and_work, (void *)(intptr_t)i) != 0) fail("pthread_create");
  }
}

/* Waits until they have ended. */
JNIEXPORT void JNICALL Java_dev_postage_agent_programs_NativeThreadsProgram_join(JNIEnv *env, jclass program) {
  (void)env;
  (void)program;
  for (int i = 0; i < started; i++) {
    if (pthread_join(threads[i], NULL) != 0) fail("pthread_join");
  }
}
