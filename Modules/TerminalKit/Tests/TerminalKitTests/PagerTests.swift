import Foundation
import TerminalKit
import Testing

/// The program that shows what is longer than the screen.
@Suite(.temporaryFolder) struct PagerTests {
  @Test(
    arguments: [
      ([:], "less -FIRX"), (["PAGER": "more"], "more"), (["PAGER": ""], nil), (["PAGER": "cat"], nil),
      (["TERM": "dumb"], nil), (["TERM": "dumb", "PAGER": "more"], nil),
    ] as [([String: String], String?)])
  func `the environment names the pager`(_ variables: [String: String], _ expected: String?) {
    let command = Pager(variables: variables)?.command
    #expect(command == expected)
  }

  @Test func `the pager gets the whole text`() async throws {
    let file = TemporaryFolder.current.file("seen")
    let text = String(repeating: "日本 \u{1B}[1mbold\u{1B}[0m\n", count: 20_000)
    let isShown = await Pager(command: "cat > '\(file.path)'").show(text)
    #expect(isShown)
    let seen = try String(contentsOf: file, encoding: .utf8)
    let isWhole = seen == text
    #expect(isWhole)
  }

  @Test func `a pager that is closed early is no failure`() async {
    StandardStream.ignoreBrokenPipes()
    let isShown = await Pager(command: "true").show(String(repeating: "line\n", count: 100_000))
    #expect(isShown)
  }

  @Test(arguments: [
    "nowhere-to-be-found -R", "/nowhere/less", "/etc/passwd", "/etc", "'nowhere to be found'", "LESS=R /etc/passwd",
    "'/etc/passwd' -R",
  ])
  func `a pager that isn't there, or can't be run, shows nothing`(_ command: String) async {
    StandardStream.ignoreBrokenPipes()
    let isShown = await Pager(command: command).show("text\n")
    #expect(!isShown)
  }

  @Test func `input that has come, or ended, is readable`() throws {
    let pipe = Pipe()
    let stream = StandardStream(descriptor: pipe.fileHandleForReading.fileDescriptor)
    #expect(!stream.isReadable)
    try pipe.fileHandleForWriting.write(contentsOf: Data("x".utf8))
    #expect(stream.isReadable)
    _ = pipe.fileHandleForReading.availableData
    #expect(!stream.isReadable)
    try pipe.fileHandleForWriting.close()
    // A process that another test starts meanwhile has the end open too, until it runs its program.
    let rest = try pipe.fileHandleForReading.readToEnd()
    #expect(rest?.isEmpty != false)
    #expect(stream.isReadable)
  }
}
