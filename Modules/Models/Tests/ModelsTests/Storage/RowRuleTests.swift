import Foundation
import ModuloModelsMocks
import ModuloUtilities
import Testing

@testable import ModuloModels

/// What a stored row must be: for readers, and by the rules.
@Suite struct RowRuleTests {
  @Test func `sound rows break no rule`() throws {
    for goal in FinancialGoalEntity.samples {
      let broken = try goal.brokenRules(storedKey: goal.nameKey)
      #expect(broken == [])
    }
    for account in FinancialAccountEntity.samples {
      let broken = try account.brokenRules(storedKey: account.nameKey)
      #expect(broken == [])
    }
    let contributions = try ContributionEntity.samples.flatMap { try $0.brokenRules() }
    let balances = BalanceUpdateEntity.samples.flatMap { $0.brokenRules() }
    #expect(contributions + balances == [])
  }

  @Test func `every rule of a goal is looked at`() throws {
    var goal = FinancialGoalEntity.japan
    (goal.number, goal.name) = (0, " \t")
    goal.endDate = goal.startDate.adding(days: -1)
    let broken = try goal.brokenRules(storedKey: "x")
    #expect(broken == [.number, .blankName, .nameKey, .endBeforeStart])
    for name in [" Japan", "Japan\n", "Cafe\u{301}"] {
      goal.name = name
      let untidy = try goal.brokenRules(storedKey: goal.nameKey)
      #expect(untidy.contains(.untidyName), "\(name)")
    }
  }

  @Test func `every rule of an account is looked at`() throws {
    var account = FinancialAccountEntity.savings
    (account.number, account.provider, account.ownName) = (-4, " ", "")
    let blank = try account.brokenRules(storedKey: "x")
    #expect(blank == [.number, .blankProvider, .blankName, .nameKey])
    (account.provider, account.ownName) = ("Bank ", nil)
    let untidy = try account.brokenRules(storedKey: account.nameKey)
    #expect(untidy == [.number, .untidyName])
  }

  @Test func `the rules of what belongs to them are looked at`() throws {
    var contribution = try #require(ContributionEntity.samples.first)
    (contribution.number, contribution.name) = (0, " ")
    let contributionRules = try contribution.brokenRules()
    #expect(contributionRules == [.number, .blankName])
    var update = try #require(BalanceUpdateEntity.samples.first)
    (update.number, update.note) = (0, "")
    #expect(update.brokenRules() == [.number, .blankNote])
    let rate = try rate("1.5", of: "USD", in: "USD").brokenRules()
    #expect(rate == [.number, .sameCurrency])
  }

  @Test(arguments: [(1, []), (0, [.number]), (-1, [.number])] as [(Int64, [RowRule])])
  func `a number from 1 on is sound, whatever else is`(_ number: Int64, _ expected: [RowRule]) throws {
    var contribution = try #require(ContributionEntity.samples.first)
    (contribution.number, contribution.name) = (number, nil)
    var update = try #require(BalanceUpdateEntity.samples.first)
    (update.number, update.note) = (number, nil)
    var goal = FinancialGoalEntity.japan
    var account = FinancialAccountEntity.savings
    (goal.number, account.number) = (number, number)
    var session = TrackingSessionRecord.coding.session
    (session.number, session.memo) = (number, nil)
    var (group, block) = (BlockGroupEntity.work, BlockEntity.coding)
    (group.number, block.number) = (number, number)
    let broken = [
      try contribution.brokenRules(), update.brokenRules(), try goal.brokenRules(storedKey: goal.nameKey),
      try account.brokenRules(storedKey: account.nameKey),
      try rate("1.5", of: "EUR", in: "USD", number: number).brokenRules(), session.brokenRules(),
      group.brokenRules(storedKey: group.nameKey), block.brokenRules(storedKey: block.nameKey),
    ]
    #expect(broken == Array(repeating: expected, count: 8))
  }

  @Test func `a blank text breaks its rule under a sound number`() throws {
    var contribution = try #require(ContributionEntity.samples.first)
    contribution.name = " "
    var update = try #require(BalanceUpdateEntity.samples.first)
    update.note = "\t"
    var session = TrackingSessionRecord.coding.session
    session.memo = "\n"
    let broken = [try contribution.brokenRules(), update.brokenRules(), session.brokenRules()]
    #expect(broken == [[.blankName], [.blankNote], [.blankMemo]])
    (contribution.name, update.note, session.memo) = (nil, nil, nil)
    let none = [try contribution.brokenRules(), update.brokenRules(), session.brokenRules()]
    #expect(none == [[], [], []])
  }

  @Test func `an account's own name may be untidy alone, and a goal may end as it starts`() throws {
    var account = FinancialAccountEntity.savings
    (account.provider, account.ownName) = ("Bank", " Mine")
    let untidy = try account.brokenRules(storedKey: account.nameKey)
    #expect(untidy == [.untidyName])
    var goal = FinancialGoalEntity.japan
    goal.endDate = goal.startDate
    let sound = try goal.brokenRules(storedKey: goal.nameKey)
    #expect(sound == [])
  }

  @Test(arguments: [String(repeating: "n", count: 201), "Ja\u{200B}pan"])
  func `a name that would be refused breaks a rule of its row`(_ name: String) throws {
    var goal = FinancialGoalEntity.japan
    goal.name = name
    let goalRules = try goal.brokenRules(storedKey: goal.nameKey)
    #expect(goalRules == [.unusableName])
    var account = FinancialAccountEntity.savings
    (account.provider, account.ownName) = (name, nil)
    let providerRules = try account.brokenRules(storedKey: account.nameKey)
    #expect(providerRules == [.unusableProvider])
    (account.provider, account.ownName) = ("Bank", name)
    let accountRules = try account.brokenRules(storedKey: account.nameKey)
    #expect(accountRules == [.unusableName])
    var (group, block) = (BlockGroupEntity.work, BlockEntity.coding)
    (group.name, block.name) = (name, name)
    let blockRules = [group.brokenRules(storedKey: group.nameKey), block.brokenRules(storedKey: block.nameKey)]
    #expect(blockRules == [[.unusableName], [.unusableName]])
  }

  @Test func `a name may be as long as a new one`() throws {
    var goal = FinancialGoalEntity.japan
    goal.name = String(repeating: "é", count: 200)
    let longest = try goal.brokenRules(storedKey: goal.nameKey)
    #expect(longest == [])
    var (group, block) = (BlockGroupEntity.work, BlockEntity.coding)
    let family = "👨‍👩‍👧"
    let rules = [0, 1].map { more in
      group.name = String(repeating: family, count: BlockGroupDraft.nameLimit + more)
      block.name = String(repeating: family, count: BlockDraft.nameLimit + more)
      return group.brokenRules(storedKey: group.nameKey) + block.brokenRules(storedKey: block.nameKey)
    }
    #expect(rules == [[], [.unusableName, .unusableName]])
  }

  @Test(
    arguments: [("", []), (" ", []), ("🗾", []), ("abc", [.notAnEmoji]), ("🗾🗾", [.notAnEmoji]), ("7", [.notAnEmoji])]
      as [(String, [RowRule])])
  func `the emoji of a goal is a single one, or none`(_ emoji: String, _ expected: [RowRule]) throws {
    var goal = FinancialGoalEntity.japan
    goal.emoji = emoji
    let broken = try goal.brokenRules(storedKey: goal.nameKey)
    #expect(broken == expected)
  }

  @Test func `a memo is one line that isn't too long`() {
    var session = TrackingSessionRecord.coding.session
    let limit = TrackingMemo.limit
    let memos = [String(repeating: "m", count: limit), String(repeating: "m", count: limit + 1), "a\nb", "a b"]
    let broken = memos.map { memo in
      session.memo = memo
      return session.brokenRules()
    }
    #expect(broken == [[], [.unusableMemo], [.unusableMemo], []])
  }

  @Test func `what no reader can read is no rule`() {
    var goal = FinancialGoalEntity.japan
    var account = FinancialAccountEntity.savings
    for code in ["ZZZ", "usd", "", "USD "] {
      (goal.currency, account.currency) = (code, code)
      #expect(throws: RepositoryError.damaged(.unknownCurrency(code, number: goal.number))) {
        try goal.brokenRules(storedKey: goal.nameKey)
      }
      #expect(throws: RepositoryError.damaged(.unknownAccountCurrency(code, number: account.number))) {
        try account.brokenRules(storedKey: account.nameKey)
      }
      #expect(throws: RepositoryError.damaged(.unreadableRate("\(code) in USD", number: 0))) {
        try self.rate("1", of: code, in: "USD").brokenRules()
      }
    }
  }

  @Test(arguments: [
    "abc", "", "0", "-1", "1e400", "1e5", "1.50", "+1", " 1", String(repeating: "9", count: 60), "1000000000000000001",
    "0.0000000000000000001", "NaN",
  ])
  func `a rate that can't convert an amount is damage`(_ text: String) {
    #expect(throws: RepositoryError.damaged(.unreadableRate(text, number: 0))) {
      try rate(text, of: "EUR", in: "USD").toDomain()
    }
  }

  @Test(arguments: [
    "1", "0.0000000001", "922337203.6854775807", "1000000000000000000", "0.000000000000000001",
    "99999999999999999.999999999999999999",
  ])
  func `a rate is read as it is written`(_ text: String) throws {
    let domain = try rate(text, of: "EUR", in: "USD").toDomain()
    #expect(domain.toEntity().rate == text)
  }

  private func rate(
    _ text: String, of currency: String, in base: String, number: Int64 = 0
  ) -> ExchangeRateEntity {
    ExchangeRateEntity(
      id: Samples.id(1), number: number, currency: currency, base: base, rate: text, date: Samples.today)
  }
}
