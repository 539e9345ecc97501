import ArchitectureKit
import Testing

@Suite struct CommitRuleTests {
  private func faults(_ text: String, subject: String? = "[A-Z]+-[0-9]+: .+", longest: Int? = 20) throws -> [String] {
    try CommitRule(subject: subject, longest: longest).faults(of: CommitMessage(text))
  }

  @Test(arguments: [
    "CC-12: Carts", "CC-12: Carts\n", "CC-12: Carts\n\nWhy.", "CC-12: Carts  \n  \nWhy.", "CC-1: Café der Zwölf",
  ])
  func `a message of the form passes`(_ text: String) throws {
    let faults = try faults(text)
    #expect(faults == [])
  }

  @Test func `a subject is asked for its form as a whole`() throws {
    for text in ["Carts", "See CC-12: Carts", "CC-12:", "cc-12: Carts"] {
      let faults = try faults(text)
      #expect(faults == ["the subject doesn't have the form “[A-Z]+-[0-9]+: .+”"])
    }
  }

  @Test func `a subject is as long as its characters are many`() throws {
    let faults = try faults("CC-12: Carts of paper", longest: 20)
    #expect(faults == ["the subject has 21 characters, and 20 at most are allowed"])
  }

  @Test func `an empty line follows the subject`() throws {
    let faults = try faults("CC-12: Carts\nWhy.")
    #expect(faults == ["no empty line follows the subject"])
  }

  @Test func `every fault is said`() throws {
    let faults = try faults("Carts that are full of paper\nWhy.")
    #expect(faults.count == 3)
  }

  @Test(arguments: ["", "\n\n", "  \n"]) func `a message has a subject`(_ text: String) throws {
    let faults = try faults(text, subject: nil)
    #expect(faults == ["the message has no subject"])
  }

  @Test func `a merge has the subject that git gave it`() throws {
    let faults = try faults("Merge branch 'carts' of a place that is far away")
    #expect(faults == [])
  }

  @Test func `what an editor leaves is read without git's own lines`() {
    let message = CommitMessage(
      edited: """

        # Please enter the message.
        CC-12: Carts

        Why.
        # ------------------------ >8 ------------------------
        diff --git a/Cart.swift b/Cart.swift
        """)
    #expect(message.subject == "CC-12: Carts")
    #expect(message.secondLine == "")
    #expect(message.line == 3)
  }

  @Test func `a message that git stores keeps lines that begin with a number sign`() {
    let message = CommitMessage("#12 is mended")
    #expect(message.subject == "#12 is mended")
  }

  @Test func `an expression that can't be read is refused`() {
    #expect(throws: TextPatternError.self) { try CommitRule(subject: "(") }
  }
}
