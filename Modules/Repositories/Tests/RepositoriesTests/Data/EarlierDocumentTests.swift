import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// What every repository of the data makes of documents that it would not write itself.
@Suite(.temporaryFolder) struct EarlierDocumentTests {
  private static let current = "\"schemaVersion\":\(ModuloMigrationPlan.newest.version)"

  /// A document as a version wrote it that had none of the tables that came later.
  private static func earlier(_ document: [UInt8], _ version: Int) throws -> String {
    let schema = try #require(ModuloMigrationPlan.schemas.first { $0.version == version })
    let tables = Set(ModuloMigrationPlan.newest.models.map(table(of:))).subtracting(schema.models.map(table(of:)))
    var lines = String(decoding: document, as: UTF8.self).split(separator: "\n").map(String.init)
    lines.removeAll { line in tables.contains { line.contains("{\"name\":\"\($0)\"") } }
    return lines.joined(separator: "\n").replacing(current, with: "\"schemaVersion\":\(version)")
      .replacing("]},\n]}", with: "]}\n]}")
  }

  private static func table(of model: any PersistentModel.Type) -> String { name(of: model) }

  private static func name<Model: PersistentModel>(of model: Model.Type) -> String { Model.schema.table }

  @Test(arguments: DataSubject.everywhere, [2, 3]) func `a document of an earlier version still comes in`(
    _ subject: DataSubject, _ version: Int
  ) async throws {
    let source = try await subject.saving()
    let document = try await source.document()
    let earlier = try Self.earlier(document, version)
    let target = try subject.make()
    let counts = try await target.importAll(Array(earlier.utf8))
    #expect(counts == DataCounts(goals: 4, contributions: 23))
    let again = try await target.document()
    #expect(again == document)
    let incomplete = earlier.replacing("\"schemaVersion\":\(version)", with: Self.current)
    let other = try subject.make()
    await #expect { try await other.importAll(Array(incomplete.utf8)) } throws: { error in
      if case .storage(.invalidDocument)? = error as? RepositoryError { true } else { false }
    }
  }

  @Test(arguments: DataSubject.everywhere, [4, 5, 6])
  func `a document of version 4, 5 or 6 has the same tables, but for the starts of sessions`(
    _ subject: DataSubject, _ version: Int
  ) async throws {
    let document = try await subject.tracked().document()
    let earlier = try Self.earlier(document, version)
      .replacing(/("memo":[^,}]*),"start":[0-9]+/) { $0.1 }
    #expect(earlier.contains("\"memo\":\"Parser\"}"))
    let target = try subject.make()
    _ = try await target.importAll(Array(earlier.utf8))
    let again = try await target.document()
    #expect(again == document)
  }

  @Test(arguments: DataSubject.everywhere) func `a document of version 7 has the same tables and columns`(
    _ subject: DataSubject
  ) async throws {
    let document = try await subject.tracked().document()
    let earlier = try Self.earlier(document, 7)
    #expect(earlier != String(decoding: document, as: UTF8.self))
    let target = try subject.make()
    _ = try await target.importAll(Array(earlier.utf8))
    let again = try await target.document()
    #expect(again == document)
  }

  @Test(arguments: DataSubject.everywhere, ["goal_id", "account_id"])
  func `a row that points to nothing is named where it is in the document`(
    _ subject: DataSubject, _ column: String
  ) async throws {
    let document = String(decoding: try await subject.filled().document(), as: UTF8.self)
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = try #require(lines.firstIndex { $0.contains("\"\(column)\":") })
    let pattern = try Regex("\"\(column)\":\"[^\"]*\"")
    lines[place] = lines[place].replacing(pattern, with: "\"\(column)\":\"00000000-0000-0000-0000-000000000000\"")
    let (table, target) = (column == "goal_id" ? "contribution" : "balance_update", try subject.make())
    let reason = "the row 1 of \(table) points to nothing through \(column)"
    let expected = RepositoryError.storage(.invalidDocument(line: place + 1, column: 1, reason: reason))
    let broken = Array(lines.joined(separator: "\n").utf8)
    await #expect(throws: expected) { try await target.importAll(broken) }
    let counts = try await target.data.count()
    #expect(counts == .zero)
  }

  @Test(arguments: DataSubject.everywhere) func `what a document says wrongly of changes and parts is set right`(
    _ subject: DataSubject
  ) async throws {
    let document = try await subject.filled().document()
    let edited = String(decoding: document, as: UTF8.self).replacing(
      "\"change_minor\":5000", with: "\"change_minor\":7"
    )
    .replacing("\"part\":\"USD pensions\"", with: "\"part\":\"EUR debts\"")
    let target = try subject.make()
    _ = try await target.importAll(Array(edited.utf8))
    let again = try await target.document()
    #expect(again == document)
    let series = try await target.netWorth.series("USD pensions")
    #expect(series == [20_260_401: 1_000_00, 20_260_403: 1_050_00])
    let check = try await target.data.check()
    #expect(check.isClean)
  }
}
