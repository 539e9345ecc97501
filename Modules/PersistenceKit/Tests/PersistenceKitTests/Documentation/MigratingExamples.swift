import Foundation
import PersistenceKit
import Testing

/// The blocks of Migrating.md.
@Suite struct MigratingExamples {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a label is taken apart, and the table renamed`() throws {
    try write(["Peas, Kelvedon Wonder", "Kale"])
    let url = folder.file()
    let container = try ModelContainer(for: AllotmentPlan.self, configuration: ModelConfiguration(url: url))
    let sowings = try container.read { try $0.fetch(FetchDescriptor<AllotmentV3.Sowing>()) }
    let (crops, varieties) = (sowings.map(\.crop), sowings.map(\.variety))
    #expect(crops == ["Peas", "Kale"])
    #expect(varieties == ["Kelvedon Wonder", nil])
  }

  @Test func `a label that a stricter rule refuses leaves the file as it was`() throws {
    try write(["Peas", ""])
    let before = try Data(contentsOf: folder.file())
    let error = thrown {
      try ModelContainer(for: AllotmentPlan.self, configuration: ModelConfiguration(url: folder.file()))
    }
    guard case .migration(_, 1, 2, let detail) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    let namesTheRow = detail.contains("planting #2")
    let after = try Data(contentsOf: folder.file())
    #expect(namesTheRow, "\(detail)")
    #expect(after == before)
  }

  @Test func `in development a changed model begins anew`() throws {
    let url = folder.file()
    try ModelContainer(for: AllotmentV1.Planting.self, configuration: ModelConfiguration(url: url)).close()
    var configuration = ModelConfiguration(url: url)
    #if DEBUG
      configuration.onSchemaMismatch = .recreate
    #endif
    configuration.onSchemaMismatch = .recreate
    let container = try ModelContainer(for: AllotmentV2.Planting.self, configuration: configuration)
    let count = try container.read { try $0.fetchCount(FetchDescriptor<AllotmentV2.Planting>()) }
    #expect(count == 0)
  }

  /// A file of the first version with these labels.
  private func write(_ labels: [String]) throws {
    let container = try ModelContainer(
      for: AllotmentV1.Planting.self, configuration: ModelConfiguration(url: folder.file()))
    try container.write { context in
      for (index, label) in labels.enumerated() {
        try context.insert(AllotmentV1.Planting(id: UUID(UInt64(index)), label: label))
      }
    }
    container.close()
  }
}
