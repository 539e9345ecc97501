import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The values of the data's own, as they are stored.
@Suite struct KeyValueTests {
  @Test func `a value is stored as JSON and read as it was`() throws {
    let state = try Day.state("09:00")
    let id = try KeyValueEntity(id: Samples.id(1), Samples.id(2), for: .selectedBlockID)
    #expect(id.value == "\"00000000-0000-7000-8000-000000000002\"")
    #expect(try id.decoded(as: .selectedBlockID) == Samples.id(2))
    let none = try KeyValueEntity(id: Samples.id(1), nil, for: .selectedGroupID)
    #expect(none.value == "null")
    #expect(try none.decoded(as: .selectedGroupID) == nil)
    let session = try KeyValueEntity(id: Samples.id(1), state, for: .trackingSession)
    #expect(try session.decoded(as: .trackingSession) == state)
    #expect(try KeyValueEntity(id: Samples.id(1), true, for: .isOnboardingCompleted).value == "true")
    #expect(!KeyValueKey.isOnboardingCompleted.defaultValue)
  }

  @Test(arguments: [
    ("defaultGroupID", "7"), ("selectedGroupID", "\"x\""), ("selectedBlockID", "{"), ("isOnboardingCompleted", "1"),
    ("trackingSession", "{\"version\":2}"), ("trackingSession", ""),
  ])
  func `a value of another type than its key's is damaged`(_ key: String, _ value: String) {
    let entity = KeyValueEntity(id: Samples.id(1), number: 1, key: key, value: value)
    #expect(throws: RepositoryError.damaged(.unreadableValue(key: key))) { try entity.brokenRules() }
  }

  @Test func `sound rows of day blocks break no rule`() throws {
    let (session, times) = (TrackingSessionRecord.coding.session, TrackingSessionRecord.coding.times)
    let broken = [
      BlockGroupEntity.work.brokenRules(storedKey: "work"), BlockEntity.coding.brokenRules(storedKey: "coding"),
      session.brokenRules(), try times[0].brokenRules(),
      try KeyValueEntity(id: Samples.id(1), number: 1, key: "another", value: "x").brokenRules(),
    ]
    #expect(broken == [[], [], [], [], []])
    #expect(try TrackingSessionRecord.coding.toDomain().output == 1)
  }

  @Test func `every rule of day blocks is looked at`() throws {
    let group = BlockGroupEntity(id: Samples.id(1), name: " ", position: 0)
    #expect(group.brokenRules(storedKey: "x") == [.number, .blankName, .nameKey])
    let block = BlockEntity(id: Samples.id(1), groupID: group.id, name: "Run ", icon: 0, color: 0, position: 0)
    #expect(block.brokenRules(storedKey: block.nameKey) == [.number, .untidyName])
    var session = TrackingSessionRecord.coding.session
    (session.number, session.memo) = (0, "\t")
    #expect(session.brokenRules() == [.number, .blankMemo])
    session.memo = nil
    #expect(session.brokenRules() == [.number])
    var time = TrackingSessionRecord.coding.times[0]
    time.end = time.start
    #expect(try time.brokenRules() == [.endNotAfterStart])
    time.end = time.start.adding(milliseconds: 1_799_001)
    #expect(try time.brokenRules() == [])
    time.activeSeconds = 1_801
    #expect(try time.brokenRules() == [.longerThanSpan])
    time.zone = ""
    #expect(throws: RepositoryError.damaged(.unknownZone("", number: 1))) { try time.brokenRules() }
  }
}
