package dev.postage.agent.robust;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.LengthFieldBasedFrameDecoder;
import io.netty.handler.codec.LengthFieldPrepender;
import io.netty.handler.codec.string.StringDecoder;
import io.netty.handler.codec.string.StringEncoder;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** Frames through an embedded pipeline, and an echo through the loopback device. */
// what could not be written is missing in what is printed
@SuppressWarnings("FutureReturnValueIgnored")
public final class NettyProgram {
    private static final int PREFIX = 4;
    private static final int LONGEST = 1 << 16;
    private static final int MESSAGES = 200;

    private NettyProgram() {}

    public static void main(String[] arguments) throws InterruptedException {
        embedded();
        echo();
    }

    private static void embedded() {
        EmbeddedChannel channel = new EmbeddedChannel(pipeline((context, text) -> context.writeAndFlush("<" + text)));
        ByteBuf in = Unpooled.buffer();
        for (int i = 0; i < MESSAGES; i++) {
            String text = "message " + i;
            in.writeInt(text.length()).writeBytes(text.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        }
        while (in.isReadable()) {
            channel.writeInbound(in.readRetainedSlice(Math.min(7, in.readableBytes())));
        }
        in.release();
        int octets = 0;
        for (ByteBuf out = channel.readOutbound(); out != null; out = channel.readOutbound()) {
            octets += out.readableBytes();
            out.release();
        }
        System.out.println(octets + " octets, unfinished " + channel.finish());
    }

    private static ChannelInitializer<Channel> pipeline(BiConsumer<ChannelHandlerContext, String> then) {
        return new ChannelInitializer<>() {
            @Override
            protected void initChannel(Channel channel) {
                channel.pipeline()
                        .addLast(new LengthFieldBasedFrameDecoder(LONGEST, 0, PREFIX, 0, PREFIX))
                        .addLast(new LengthFieldPrepender(PREFIX))
                        .addLast(new StringDecoder())
                        .addLast(new StringEncoder())
                        .addLast(handler(then));
            }
        };
    }

    private static ChannelHandler handler(BiConsumer<ChannelHandlerContext, String> then) {
        return new SimpleChannelInboundHandler<String>() {
            @Override
            protected void channelRead0(ChannelHandlerContext context, String text) {
                then.accept(context, text);
            }
        };
    }

    private static void echo() throws InterruptedException {
        EventLoopGroup group = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
        BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        try {
            Channel server = new ServerBootstrap()
                    .group(group)
                    .channel(NioServerSocketChannel.class)
                    .childHandler(pipeline((context, text) -> context.writeAndFlush(text)))
                    .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                    .sync()
                    .channel();
            Channel client = new Bootstrap()
                    .group(group)
                    .channel(NioSocketChannel.class)
                    .handler(pipeline((context, text) -> answers.add(text)))
                    .connect(server.localAddress())
                    .sync()
                    .channel();
            for (int i = 0; i < MESSAGES; i++) {
                client.writeAndFlush("echo " + i);
            }
            int sum = 0;
            for (int i = 0; i < MESSAGES; i++) {
                sum += String.valueOf(answers.poll(1, TimeUnit.MINUTES)).hashCode();
            }
            System.out.println("echoed " + sum);
            client.close().sync();
            server.close().sync();
        } finally {
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).sync();
        }
    }
}
