import Foundation
import TerminalKit
import Testing

/// Lines that come from outside.
@Suite struct ReadingTests {
  @Test(arguments: [
    ("yes\n", "yes"), ("yes", "yes"), ("yes\r\n", "yes"), ("\n", ""), ("été\nmore\n", "été"), (" y \n", " y "),
  ])
  func `a line ends where it ends`(_ input: String, _ expected: String) async throws {
    let line = try await line(of: input)
    #expect(line == expected)
  }

  @Test func `at the end of the input there is no line`() async throws {
    let line = try await line(of: "")
    #expect(line == nil)
  }

  @Test func `what follows a line is left for the next`() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("first\nsecond\n".utf8))
    let stream = StandardStream(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let lines = [await stream.line(), await stream.line()]
    #expect(lines == ["first", "second"])
  }

  @Test func `an answer may take its time`() async throws {
    let pipe = Pipe()
    let stream = StandardStream(descriptor: pipe.fileHandleForReading.fileDescriptor)
    async let line = stream.line()
    try await Task.sleep(for: .milliseconds(50))
    try pipe.fileHandleForWriting.write(contentsOf: Data("no\n".utf8))
    let answer = await line
    #expect(answer == "no")
  }

  @Test func `a cancelled task waits no longer`() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let waiting = Task { await StandardStream(descriptor: descriptor).line() }
    waiting.cancel()
    let line = await waiting.value
    #expect(line == nil)
    // The pipe stays open until here, so it was not its end that was met.
    try pipe.fileHandleForWriting.close()
  }

  @Test func `a line without end is cut`() async throws {
    let line = try await line(of: String(repeating: "x", count: 5_000))
    #expect(line?.count == 4_096)
  }

  private func line(of input: String) async throws -> String? {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    return await StandardStream(descriptor: pipe.fileHandleForReading.fileDescriptor).line()
  }
}
