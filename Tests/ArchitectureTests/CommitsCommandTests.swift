import Foundation
import Testing

/// `architect commits`, from outside.
@Suite struct CommitsCommandTests {
  private let architect: Architect

  init() throws {
    architect = try Architect()
    try architect.write(
      "architecture.json", #"{ "commits": { "subject": "[A-Z]+-[0-9]+: .+", "longest": 20 } }"#)
    try git("init", "-q", "-b", "main")
    try commit("Begin")
    try git("tag", "begin")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", architect.folder.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func commit(_ message: String) throws { try git("commit", "-q", "--allow-empty", "-m", message) }

  private func commits(_ arguments: String...) throws -> Architect.Answer {
    try architect.run(["commits"] + arguments)
  }

  @Test func `commits since one are looked at, the oldest first`() throws {
    try commit("CC-1: Carts")
    try commit("Mend carts")
    try commit("CC-2: Carts of paper, folded")
    let answer = try commits("--since", "begin")
    let lines = answer.output.split(separator: "\n")
    #expect(answer.status == 1)
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(": error: the subject doesn't have the form “[A-Z]+-[0-9]+: .+”: “Mend carts”"))
    #expect(lines[1].contains("28 characters, and 20 at most"))
    #expect(lines[2] == "3 messages, 2 errors.")
  }

  @Test func `a document has what a text has`() throws {
    try commit("CC-1: Carts")
    try commit("Mend carts")
    let answer = try commits("--since", "begin", "--json")
    let document = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    let faults = document?["faults"] as? [[String: String]]
    #expect(answer.status == 1)
    #expect(document?["messages"] as? Int == 2)
    #expect(faults?.map { $0["subject"] } == ["Mend carts"])
  }

  @Test func `without more the last commit is looked at`() throws {
    try commit("CC-1: Carts\n\nWhy.")
    let answer = try commits()
    #expect(answer.status == 0)
    #expect(answer.output == "1 message, no errors.\n")
  }

  @Test func `a hook gives the message in a file`() throws {
    try architect.write("message", "# Comment\nCarts\nWhy.\n")
    let file = architect.folder.appendingPathComponent("message").path
    let answer = try commits(file)
    #expect(answer.status == 1)
    #expect(answer.output.hasPrefix("\(file):2: error: the subject doesn't have the form"))
    #expect(answer.output.hasSuffix("1 message, 2 errors.\n"))
  }

  @Test func `nothing is said of messages without a rule, a commit or a file`() throws {
    let unknown = try commits("--since", "nowhere")
    let missing = try commits("missing")
    let both = try commits("missing", "--since", "begin")
    try architect.write("architecture.json", "{}")
    let without = try commits()
    #expect([unknown, missing, both, without].map(\.status) == [64, 64, 64, 64])
    #expect(without.error.contains("no “commits”, so no message was looked at"))
    #expect(without.output == "")
  }

  @Test func `a rule that asks for nothing is refused at its place`() throws {
    try architect.write("architecture.json", "{\n  \"commits\": {}\n}")
    let answer = try commits()
    #expect(answer.status == 64)
    #expect(answer.error.contains("architecture.json:2:14"))
  }
}
