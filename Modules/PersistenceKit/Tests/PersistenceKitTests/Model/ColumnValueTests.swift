import Foundation
import Testing

@testable import PersistenceKit

@Suite struct ColumnValueTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try ModelContainer(for: Specimen.self, configuration: .league(folder.file()))
  }

  @Test(arguments: [Specimen.full, Specimen(id: "plain")])
  func `every type of column comes back as it was`(specimen: Specimen) throws {
    let found = try container.write { context in
      try context.insert(specimen)
      return try context.model(Specimen.self, for: specimen.id)
    }
    #expect(found == specimen)
  }

  @Test func `a date is rounded to the millisecond`() throws {
    let stored = try Date(timeIntervalSince1970: 1.23456).stored
    let expected: Int64 = 1235
    #expect(stored == expected)
  }

  @Test(arguments: [(1e300, Int64.max), (-1e300, .min)])
  func `a date beyond 64 bits is kept as the farthest one`(seconds: Double, expected: Int64) throws {
    let stored = try Date(timeIntervalSince1970: seconds).stored
    #expect(stored == expected)
  }

  @Test func `text is composed`() throws {
    var specimen = Specimen(id: "cafe\u{301}")
    specimen.text = "e\u{301}"
    let found = try container.write { [specimen] context in
      try context.insert(specimen)
      return try context.model(Specimen.self, for: "caf\u{e9}")
    }
    let scalars = try #require(found).text.unicodeScalars.count
    #expect(scalars == 1)
  }

  @Test func `text with a NUL is refused`() {
    var specimen = Specimen(id: "nul")
    specimen.text = "a\0b"
    let error = thrown {
      try container.write { [specimen] in try $0.insert(specimen) }
    }
    guard case .unsupported(let construct, _) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    let namesIt = construct.contains("NUL")
    #expect(namesIt)
  }

  @Test func `a NaN is refused, because it would come back as nil`() {
    var specimen = Specimen(id: "nan")
    specimen.real = .nan
    let error = thrown {
      try container.write { [specimen] in try $0.insert(specimen) }
    }
    let expected = PersistenceError.unsupported(construct: "a number that is NaN", advice: "store nil instead")
    #expect(error == expected)
  }

  @Test func `what a model refuses is reported with its place`() throws {
    try container.write { try $0.insert(Specimen(id: "a")) }
    try folder.sql("UPDATE specimen SET length = -1")
    let error = thrown { try Specimen.everything(in: container) }
    let expected = PersistenceError.decoding(
      table: "specimen", column: "length", number: 1, detail: "expected Meters")
    #expect(error == expected)
  }

  @Test(arguments: [
    ("token = x'00'", "token", "16 bytes"), ("text = CAST(x'ff' AS TEXT)", "text", "text"),
    ("flag = 2", "flag", "Bool"), ("maybe_mood = 'angry'", "maybe_mood", "Optional<Mood>"),
  ])
  func `damaged values are reported, never guessed`(change: String, column: String, expected: String) throws {
    try container.write { try $0.insert(Specimen(id: "a")) }
    try folder.sql("UPDATE specimen SET \(change)")
    let error = thrown { try Specimen.everything(in: container) }
    let decoding = PersistenceError.decoding(
      table: "specimen", column: column, number: 1, detail: "expected \(expected)")
    #expect(error == decoding)
  }

  @Test func `a row of values reads as a row of a statement does`() throws {
    let specimen = Specimen.full
    var values: [SQLValue] = []
    for column in Specimen.schema.columns { values.append(try column.value(specimen)) }
    let row = Row(values: values, shape: RowShape(Specimen.schema))
    let found = try Specimen(row: row)
    #expect(found == specimen)
  }

  @Test func `a column of the wrong type is a decoding error`() throws {
    let row = Row(values: [.text("x")], shape: RowShape(table: "t", columns: ["c"], number: nil))
    let error = thrown { try row[0] as Int64 }
    let expected = PersistenceError.decoding(table: "t", column: "c", number: 0, detail: "expected an integer")
    #expect(error == expected)
  }
}
