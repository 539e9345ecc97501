import Foundation
import PersistenceKit
import Testing

/// The table of Querying.md that says what is refused.
@Suite(.temporaryFolder) struct RefusalExamples {
  private static let descriptors: [FetchDescriptor<Planting>] = [
    FetchDescriptor(predicate: #Predicate { $0.isLate }),
    FetchDescriptor(predicate: #Predicate { $0.sown.month == 2026_03 }),
    FetchDescriptor(predicate: #Predicate { ($0.crop as Any) is String }),
    FetchDescriptor(predicate: #Predicate { ($0.harvests.first?.grams ?? 0) > 1_000 }),
    FetchDescriptor(sortBy: [SortDescriptor(\.bed.name, comparator: .lexical)]),
  ]

  @Test(arguments: Engine.allCases, descriptors.indices)
  func `what has no translation is refused`(_ engine: Engine, _ index: Int) throws {
    let container = try Plot().container(on: engine)
    let error = thrown { try container.read { try $0.fetch(Self.descriptors[index]) } }
    guard case .unsupported(_, let advice) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    #expect(!advice.isEmpty)
  }
}

extension Planting {
  /// No column keeps it.
  fileprivate var isLate: Bool { sown.number % 10_000 > 0_600 }
}
