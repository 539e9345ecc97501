import Foundation
import Testing

@testable import PersistenceKit

/// Copies from one engine to another.
@Suite(.temporaryFolder) struct CopyTests {
  private typealias Shelf = Library.Shelf

  /// A library with a history in which things were changed, undone and redone.
  private func worn(on engine: Engine, seed: UInt64) throws -> ModelContainer {
    let container = try engine.recordedLibrary()
    try RandomLibrary.fill(container, seed: seed)
    try container.write { _ = try $0.insert(Shelf(id: UUID(900), name: "Hall")) }
    try container.write { try $0.update(Shelf.self, for: UUID(900)) { $0.name = "Foyer" } }
    try container.undoLast()
    try container.write { try $0.delete(Shelf.self, for: UUID(900)) }
    return container
  }

  @Test(arguments: Engine.committing, Engine.committing)
  func `a copy has the same rows, numbers and history, and goes on the same way`(
    _ source: Engine, _ target: Engine
  ) throws {
    let original = try worn(on: source, seed: 7)
    let copy = try target.recordedLibrary()
    let summary = try original.copy(to: copy)
    let (here, there) = (try Document.export(original), try Document.export(copy))
    #expect(there == here)
    let (steps, copied) = (try original.history(), try copy.history())
    #expect(copied == steps)
    #expect(summary.rows["history_step"] == steps.count)
    let faults = try copy.check()
    #expect(faults.isEmpty)
    // What comes next is the same in both.
    for container in [original, copy] {
      try container.undoLast()
      try container.write { _ = try $0.insert(Shelf(id: UUID(901), name: "Attic")) }
    }
    let (later, same) = (try Document.export(original), try Document.export(copy))
    #expect(same == later)
  }

  @Test(arguments: Engine.committing)
  func `nothing is copied into what isn't empty, or into other models`(_ engine: Engine) throws {
    let source = try Engine.sqlite.library()
    try source.write { _ = try $0.insert(Shelf(id: UUID(1), name: "Hall")) }
    let copy = try engine.library()
    try copy.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Attic")) }
    let refused = failure { try source.copy(to: copy) }
    #expect(refused == .notEmpty(table: "shelf"))
    let left = try Shelf.everything(in: copy).map(\.name)
    #expect(left == ["Attic"])
    let empty = try engine.library()
    let other = failure { try source.copy(to: engine.recordedLibrary()) }
    let isMisuse = if case .misuse = other { true } else { false }
    #expect(isMisuse)
    let fine = failure { try empty.copy(to: ModelContainer(for: Library.models, configuration: .inMemory)) }
    #expect(fine == nil)
  }

  @Test(arguments: Engine.committing)
  func `a row that isn't what its checksum says ends the copy, which leaves nothing`(_ engine: Engine) throws {
    let folder = try TemporaryFolder()
    let damaged = try Vault.container(in: folder)
    try folder.sql("UPDATE coin SET value = 999 WHERE number = 3")
    let copy = try engine.container(for: Vault.models)
    let error = failure { try damaged.copy(to: copy) }
    #expect(error == .damaged(detail: "coin #3 isn't what its checksum says"))
    let left = try Vault.Coin.everything(in: copy).count
    #expect(left == 0)
  }
}
