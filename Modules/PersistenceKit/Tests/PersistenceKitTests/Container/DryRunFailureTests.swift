import Foundation
import Testing

@testable import PersistenceKit

/// What a dry run is worth when something in it was cancelled or has failed: all of what came before.
@Suite struct DryRunFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Where the same has to hold.
  enum Place: CaseIterable, Sendable {
    case memory, file, dryRunOfFile, dryRunWithoutFile
  }

  /// What takes more than one look at the cancellation. Nothing here looks but the engine.
  enum Change: CaseIterable, Sendable {
    case deletingAll, deletingMatches, deletingParents, inserting, updating, updatingInPlace, upserting
  }

  @Test(arguments: Place.allCases, Change.allCases)
  func `a statement that is cancelled undoes its own write, and nothing else`(
    _ place: Place, _ change: Change
  ) throws {
    let container = try filled(place)
    let before = try Vault.everything(in: container)
    let cancellation = Cancellation()
    let error = thrown {
      try container.engine.write(cancellation: cancellation) { session throws(PersistenceError) in
        cancellation.cancel()
        try change.run(in: session)
      }
    }
    #expect(error == .cancelled)
    let after = try Vault.everything(in: container)
    #expect(after == before)
    try expectGoingOn(container, place)
  }

  /// How an import can end early.
  enum Ending: CaseIterable, Sendable {
    case truncated, dangling, cancelled, refused
  }

  @Test(arguments: Place.allCases, Ending.allCases)
  func `after an import that has failed, every reference is looked at again at once`(
    _ place: Place, _ ending: Ending
  ) throws {
    let container = try open(place)
    let text = Data(try Document.export(filled(.memory)).utf8)
    let error = thrown { try ending.run(text, into: container) }
    #expect(error != nil)
    try expectGoingOn(container, place)
  }

  /// A row that points to nothing is refused, one that doesn't is taken, and the lock is held as before.
  private func expectGoingOn(_ container: ModelContainer, _ place: Place) throws {
    let stray = Vault.Coin(id: .fixed(9_001), safeID: .fixed(9_002), mint: "A", value: 1)
    let error = thrown { try container.write { try $0.insert(stray) } }
    #expect(error == .constraint(Constraint(kind: .foreignKey, table: "coin", columns: ["safe_id"])))
    let owner = Vault.Owner(id: .fixed(9_003), name: "Eve")
    try container.write { try $0.insert(owner) }
    let found = try container.read { try $0.model(Vault.Owner.self, for: owner.id) }
    #expect(found == owner)
    guard place == .dryRunOfFile else { return }
    let other = try ModelContainer(for: Vault.models, configuration: configuration(busyTimeout: .zero))
    let refusal = thrown { try other.write { try $0.insert(owner) } }
    #expect(refusal == .busy)
  }
}

extension DryRunFailureTests {
  private func configuration(
    discardsChanges: Bool = false, busyTimeout: Duration = .seconds(5)
  ) -> ModelConfiguration {
    ModelConfiguration(url: folder.file(), busyTimeout: busyTimeout, discardsChanges: discardsChanges)
  }

  private func open(_ place: Place) throws -> ModelContainer {
    switch place {
    case .memory: return try ModelContainer(for: Vault.models, configuration: .inMemory)
    case .file: return try ModelContainer(for: Vault.models, configuration: configuration())
    case .dryRunOfFile: try ModelContainer(for: Vault.models, configuration: configuration()).close()
    case .dryRunWithoutFile: break
    }
    return try ModelContainer(for: Vault.models, configuration: configuration(discardsChanges: true))
  }

  /// So many rows that each change takes SQLite thousands of steps.
  private func filled(_ place: Place) throws -> ModelContainer {
    let container = try open(place)
    try container.write { context in
      for number in 1...Vault.ownerCount {
        try context.insert(Vault.Owner(id: .fixed(number), name: "\(number)"))
        try context.insert(Vault.Safe(id: .fixed(1_000 + number), ownerID: .fixed(number), label: "\(number)"))
        try context.insert(
          Vault.Coin(id: .fixed(2_000 + number), safeID: .fixed(1_000 + number), mint: "A", value: Int64(number)))
      }
    }
    return container
  }
}

extension Vault {
  fileprivate static let ownerCount = 300

  fileprivate static func everything(in container: ModelContainer) throws -> String {
    try Document.export(container)
  }
}

extension DryRunFailureTests.Change {
  fileprivate func run(in session: any StorageSession) throws(PersistenceError) {
    switch self {
    case .deletingAll: _ = try session.delete(Vault.Coin.self, where: nil)
    case .deletingMatches: _ = try session.delete(Vault.Safe.self, where: #Predicate { $0.label != "none" })
    case .deletingParents: _ = try session.delete(Vault.Owner.self, where: #Predicate { $0.name != "none" })
    default:
      for number in 1...Vault.ownerCount { try run(number, in: session) }
    }
  }

  private func run(_ number: Int, in session: any StorageSession) throws(PersistenceError) {
    let owner = Vault.Owner(id: .fixed(number), name: "New")
    switch self {
    case .inserting: _ = try session.insert(Vault.Owner(id: .fixed(5_000 + number), name: "New"))
    case .updating: try session.update(owner)
    case .upserting: _ = try session.upsert(owner)
    default: _ = try session.update(Vault.Owner.self, for: owner.id) { $0.name = "New" }
    }
  }
}

extension DryRunFailureTests.Ending {
  fileprivate func run(_ document: Data, into container: ModelContainer) throws {
    let cancellation = Cancellation()
    var parts = [document]
    switch self {
    case .truncated: parts = [document.dropLast(20)]
    case .dangling:
      let text = String(decoding: document, as: UTF8.self)
      parts = [Data(text.replacing("\"safe_id\":\"01", with: "\"safe_id\":\"02").utf8)]
    case .cancelled:
      let half = document.count / 2
      parts = [document.prefix(half), document.dropFirst(half)]
    case .refused: break
    }
    _ = try container.importDocument(cancellation: cancellation) {
      if parts.count == 1, self == .cancelled { cancellation.cancel() }
      return parts.isEmpty ? nil : parts.removeFirst()
    } finishing: { _ in
      if self == .refused { throw PersistenceError.notFound(table: "owner") }
    }
  }
}
