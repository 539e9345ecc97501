import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What holds when nothing else is said.
@Suite struct DefaultTests {
  @Test func `a file of contributions has a header, ISO days and numbers with a point`() {
    let file = ContributionImport(source: .standardInput)
    let columns = [file.dateColumn, file.nameColumn]
    #expect(columns == ["date", "name"])
    #expect(file.amountColumns == .signed("amount"))
    let switches = [file.hasHeader, file.isNameColumnRequired, file.allowsNegativeTotal]
    #expect(switches == [true, false, false])
    #expect(file.form.dateFormat == .iso)
    #expect(file.form.decimalMark == .point)
    #expect(file.form.delimiter == .comma)
    #expect(file.form.encoding == .utf8)
  }

  @Test func `no draft lets a total fall below zero, or times overlap`() {
    let goal = FinancialGoalDomain(
      id: Samples.id(1), name: "Car", emoji: "", goalAmount: .gbp(10),
      startDate: Samples.today)
    let draft = ContributionDraft(id: Samples.id(2), goal: goal, amount: .gbp(1), type: .add, date: Samples.today)
    let move = ContributionMoveDraft(
      withdrawalID: Samples.id(3), additionID: Samples.id(4), source: goal, target: goal, withdrawalName: "to",
      additionName: "from", amount: .gbp(1), date: Samples.today)
    let session = TrackingSessionDraft(
      id: Samples.id(5), blockID: Samples.id(6), zone: .gmt, span: TimeSpan(start: .epoch, end: .epoch))
    let allowances = [draft.allowsNegativeTotal, move.allowsNegativeTotal, session.allowsOverlap]
    #expect(allowances == [false, false, false])
  }

  @Test func `a goal begins open, with nothing saved`() {
    let goal = FinancialGoalDomain(
      id: Samples.id(1), name: "Car", emoji: "", goalAmount: .gbp(10),
      startDate: Samples.today)
    #expect(!goal.isArchived)
    let amounts = [goal.currentAmount, goal.contributedThisMonth]
    #expect(amounts == [.gbp(0), .gbp(0)])
    let numbers = [goal.number, goal.contributionCount]
    #expect(numbers == [0, 0])
  }

  @Test func `an account begins without a balance, or with one in its own currency`() {
    let opening = FinancialAccountDraft.Opening(id: Samples.id(2), amount: .gbp(1), date: Samples.today)
    let openings = [nil, opening].map {
      FinancialAccountDraft(
        id: Samples.id(1), provider: "Bank", type: .cash, currency: Samples.currency("GBP"), opening: $0
      ).opening
    }
    #expect(openings == [nil, opening])
  }

  @Test func `a page begins at the first item, and negative numbers count as none`() {
    #expect(Page.first == Page(limit: 20, offset: 0))
    let pages = [Page(limit: -1, offset: -1), Page(limit: 1), Page(limit: 0, offset: 1)]
    #expect(pages.map(\.limit) == [0, 1, 0])
    #expect(pages.map(\.offset) == [0, 0, 1])
  }

  @Test func `a page that is counted again begins at the same row`() {
    let key = RowKey(Samples.today, 3)
    let known: [Page.Start] = [
      .offset(7), .around(key, index: 1), .before(key, index: 2), .after(key, index: 3), .end(count: 4),
    ]
    let counted = known.map { Page(limit: 5, start: $0).recounted }
    let starts: [Page.Start] = [
      .offset(7), .around(key, index: nil), .before(key, index: nil), .after(key, index: nil), .end(count: nil),
    ]
    #expect(counted == starts.map { Page(limit: 5, start: $0) })
    #expect(counted.map(\.offset) == [7, nil, nil, nil, nil])
  }

  @Test func `rows are placed by their time, and those of one time by their numbers`() {
    let keys = [RowKey(Samples.day(20_260_411), 9), RowKey(Samples.today, 2), RowKey(Samples.today, 11)]
    #expect(keys == keys.sorted())
    #expect([keys[1].older, keys[1], keys[1].newer] == [1, 2, 3].map { RowKey(Samples.today, $0) })
  }

  @Test func `nothing is counted, and nothing is left out`() {
    let counts = Noun.counted.map { DataCounts.zero[$0] }
    #expect(counts.allSatisfy { $0 == 0 })
    #expect(DataCounts([.goal: 0]) == .zero)
    #expect(PortfolioExclusions.none == PortfolioExclusions(pensions: false, mortgage: false))
    let totals = ContributionTotals.zero
    let sums = [totals.netMinor, Int64(totals.count), totals.monthNetMinor]
    #expect(sums == [0, 0, 0])
  }

  @Test func `a copy that was removed doesn't stay, though a dry run still finds it`() {
    let deletion = DataDeletion(counts: .zero, removed: ["/a", "/b"], copies: ["/a", "/b", "/c"])
    let lists = [deletion.removed, deletion.copies]
    #expect(lists == [["/a", "/b"], ["/c"]])
  }

  @Test func `a file that is written or restored has no warnings`() {
    let warnings = [DataFile(path: nil, bytes: 1).warnings, DataRestoration(counts: .zero, keptPath: nil).warnings]
    #expect(warnings == [0, 0])
  }

  @Test(
    arguments: [(nil, "on", "not seen yet"), ("true", "on", "not seen yet"), ("false", "off", "seen")]
      as [(String?, String, String)])
  func `a switch is on until it is switched off`(_ text: String?, _ history: String, _ onboarding: String) {
    let values = [Setting.history, .onboarding].map { $0.toUIModel(text, .english).value }
    #expect(values == [history, onboarding])
  }

  @Test(
    arguments: [
      (nil, "bell"), ("bell", "bell"), ("true", "bell"), ("flash", "flash"), ("off", "off"), ("false", "off"),
    ] as [(String?, String)])
  func `a mistake rings the bell until another style is chosen`(_ text: String?, _ expected: String) {
    #expect(Setting.feedback.toUIModel(text, .english).value == expected)
  }

  @Test(arguments: [(nil, "8 hours"), ("1", "1 hour"), ("12", "12 hours")] as [(String?, String)])
  func `a session is long after eight hours, unless others are chosen`(_ text: String?, _ expected: String) {
    #expect(Setting.longSession.toUIModel(text, .english).value == expected)
  }

  @Test func `each range has its days, and the whole history none`() {
    let days = ChartRange.allCases.map(\.days)
    #expect(days == [7, 30, 90, 365, 1_825, nil])
  }

  @Test func `what isn't stored yet has no number, and an account no balance`() {
    let account = FinancialAccountDomain(
      id: Samples.id(1), provider: "Bank", type: .cash, balance: .gbp(0))
    let rate = ExchangeRateDomain(
      id: Samples.id(2), currency: Samples.currency("EUR"), base: account.currency, rate: 1, date: Samples.today)
    let update = BalanceUpdateDomain(
      id: Samples.id(3), accountID: account.id, balance: .gbp(1), date: Samples.today)
    let contribution = ContributionDomain(
      id: Samples.id(4), goalID: Samples.id(5), amount: .gbp(1), type: .add, date: Samples.today)
    let numbers = [account.number, rate.number, update.number, contribution.number]
    #expect(numbers == [0, 0, 0, 0])
    #expect(account.updateCount == 0)
    #expect(account.balance == .gbp(0))
    #expect(!update.toUIModel(.english).isCurrent)
    #expect(!BalanceChart([], on: Samples.today).isDebt)
    let id = Samples.id(6)
    let group = BlockGroupDomain(id: id, name: "Work", position: 0)
    let block = BlockDomain(id: id, groupID: id, name: "Run")
    let session = TrackingSessionDomain(id: id, blockID: id, day: Samples.today, createdAt: .epoch)
    let time = TrackingTimeDomain(id: id, start: .epoch, end: .epoch, zone: .gmt, activeSeconds: 1)
    let tracked = [group.number, block.number, session.number, time.number, group.blockCount, block.position]
    #expect(tracked == [0, 0, 0, 0, 0, 0])
    #expect(!group.isDefault)
    let totals = [block.total, block.today]
    #expect(totals == [.zero, .zero])
    #expect(TimeTotal.zero == TimeTotal(halves: 0, activeSeconds: 0))
  }

  @Test func `what isn't stored yet has neither number, nor change, nor part`() throws {
    let update = BalanceUpdateEntity(
      id: Samples.id(1), accountID: Samples.id(2), balanceMinor: 1, date: Samples.today)
    #expect(update.number == 0)
    #expect(update.changeMinor == 0)
    #expect(update.part.isEmpty)
    #expect(update.importKey == nil)
    let (id, day) = (Samples.id(1), Samples.today)
    let group = BlockGroupEntity(id: id, name: "Work", position: 0)
    let numbers = [
      group.number, BlockEntity(id: id, groupID: id, name: "Run", icon: 0, color: 0, position: 0).number,
      TrackingSessionEntity(id: id, blockID: id, day: day, createdAt: .epoch).number,
      TrackingTimeEntity(
        id: id, sessionID: id, blockID: id, day: day, start: .epoch, end: .epoch, zone: "GMT", activeSeconds: 1
      ).number, KeyValueEntity(id: id, key: "k", value: "1").number,
      try KeyValueEntity(id: id, true, for: .isOnboardingCompleted).number,
      FinancialGoalEntity(id: id, name: "Car", emoji: "", goalAmountMinor: 1, currency: "GBP", startDate: day).number,
      FinancialAccountEntity(id: id, provider: "Bank", type: "cash", currency: "GBP").number,
      ContributionEntity(id: id, goalID: id, amountMinor: 1, type: "add", date: day).number,
      ExchangeRateEntity(id: id, currency: "EUR", base: "GBP", rate: "1", date: day).number,
    ]
    #expect(numbers == Array(repeating: 0, count: numbers.count))
    #expect(group.toDomain(defaultID: nil).blockCount == 0)
    let account = FinancialAccountEntity(id: id, provider: "Bank", type: "cash", currency: "GBP")
    #expect(FinancialAccountRecord(account: account).count == 0)
  }

  @Test func `the default group has the same id in all data`() {
    #expect(BlockGroupEntity.defaultID.uuidString == "6D6F6475-6C6F-8000-8000-000000000001")
  }

  @Test func `accounts of one currency share it`() {
    let (pounds, euros) = (account(.cash), account(.cash, currency: "EUR"))
    let shared = [[], [pounds], [pounds, pounds], [pounds, euros]].map { $0.sharedCurrency?.code }
    #expect(shared == [nil, "GBP", "GBP", nil])
  }
}
