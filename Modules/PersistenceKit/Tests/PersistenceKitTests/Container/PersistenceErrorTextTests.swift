import Foundation
import PersistenceKit
import Testing

@Suite struct PersistenceErrorTextTests {
  private struct Interruption: Error, CustomStringConvertible {
    let description = "the network is gone"
  }

  private static let sentences: [(PersistenceError, String)] = [
    (.cannotOpen(path: "a.db", reason: "it is a folder"), "a.db can't be opened: it is a folder."),
    (.newerSchema(path: "a.db", found: 3, known: 2), "a.db is of version 3, and the newest version known here is 2."),
    (.busy, "The database is busy: another connection keeps the lock."),
    (
      .unreachable(path: "postgresql://example.org/home?book=a", reason: "the connection is lost"),
      "postgresql://example.org/home?book=a can't be reached: the connection is lost."
    ),
    (
      .constraint(Constraint(kind: .unique, table: "book", columns: ["title", "author"])),
      "A rule of the schema refuses the change: another row of book has the same title, author."
    ),
    (
      .constraint(Constraint(kind: .notNull, table: "book", columns: ["title"])),
      "A rule of the schema refuses the change: book needs a title."
    ),
    (
      .decoding(table: "book", column: "pages", number: 7, detail: "expected a whole number"),
      "The row 7 of book can't be read, column pages: expected a whole number."
    ),
    (
      .unsupported(construct: "a cast", advice: "filter the fetched models"),
      "Unsupported: a cast: filter the fetched models."
    ),
    (
      .failedAfterRename(path: "a.db", kept: "b.db", cause: .full),
      "a.db is written, and what it replaced is b.db. What failed after that: No space is left."
    ),
    (.thrown(Interruption()), "the network is gone"),
  ]

  @Test(arguments: sentences)
  func `an error reads as a sentence, described and localized alike`(error: PersistenceError, sentence: String) {
    let (described, localized) = ("\(error)", error.localizedDescription)
    #expect(described == sentence)
    #expect(localized == sentence)
  }

  @Test func `errors are equal by their case and what it carries, not by their sentence`() {
    let (left, right) = (
      PersistenceError.cannotOpen(path: "a can't be opened: b", reason: "c"),
      PersistenceError.cannotOpen(path: "a", reason: "b can't be opened: c")
    )
    let (damaged, same) = (PersistenceError.damaged(detail: "x"), PersistenceError.damaged(detail: "x"))
    #expect(left != right)
    #expect(damaged == same)
    #expect(PersistenceError.busy != .full)
    #expect(PersistenceError.closed == .closed)
  }
}
