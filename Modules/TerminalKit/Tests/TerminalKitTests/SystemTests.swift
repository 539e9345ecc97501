import Dispatch
import Foundation
import TerminalKit
import Testing

@Suite struct SystemTests {
  @Test func `text longer than a pipe's buffer arrives whole`() async throws {
    let pipe = Pipe()
    let text = String(repeating: "日本 ", count: 100_000)
    let arriving = arriving(at: pipe.fileHandleForReading)
    let result = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor).write(text)
    try pipe.fileHandleForWriting.close()
    let arrived = try await arriving.first { _ in true }
    let isWhole = arrived == text
    #expect(result == .complete)
    #expect(isWhole)
  }

  /// Reads to the end, from now on and on a thread of its own: a task would begin when the tests before it are through,
  /// and until then a writer would hold a thread that they need.
  private func arriving(at end: FileHandle) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      DispatchQueue.global().async {
        continuation.yield(with: Result { String(decoding: try end.readToEnd() ?? Data(), as: UTF8.self) })
        continuation.finish()
      }
    }
  }

  @Test func `a reader that is gone is an answer`() async {
    await #expect(processExitsWith: .success) {
      StandardStream.ignoreBrokenPipes()
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let result = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor).write("hello")
      #expect(result == .readerGone)
    }
  }

  @Test func `the number of a stream that is closed is given to no file`() async {
    await #expect(processExitsWith: .success) {
      for descriptor in [0, 1] as [Int32] { close(descriptor) }
      StandardStream.occupyClosed()
      let descriptor = open("/dev/null", O_RDONLY)
      #expect(descriptor > 2)
      let result = StandardStream.output.write("hello")
      #expect(result == .failed(errno: EBADF))
    }
  }

  @Test func `a failure carries the system's number`() {
    let result = StandardStream(descriptor: -1).write("hello")
    #expect(result == .failed(errno: EBADF))
  }

  #if os(Linux)
    @Test func `a terminal is one and knows its columns`() throws {
      let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(terminal) }
      let stream = StandardStream(descriptor: terminal)
      let unknown = stream.windowWidth
      var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
      let isSet = ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
      try #require(isSet)
      #expect(stream.isTerminal)
      #expect(unknown == nil)
      #expect(stream.windowWidth == 132)
      #expect(stream.windowHeight == 24)
    }

    @Test func `a full disk is a failure`() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let result = StandardStream(descriptor: full.fileDescriptor).write("hello")
      #expect(result == .failed(errno: ENOSPC))
    }
  #endif

  @Test func `writing nothing is done at once`() {
    let result = StandardStream(descriptor: -1).write("")
    #expect(result == .complete)
  }

  @Test func `a pipe is no terminal and has no width`() {
    let pipe = Pipe()
    let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(!stream.isTerminal)
    #expect(stream.windowWidth == nil)
    #expect(stream.windowHeight == nil)
  }

  @Test func `signals end with 128 and their number`() {
    let codes = TerminationSignal.allCases.map(\.exitCode)
    #expect(codes == [130, 143, 129])
  }

  /// The first signal after one was sent; its stream is released on return.
  private static func firstSignal(sending number: Int32) async -> TerminationSignal? {
    let signals = TerminationSignal.arriving()
    kill(getpid(), number)
    return await signals.first { _ in true }
  }

  @Test func `a signal arrives instead of ending the process, as often as there is a stream`() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      for _ in 0..<100 {
        let signals = [await SystemTests.firstSignal(sending: SIGTERM), await SystemTests.firstSignal(sending: SIGINT)]
        #expect(signals == [.terminate, .interrupt])
      }
    }
  }

  @Test func `signals end the process again without a listener`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      alarm(20)
      _ = await SystemTests.firstSignal(sending: SIGTERM)
      kill(getpid(), SIGTERM)
      try await Task.sleep(for: .seconds(30))
    }
  }

  @Test func `a cancelled listener gives the signals back`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      alarm(20)
      let signals = TerminationSignal.arriving()
      let listener = Task { for await _ in signals {} }
      listener.cancel()
      await listener.value
      kill(getpid(), SIGINT)
      try await Task.sleep(for: .seconds(30))
    }
  }

  @Test func `of two listeners the later one has a signal, and the earlier one after it`() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      let outer = TerminationSignal.arriving()
      let inner = await SystemTests.firstSignal(sending: SIGTERM)
      kill(getpid(), SIGINT)
      let signals = [inner, await outer.first { _ in true }]
      #expect(signals == [.terminate, .interrupt])
    }
  }
}
