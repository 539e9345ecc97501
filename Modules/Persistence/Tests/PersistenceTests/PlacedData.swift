import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit

/// The data of a place, and its owner.
struct PlacedData {
  let manager: DefaultDataContextManager
  var safety: DefaultDataSafety { DefaultDataSafety(manager: manager) }

  init(_ place: DataPlace, isDryRun: Bool = false) throws {
    manager = try DefaultDataContextManager(place: place, isDryRun: isDryRun) { .mock }
  }

  func insertGoal() async throws {
    try await manager.container().write { _ = try $0.insert(FinancialGoalEntity.samples[0]) }
  }

  /// Everything as an export has it.
  func document() async throws -> String {
    let text = Document()
    _ = try await safety.export(omittingDamage: false) { text.append($0) }
    return String(decoding: text.take() ?? [], as: UTF8.self)
  }

  /// Every step of the history.
  func history() async throws -> [String] {
    try await manager.container().read { context in
      try context.fetch(FetchDescriptor<HistoryStep>(sortBy: [SortDescriptor(\.number)])).map {
        String(reflecting: $0)
      }
    }
  }
}
