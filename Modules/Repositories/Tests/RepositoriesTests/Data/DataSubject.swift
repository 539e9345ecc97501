import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import PersistenceKit
import Testing

/// The data as a whole that a contract is tried on, with the repositories that fill it and the files beside it.
struct DataWorld: Sendable {
  let storage: any Storage
  let data: any DataRepository
  let goals: any FinancialGoalRepository
  let contributions: any ContributionRepository
  let netWorth: AccountWorld
  /// Where the files of the test are.
  let folder: URL
  let read: @Sendable (URL) -> [UInt8]?
  let write: @Sendable (URL, [UInt8]) throws -> Void

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Everything that is kept, as one document.
  func document() async throws -> [UInt8] {
    let pieces = Pieces()
    _ = try await data.export(omittingDamage: false) { pieces.append($0) }
    return pieces.bytes
  }

  func importAll(_ document: [UInt8], inPiecesOf size: Int = 7) async throws -> DataCounts {
    let pieces = Pieces(document)
    return try await data.importAll { pieces.next(size) }
  }
}

struct DataSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () throws -> DataWorld

  /// Both must behave alike: the default on real files, and the mock on files in memory.
  static let all = [onDisk, mock]

  /// The same for what isn't about the file that the data is in.
  static let everywhere = all + ifServer(onServer)

  static let onDisk = DataSubject(testDescription: "default") {
    let file = TemporaryFolder.current.newPlace(for: "modulo.db")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return make(on: DefaultDataContextManager(url: file), in: folder)
  }

  static let onServer = DataSubject(testDescription: "server") {
    let folder = TemporaryFolder.current.newPlace(for: "modulo.db").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return make(on: try .onServer(), in: folder)
  }

  private static func make(on manager: DefaultDataContextManager, in folder: URL) -> DataWorld {
    let storage = DefaultStorage(manager: manager)
    return DataWorld(
      storage: storage, data: DefaultDataSafety(manager: manager),
      goals: DefaultFinancialGoalRepository(storage: storage),
      contributions: DefaultContributionRepository(storage: storage), netWorth: AccountWorld(on: storage),
      folder: folder,
      read: { url in FileManager.default.contents(atPath: url.path).map { [UInt8]($0) } },
      write: { url, bytes in try Data(bytes).write(to: url) })
  }

  static let mock = DataSubject(testDescription: "mock") {
    let storage = try MockStorage()
    let files = MockFiles()
    return DataWorld(
      storage: storage, data: MockDataSafety(manager: storage.manager, files: files),
      goals: FakeFinancialGoalRepository.fake(on: storage),
      contributions: FakeContributionRepository.fake(on: storage), netWorth: AccountWorld(on: storage),
      folder: URL(fileURLWithPath: "/memory"),
      read: { files[$0] }, write: { url, bytes in files.append(bytes, to: url) })
  }

  /// The sample goals and accounts with what belongs to them, and a rate.
  func filled() async throws -> DataWorld {
    let world = try await saving()
    try await world.netWorth.fill()
    _ = try await world.netWorth.rates.set(
      ExchangeRateEntity(id: Samples.id(1), currency: "EUR", base: "USD", rate: "1.25", date: Samples.today))
    return world
  }

  /// The same, with a session of a block.
  func tracked() async throws -> DataWorld {
    let world = try await filled()
    try await world.storage.write { context in
      try context.insert(BlockGroupEntity.work)
      try context.insert(BlockEntity.coding)
      try context.insert(TrackingSessionRecord.coding.session)
      for time in TrackingSessionRecord.coding.times { try context.insert(time) }
    }
    return world
  }

  /// The sample goals and their contributions, and nothing else.
  func saving() async throws -> DataWorld {
    let world = try make()
    for goal in FinancialGoalEntity.samples { _ = try await world.goals.insert(goal) }
    for contribution in ContributionEntity.samples {
      _ = try await world.contributions.insert(contribution, keepingTotalAtLeast: nil)
    }
    return world
  }
}
