import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// The values of the data's own: on disk and in memory alike.
@Suite(.temporaryFolder) struct KeyValueServiceTests {
  private let unset = StoredValues()
  private let state = TrackingState(
    id: Samples.id(1), blockID: Samples.id(3), zone: .gmt, start: Instant(Samples.now))

  @Test func `D38 a value has its default until it is set, and again once it is removed`() throws {
    for container in try containers() {
      #expect(try values(in: container) == unset)
      try container.write { try fill($0) }
      var expected = filled
      #expect(try values(in: container) == expected)
      try container.write { context in
        try context.set(false, for: .isOnboardingCompleted)
        try context.set(Samples.id(7), for: .selectedGroupID)
        try context.removeValue(of: .defaultGroupID)
        try context.removeValue(of: .trackingSession)
      }
      expected.isOnboardingCompleted = false
      expected.selectedGroupID = Samples.id(7)
      (expected.defaultGroupID, expected.trackingSession) = (nil, nil)
      #expect(try values(in: container) == expected)
      // Each key has one row at most, and what isn't there is removed without a word.
      try container.write { try $0.removeValue(of: .trackingSession) }
      #expect(try keys(in: container) == ["isOnboardingCompleted", "selectedBlockID", "selectedGroupID"])
    }
  }

  @Test func `D38 a domain is cleared with its keys alone`() throws {
    for container in try containers() {
      try container.write { context in
        try fill(context)
        try context.insert(KeyValueEntity(id: Samples.id(9), key: "ofALaterVersion", value: "1"))
        try context.clear(.blocks)
      }
      var expected = unset
      expected.isOnboardingCompleted = true
      #expect(try values(in: container) == expected)
      try container.write { try $0.clear(.user) }
      #expect(try values(in: container) == unset)
      #expect(try keys(in: container) == ["ofALaterVersion"])
    }
  }

  @Test func `D38 every key is of one domain`() {
    let blocks = KeyValueDomain.blocks.keyNames
    #expect(blocks == ["defaultGroupID", "selectedGroupID", "selectedBlockID", "trackingSession"])
    #expect(KeyValueDomain.user.keyNames == ["isOnboardingCompleted"])
    #expect(KeyValueDomain.allCases.count == 2)
  }

  private var filled: StoredValues {
    StoredValues(
      defaultGroupID: Samples.id(4), selectedGroupID: Samples.id(5), selectedBlockID: Samples.id(6),
      isOnboardingCompleted: true, trackingSession: state)
  }

  private func fill(_ context: borrowing ModelContext) throws {
    try context.set(Samples.id(4), for: .defaultGroupID)
    try context.set(Samples.id(5), for: .selectedGroupID)
    try context.set(Samples.id(6), for: .selectedBlockID)
    try context.set(true, for: .isOnboardingCompleted)
    try context.set(state, for: .trackingSession)
  }

  private func containers() throws -> [ModelContainer] {
    [
      try DefaultDataContextManager(url: temporaryDatabase()).container(), try MockDataContextManager().container(),
    ]
  }

  private func values(in container: ModelContainer) throws -> StoredValues {
    try container.read { try StoredValues($0) }
  }

  private func keys(in container: ModelContainer) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor<KeyValueEntity>()).map(\.key).sorted() }
  }
}

/// The value of each key.
private struct StoredValues: Equatable {
  var defaultGroupID: UUID?
  var selectedGroupID: UUID?
  var selectedBlockID: UUID?
  var isOnboardingCompleted = false
  var trackingSession: TrackingState?
}

extension StoredValues {
  init(_ context: borrowing ModelContext) throws {
    self.init(
      defaultGroupID: try context.value(of: .defaultGroupID), selectedGroupID: try context.value(of: .selectedGroupID),
      selectedBlockID: try context.value(of: .selectedBlockID),
      isOnboardingCompleted: try context.value(of: .isOnboardingCompleted),
      trackingSession: try context.value(of: .trackingSession))
  }
}
