import ExemplarModels
import ExemplarModelsMocks
import ExemplarPersistenceMocks
import ExemplarRepositories
import ExemplarStores
import ExemplarStoresMocks
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloStores
import ModuloUtilities
import Testing

/// The rules of sample things, and what the list shows after each change.
@MainActor
@Suite struct SampleThingStoreTests {
  private let storage: MockStorage
  private let store: any SampleThingStore

  init() throws {
    storage = try MockStorage.exemplar()
    try storage.insert(FinancialAccountEntity.samples)  // slice: owner
    store = FakeSampleThingStore.fake(on: storage)
  }

  @Test func `what is created is shown, and is there for the next reader`() async throws {
    let created = try await store.create(.sample(1, " Full "))
    #expect(created.number == 1)
    #expect(created.name == "Full")
    #expect(created.accountName == FinancialAccountEntity.samples[0].name)  // slice: owner
    #expect(created.firstText == "Words")  // slice: text
    #expect(created.spareText == "More words")  // slice: text?
    #expect(created.firstMoney == Money(250, "EUR"))  // slice: money
    #expect(created.spareMoney == Money(3, "USD"))  // slice: money?
    #expect(created.firstDay == Samples.today)  // slice: day
    #expect(created.spareDay == Samples.day(20_260_501))  // slice: day?
    #expect(created.firstFlag)  // slice: flag
    #expect(created.firstNumber == 7)  // slice: number
    #expect(created.spareNumber == 8)  // slice: number?
    #expect(store.rows == [created])
    let reader = FakeSampleThingStore.fake(on: storage)
    try await reader.fetchAll()
    #expect(reader.rows == [created])
    #expect(try await reader.findOne(.name("full")) == created)
  }

  @Test func `a draft that is submitted again is stored once`() async throws {
    let first = try await store.create(.sample(1, "Full"))
    #expect(try await store.create(.sample(1, "Full")) == first)
    #expect(store.rows == [first])
  }

  @Test func `each field that can't be left out is asked for`() async throws {
    let missing: [(SampleThingRule, (inout SampleThingDraft) -> Void)] = [
      (.missingName, { $0.name = " \n" }),
      (.missingAccount, { $0.account = nil }),  // slice: owner
      (.missingFirstText, { $0.firstText = " " }),  // slice: text
      (.missingFirstMoney, { $0.firstMoney = nil }),  // slice: money
      (.missingFirstDay, { $0.firstDay = nil }),  // slice: day
      (.missingFirstNumber, { $0.firstNumber = nil }),  // slice: number
    ]
    for (rule, change) in missing {
      let draft = SampleThingDraft.sample(1, "Full").with(change)
      await #expect(throws: SampleThingError.rule(rule)) { try await store.create(draft) }
    }
    #expect(store.rows == [])
    #expect(storage.log.operations == [])
  }

  @Test func `a name is limited in characters as seen`() async throws {
    let longest = String(repeating: "👍🏽", count: SampleThingDraft.nameLimit)
    #expect(try await store.create(.sample(1, longest)).name == longest)
    await #expect(throws: SampleThingError.input(.name(.tooLong(limit: SampleThingDraft.nameLimit)))) {
      try await store.create(.sample(2, longest + "x"))
    }
    #expect(store.rows.count == 1)
  }

  @Test func `a second one of a name is refused with the name that is there`() async throws {
    let first = try await store.create(.sample(1, "Full"))
    let second = try await store.create(.sample(2, "Other"))
    await #expect(throws: SampleThingError.rule(.duplicateName("Full"))) {
      try await store.create(.sample(3, "FULL"))
    }
    let edit = SampleThingDraft(editing: second).with { $0.name = "full" }
    await #expect(throws: SampleThingError.rule(.duplicateName("Full"))) { try await store.update(edit) }
    #expect(store.rows == [first, second])
  }

  @Test func `a first money that no column has room for is refused`() async throws {  // slice: money
    let draft = SampleThingDraft.sample(1, "Full")  // slice: money
      .with { $0.firstMoney = Money(Decimal(Int64.max), "EUR") }  // slice: money
    await #expect {  // slice: money
      try await store.create(draft)  // slice: money
    } throws: { error in  // slice: money
      if case .input(.amount)? = error as? SampleThingError { true } else { false }  // slice: money
    }  // slice: money
    #expect(storage.log.operations == [])  // slice: money
  }  // slice: money

  @Test func `an account that isn't there is refused as one`() async throws {  // slice: owner
    let draft = SampleThingDraft.sample(1, "Full").with { $0.account = .name("nobody") }  // slice: owner
    await #expect(throws: SampleThingError.reference(.account, .notFound("nobody", nearest: []))) {  // slice: owner
      try await store.create(draft)  // slice: owner
    }  // slice: owner
    let created = try await store.create(.sample(1, "Full"))  // slice: owner
    let edit = SampleThingDraft(editing: created).with { $0.account = .name("nobody") }  // slice: owner
    await #expect(throws: SampleThingError.reference(.account, .notFound("nobody", nearest: []))) {  // slice: owner
      try await store.update(edit)  // slice: owner
    }  // slice: owner
  }  // slice: owner

  @Test func `an edit changes what it was given`() async throws {
    var draft = SampleThingDraft(editing: try await store.create(.sample(1, "Full")))
    draft.name = "Other"
    draft.account = .id(FinancialAccountEntity.samples[1].id)  // slice: owner
    draft.firstText = "Text"  // slice: text
    draft.spareText = " "  // slice: text?
    draft.firstMoney = Money(1, "JPY")  // slice: money
    draft.spareMoney = nil  // slice: money?
    draft.firstDay = Samples.day(20_250_101)  // slice: day
    draft.spareDay = nil  // slice: day?
    draft.firstFlag = false  // slice: flag
    draft.firstNumber = -1  // slice: number
    draft.spareNumber = nil  // slice: number?
    let changed = try await store.update(draft)
    #expect(changed.name == "Other")
    #expect(changed.number == 1)
    #expect(changed.accountID == FinancialAccountEntity.samples[1].id)  // slice: owner
    #expect(changed.firstText == "Text")  // slice: text
    #expect(changed.spareText == nil)  // slice: text?
    #expect(changed.firstMoney == Money(1, "JPY"))  // slice: money
    #expect(changed.spareMoney == nil)  // slice: money?
    #expect(changed.firstDay == Samples.day(20_250_101))  // slice: day
    #expect(changed.spareDay == nil)  // slice: day?
    #expect(!changed.firstFlag)  // slice: flag
    #expect(changed.firstNumber == -1)  // slice: number
    #expect(changed.spareNumber == nil)  // slice: number?
    #expect(store.rows == [changed])
  }

  @Test func `a stored name that breaks a rule may stay`() async throws {
    var row = SampleThingEntity.full
    row.name = String(repeating: "n", count: SampleThingDraft.nameLimit + 1)
    try storage.insert([row])
    let stored = try await store.findOne(.id(row.id))
    #expect(try await store.update(SampleThingDraft(editing: stored)) == stored)
  }

  @Test func `what is deleted is gone, and is returned as it was`() async throws {
    let created = try await store.create(.sample(1, "Full"))
    #expect(try await store.delete(by: created.id) == created)
    #expect(store.rows == [])
    await #expect(throws: SampleThingError.notFound(created.id.uuidString)) { try await store.delete(by: created.id) }
    await #expect(throws: SampleThingError.notFound("full")) { try await store.findOne(.name("full")) }
  }

  @Test func `a failure of the storage leaves the list as it was`() async throws {
    let created = try await store.create(.sample(1, "Full"))
    for name in ["fetchAll", "fetchOne", "insert", "update", "delete"] {
      storage.log.failNext(name, with: .diskFull)
    }
    let failure = SampleThingError.storage(.diskFull)
    await #expect(throws: failure) { try await store.fetchAll() }
    await #expect(throws: failure) { try await store.findOne(created.reference) }
    await #expect(throws: failure) { try await store.create(.sample(2, "Other")) }
    await #expect(throws: failure) { try await store.update(SampleThingDraft(editing: created)) }
    await #expect(throws: failure) { try await store.delete(by: created.id) }
    #expect(store.rows == [created])
    try storage.log.verify()
  }

  @Test func `what was read is forgotten when the data was replaced`() async throws {
    try await store.create(.sample(1, "Full"))
    store.invalidate()
    #expect(store.rows == [])
  }
}

extension SampleThingDraft {
  /// The draft after a change.
  fileprivate func with(_ change: (inout SampleThingDraft) -> Void) -> SampleThingDraft {
    var draft = self
    change(&draft)
    return draft
  }
}
