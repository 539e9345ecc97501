import Foundation
import Testing

@testable import PersistenceKit

/// What ends a migration leaves the file as it was, and says why.
@Suite struct MigrationFailureTests {
  private typealias Old = Notes.Old

  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.file()
  }

  @Test(
    arguments: [
      ([Old(id: 1, text: nil)], "note.text breaks the rule notNull"),
      ([Old(id: 1, text: "a", size: -1)], "note.size breaks the rule check"),
      ([Old(id: 1, text: "a"), Old(id: 2, text: "a")], "note.text breaks the rule unique"),
    ])
  func `a row that the newer rules refuse`(rows: [Notes.Old], detail: String) throws {
    try make(rows)
    try expectFailure(.lightweight(from: Notes.First.self, to: Notes.Stricter.self), failure(detail))
  }

  @Test func `stricter rules are kept once all rows comply`() throws {
    let old = Old(id: 1, text: "a", size: 1)
    try make([old])
    let stage = MigrationStage.lightweight(from: Notes.First.self, to: Notes.Stricter.self)
    let container = try open(stage)
    let rows = try Notes.Strict.everything(in: container)
    let expected = [Notes.Strict(id: 1, text: "a", size: 1)]
    #expect(rows == expected)
    let error = thrown {
      try container.write { try $0.insert(Notes.Strict(id: 2, text: "a", size: 1)) }
    }
    let refusal = PersistenceError.constraint(Constraint(kind: .unique, table: "note", columns: ["text"]))
    #expect(error == refusal)
  }

  @Test func `a row that the copying code refuses is named`() throws {
    struct Refusal: Error, CustomStringConvertible {
      let description = "no grade for that"
    }
    try make([Old(id: 5), Old(id: 6, size: 1)])
    let copy = ModelCopy.copy(Old.self, to: Notes.Graded.self) { old in
      if old.size > 0 { throw Refusal() }
      return Notes.Graded(id: old.id, grade: 1)
    }
    try expectFailure(grading(copy), failure("note #2: no grade for that"))
  }

  @Test func `so is one that the copying code makes against the rules`() throws {
    try make([Old(id: 5), Old(id: 6, size: 1)])
    let copy = ModelCopy.copy(Old.self, to: Notes.Graded.self) { _ in Notes.Graded(id: 1, grade: 1) }
    try expectFailure(grading(copy), failure("note #2: note.id breaks the rule unique"))
  }

  @Test func `a row that others point to and that isn't copied`() throws {
    try make([Old(id: 5), Old(id: 6, parent: 5)])
    let copy = ModelCopy.copy(Old.self, to: Old.self) { $0.id == 5 ? nil : $0 }
    enum Same: VersionedSchema {
      static let version: Int32 = 2
      static let models: [any PersistentModel.Type] = [Notes.Old.self]
    }
    let stage = MigrationStage.custom(from: Notes.First.self, to: Same.self, copies: [copy])
    try expectFailure(stage, failure("note #2 points to a row of note that isn't there"))
  }

  @Test(arguments: [true, false])
  func `code around the migration that throws`(isBefore: Bool) throws {
    try make([Old(id: 5)])
    let body: MigrationStage.Body = { context in
      if isBefore { try context.delete(Old.self, for: 5) }
      throw CocoaError(.userCancelled)
    }
    let copy = ModelCopy.copy(Old.self, to: Notes.Graded.self) { Notes.Graded(id: $0.id, grade: 1) }
    let stage = MigrationStage.custom(
      from: Notes.First.self, to: Notes.Grading.self, copies: [copy], willMigrate: isBefore ? body : nil,
      didMigrate: isBefore ? nil : body)
    let before = try Data(contentsOf: url)
    let error = thrown { try open(stage) }
    guard case .migration(_, 1, 2, _) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    let after = try Data(contentsOf: url)
    #expect(after == before)
  }

  @Test func `a task that is cancelled`() async throws {
    try make([Old(id: 5)])
    let (url, before) = (url, try Data(contentsOf: url))
    let copy = ModelCopy.copy(Old.self, to: Notes.Graded.self) { old in
      withUnsafeCurrentTask { $0?.cancel() }
      return Notes.Graded(id: old.id, grade: 1)
    }
    let stage = grading(copy)
    let error = await Task { thrown { try ModelContainer(route: MigrationRoute(stage), configuration: .club(url)) } }
      .value
    #expect(error == .cancelled)
    let after = try Data(contentsOf: url)
    #expect(after == before)
  }

  @Test func `a container that doesn't allow saving takes the newest version only`() throws {
    try make([Old(id: 5)])
    let copy = ModelCopy.copy(Old.self, to: Notes.Graded.self) { Notes.Graded(id: $0.id, grade: 1) }
    let stage = grading(copy)
    let configuration = ModelConfiguration.club(url, allowsSave: false)
    let error = thrown { try ModelContainer(route: MigrationRoute(stage), configuration: configuration) }
    let expected = failure("the container doesn't allow saving")
    #expect(error == expected)
    try open(stage).close()
    let container = try ModelContainer(route: MigrationRoute(stage), configuration: configuration)
    let rows = try Notes.Graded.everything(in: container)
    let expectedRows = [Notes.Graded(id: 5, grade: 1)]
    #expect(rows == expectedRows)
  }

  @Test(arguments: [true, false])
  func `a version that the plan doesn't know`(allowsSave: Bool) throws {
    try ModelContainer(for: Club.Plan.self, configuration: .club(url)).close()
    try folder.sql("PRAGMA user_version = 3")
    let error = thrown {
      try ModelContainer(for: Club.Plan.self, configuration: .club(url, allowsSave: allowsSave))
    }
    let expected = PersistenceError.migration(
      path: url.path, from: 3, to: 5, detail: "no version 3 is known, only 1, 2, 5")
    #expect(error == expected)
  }

  @Test func `a version beyond the plan`() throws {
    try ModelContainer(for: Club.Plan.self, configuration: .club(url)).close()
    try folder.sql("PRAGMA user_version = 6")
    let error = thrown { try ModelContainer(for: Club.Plan.self, configuration: .club(url)) }
    let expected = PersistenceError.newerSchema(path: url.path, found: 6, known: 5)
    #expect(error == expected)
  }
}

extension MigrationFailureTests {
  private func make(_ rows: [Notes.Old]) throws {
    let container = try ModelContainer(for: Notes.First.models, configuration: .club(url))
    try container.write { context in for row in rows { try context.insert(row) } }
    container.close()
  }

  private func open(_ stage: MigrationStage) throws(PersistenceError) -> ModelContainer {
    try ModelContainer(route: MigrationRoute(stage), configuration: .club(url))
  }

  private func grading(_ copy: ModelCopy) -> MigrationStage {
    .custom(from: Notes.First.self, to: Notes.Grading.self, copies: [copy])
  }

  private func failure(_ detail: String) -> PersistenceError {
    .migration(path: url.path, from: 1, to: 2, detail: detail)
  }

  private func expectFailure(_ stage: MigrationStage, _ expected: PersistenceError) throws {
    let (dump, before) = (try DatabaseDump(url), try Data(contentsOf: url))
    for discardsChanges in [false, true] {
      let configuration = ModelConfiguration.club(url, discardsChanges: discardsChanges)
      let error = thrown { try ModelContainer(route: MigrationRoute(stage), configuration: configuration) }
      #expect(error == expected)
    }
    let (dumpAfter, after) = (try DatabaseDump(url), try Data(contentsOf: url))
    #expect(after == before)
    #expect(dumpAfter == dump)
  }
}
