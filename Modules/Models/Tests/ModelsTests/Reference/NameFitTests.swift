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
      guard case .notFound = error else { throw error }
      return nil
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

  @Test func `digits are never a part of a name`() throws {
    let found = try #require(NamedReference("9")).fitting(.part)
    #expect(found.lookups == found.meanings)
  }
}
