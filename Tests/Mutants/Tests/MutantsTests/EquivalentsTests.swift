import ArchitectureKit
import Foundation
import Testing

@testable import mutants

/// The list of changes that change nothing.
@Suite struct EquivalentsTests {
  private let mutations = MutationFinder.mutations(
    in: SourceFile(path: "A.swift", text: "let a = b < c\nlet d = b == c\n"))

  @Test func `an entry is known again by its file and its text, on whatever line`() throws {
    let list = try Equivalents(reading: json("A.swift", "let a = b < c", "let a = b <= c"), for: mutations)
    let reasons = mutations.map(list.reason)
    #expect(reasons == ["They differ.", nil, nil])
    let lower = MutationFinder.mutations(in: SourceFile(path: "A.swift", text: "\n\n  let a = b < c\n"))
    let first = try #require(lower.first)
    #expect(list.reason(for: first) == "They differ.")
  }

  @Test func `an entry of another file is of no other`() throws {
    let other = MutationFinder.mutations(in: SourceFile(path: "B.swift", text: "let a = b < c\n"))
    let list = try Equivalents(reading: json("A.swift", "let a = b < c", "let a = b <= c"), for: mutations + other)
    let reasons = other.map(list.reason)
    #expect(reasons == [nil, nil])
  }

  @Test(arguments: [
    ("B.swift", "let a = b < c", "let a = b <= c"), ("A.swift", "let a = b < d", "let a = b <= d"),
    ("A.swift", "let a = b < c", "let a = b == c"),
  ])
  func `an entry that nothing matches any more is stale`(_ file: String, _ before: String, _ after: String) {
    let entry = Equivalents.Entry(file: file, before: before, after: after, reason: "They differ.")
    #expect(throws: Equivalents.Failure.stale(entry)) {
      try Equivalents(reading: json(file, before, after), for: mutations)
    }
  }

  @Test func `an entry has a reason`() {
    let entry = Equivalents.Entry(file: "A.swift", before: "let a = b < c", after: "let a = b <= c", reason: " ")
    #expect(throws: Equivalents.Failure.unexplained(entry)) {
      try Equivalents(reading: json(entry.file, entry.before, entry.after, reason: " "), for: mutations)
    }
  }

  private func json(_ file: String, _ before: String, _ after: String, reason: String = "They differ.") throws -> Data {
    try JSONEncoder().encode([["file": file, "before": before, "after": after, "reason": reason]])
  }
}
