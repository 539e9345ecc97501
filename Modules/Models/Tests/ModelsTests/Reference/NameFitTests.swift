import Foundation
import ModuloModels
import ModuloUtilities
import Testing

/// How loosely a reference may fit the names of rows.
@Suite struct NameFitTests {
  private struct Row: Named, Identifiable {
    let number: Int64
    let name: String
    var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))) }
    var nameKey: String { name.folded }
  }

  private let rows = ["New roof", "Roof box", "Home mortgage", "Camper"].enumerated().map {
    Row(number: Int64($0.offset + 1), name: $0.element)
  }

  private func number(_ text: String, _ fit: NameFit? = nil) throws -> Int64? {
    let reference = try #require(NamedReference(text))
    do throws(RepositoryError) {
      return try (fit.map { reference.fitting($0) } ?? reference).choice(of: rows).number
    } catch {
      switch error {
      case .notFound, .unknownName: return nil
      default: throw error
      }
    }
  }

  @Test func `the beginning of a word names a row, unless a name begins so`() throws {
    let found = try ["mort", "roof", "NEW", "box"].map { try number($0) }
    #expect(found == [3, 2, 1, 2])
  }

  @Test func `a part of a name counts only where it is asked for`() throws {
    let (closer, looser) = (try number("amp"), try number("amp", .part))
    #expect(closer == nil)
    #expect(looser == 4)
  }

  @Test func `a beginning is the loosest fit for what is deleted, and the whole name for scripts`() throws {
    let found = try [
      number("mort", .beginning), number("home", .beginning), number("home", .whole), number("home mortgage", .whole),
    ]
    #expect(found == [nil, 3, nil, 3])
  }

  @Test func `several names that fit equally are candidates`() {
    let candidates = [Candidate(number: 1, name: "New roof"), Candidate(number: 3, name: "Home mortgage")]
    #expect(throws: RepositoryError.ambiguous(candidates)) {
      try #require(NamedReference("o")).fitting(.part).choice(of: [rows[0], rows[2]])
    }
  }

  @Test(arguments: [
    ("rofo", NameFit.wordBeginning, [1, 2]), ("camperr", .wordBeginning, [4]), ("amp", .wordBeginning, [4]),
    ("mort", .beginning, [3]), ("roof", .whole, [1, 2]),
  ])
  func `a text that names none is answered with the nearest names`(
    _ text: String, _ fit: NameFit, _ numbers: [Int]
  ) throws {
    let reference = try #require(NamedReference(text)).fitting(fit)
    let error = #expect(throws: RepositoryError.self) { try reference.choice(of: rows) }
    guard case .unknownName(let nearest) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let found = nearest.map(\.number).sorted()
    #expect(found == numbers)
    #expect(nearest.map(\.name) == nearest.map { rows[$0.number - 1].name })
  }

  @Test(arguments: ["9", "#9", "00000000-0000-0000-0000-0000000000FF", "zzz", "q"])
  func `a number, an id and what is like nothing have no near names`(_ text: String) throws {
    let reference = try #require(NamedReference(text))
    #expect(throws: RepositoryError.notFound) { try reference.choice(of: rows) }
  }

  @Test func `digits are never a part of a name`() throws {
    let found = try #require(NamedReference("9")).fitting(.part)
    #expect(found.lookups == found.meanings)
  }
}
