import Foundation
import TerminalKit
import Testing

@Suite struct TerminalInputTests {
  @Test func `events come as they are typed, Esc after its time`() async throws {
    let pipe = Pipe()
    let input = try Self.input(pipe)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\u{1B}[A\u{1B}".utf8))
    var events: [TerminalEvent] = []
    let start = ContinuousClock.now
    for await event in input {
      events.append(event)
      if events.count == 3 { break }
    }
    #expect(events == [.key("a"), .key(.up), .key(.escape)])
    let isWaited = start.duration(to: .now) >= .milliseconds(45)
    #expect(isWaited)
    // A later iteration goes on.
    try pipe.fileHandleForWriting.write(contentsOf: Data("[é".utf8))
    let rest = await input.prefix(2).reduce(into: []) { $0.append($1) }
    #expect(rest == [.key("["), .key("é")] as [TerminalEvent])
  }

  @Test func `a sequence that comes in two parts is one key`() async throws {
    let pipe = Pipe()
    let input = try Self.input(pipe)
    try pipe.fileHandleForWriting.write(contentsOf: Data("\u{1B}[1;".utf8))
    async let event = input.first { _ in true }
    try await Task.sleep(for: .milliseconds(150))
    try pipe.fileHandleForWriting.write(contentsOf: Data("5A".utf8))
    let key = await event
    #expect(key == .key(Key(.up, .control)))
  }

  @Test func `the end of the input is the end of the events`() async throws {
    let pipe = Pipe()
    let input = try Self.input(pipe)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\u{1B}".utf8))
    try pipe.fileHandleForWriting.close()
    let events = await input.reduce(into: []) { $0.append($1) }
    #expect(events == [.key("a"), .key(.escape)] as [TerminalEvent])
  }

  @Test func `a cancelled task waits no longer, and the next one loses nothing`() async throws {
    let pipe = Pipe()
    let input = try Self.input(pipe)
    let waiting = Task { await input.first { _ in true } }
    try await Task.sleep(for: .milliseconds(50))
    waiting.cancel()
    let nothing = await waiting.value
    #expect(nothing == nil)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    let event = await input.first { _ in true }
    #expect(event == .key("a"))
  }

  private static func input(_ pipe: Pipe) throws -> TerminalInput {
    try #require(TerminalInput(StandardStream(descriptor: pipe.fileHandleForReading.fileDescriptor)))
  }
}
