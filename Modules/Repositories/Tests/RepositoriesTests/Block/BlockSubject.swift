import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// The repositories of blocks that a contract is tried on.
struct BlockWorld: Sendable {
  let storage: any Storage
  let groups: any BlockGroupRepository
  let blocks: any BlockRepository
  let tracking: any TrackingRepository
  let today = Samples.today
}

/// Makes the repositories anew for each test, with nothing stored.
struct BlockSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () throws -> BlockWorld

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = BlockSubject(testDescription: "default") {
    make(on: DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db")))
  }

  static let onServer = BlockSubject(testDescription: "server") { make(on: try .onServer()) }

  private static func make(on manager: DefaultDataContextManager) -> BlockWorld {
    let storage = DefaultStorage(manager: manager)
    return BlockWorld(
      storage: storage, groups: DefaultBlockGroupRepository(storage: storage, defaultGroup: .standard),
      blocks: DefaultBlockRepository(storage: storage, defaultGroup: .standard),
      tracking: DefaultTrackingRepository(storage: storage))
  }

  static let mock = BlockSubject(testDescription: "mock") {
    let storage = try MockStorage()
    return BlockWorld(
      storage: storage, groups: FakeBlockGroupRepository.fake(on: storage),
      blocks: FakeBlockRepository.fake(on: storage), tracking: FakeTrackingRepository.fake(on: storage))
  }

  /// The default group, Work and Sport, with a block each: the ids of the samples, Reading in the default group.
  func filled() async throws -> BlockWorld {
    let world = try make()
    for group in [BlockGroupEntity.work, .sport] {
      _ = try await world.groups.insert(unnumbered(group))
    }
    for block in [BlockEntity.coding, .running] { try await world.add(block.name, block.id, to: block.groupID) }
    try await world.add("Reading", Samples.id(4_103), to: BlockGroupEntity.defaultID)
    return world
  }

  private func unnumbered(_ group: BlockGroupEntity) -> BlockGroupEntity {
    BlockGroupEntity(id: group.id, name: group.name, position: 0)
  }
}

extension BlockWorld {
  /// Stores a block.
  @discardableResult
  func add(_ name: String, _ id: UUID, to groupID: UUID?) async throws -> BlockEntity {
    let block = BlockEntity(id: id, groupID: Samples.unknownID, name: name, icon: 1, color: 2, position: 99)
    return try await blocks.insert(block, into: groupID.map { .id($0) }, on: today, takingNextColor: false)
      .block.block
  }

  /// The saved group and block.
  func selection() async throws -> [UUID?] {
    let saved = try await blocks.fetchAll(on: today).selection
    return [saved.groupID, saved.blockID]
  }

  /// The names of the groups and, after each, of its blocks with their positions.
  func outline() async throws -> [String] {
    let list = try await blocks.fetchAll(on: today)
    return list.groups.map { record in
      let blocks = list.blocks.map(\.block).filter { $0.groupID == record.group.id }
      let names = blocks.map { "\($0.name) \($0.position)" }
      return "\(record.group.name) \(record.group.position): \(names.joined(separator: ", "))"
    }
  }

  /// How many rows there are of a model.
  func count<Model: PersistentModel>(_ model: Model.Type) async throws -> Int {
    try await storage.read { try $0.fetchCount(FetchDescriptor<Model>()) }
  }

  /// Starts a session of a block.
  func start(_ block: BlockEntity) async throws -> TrackingRecord {
    try await tracking.start(
      TrackingState(
        id: Samples.id(7), blockID: block.id, zone: .gmt, start: Instant(Samples.now)))
  }
}

extension BlockGroupEntity {
  /// The default group before it is stored.
  static let standard = BlockGroupEntity.defaultGroup(named: "Default")
}
