import Foundation
import ModuloModelsMocks
import ModuloUtilities
import Testing

@testable import ModuloModels

/// What mends a row that breaks a rule, and how it is said.
@Suite struct DataWarningTests {
  @Test func `one edit repairs all that is wrong with a goal`() throws {
    var goal = FinancialGoalEntity.japan
    (goal.number, goal.name) = (3, " Mum's")
    let remedy = DataWarning.Remedy(for: [.untidyName, .endBeforeStart], of: goal) { _ in true }
    #expect(remedy == .editGoal(.number(3), name: "Mum's", removesEnd: true))
    goal.name = "-x"
    let dashed = DataWarning.Remedy(for: [.nameKey], of: goal) { _ in true }
    #expect(dashed == .editGoal(.number(3), name: "-x", removesEnd: false))
  }

  @Test func `a name that is taken gets a number`() {
    var goal = FinancialGoalEntity.japan
    (goal.number, goal.name) = (3, "Japan")
    let taken: Set = ["Japan", "Japan 3"]
    let remedy = DataWarning.Remedy(for: [.nameKey], of: goal) { !taken.contains($0) }
    #expect(remedy == .editGoal(.number(3), name: "Japan 4", removesEnd: false))
    goal.name = " "
    let blank = DataWarning.Remedy(for: [.blankName], of: goal) { _ in true }
    #expect(blank == .editGoal(.number(3), name: "Goal 3", removesEnd: false))
  }

  @Test func `a row without a good number is named by its id`() {
    var goal = FinancialGoalEntity.japan
    goal.number = 0
    let remedy = DataWarning.Remedy(for: [.number, .endBeforeStart], of: goal) { _ in true }
    #expect(remedy == .editGoal(.id(goal.id), name: nil, removesEnd: true))
    let number = DataWarning.Remedy(for: [.number], of: goal) { _ in true }
    #expect(number == .document)
  }

  @Test func `the least number a name gets is 1, and a row of number 1 is named by it`() {
    var goal = FinancialGoalEntity.japan
    (goal.number, goal.name) = (0, "Japan")
    let taken = DataWarning.Remedy(for: [.nameKey], of: goal) { $0 != "Japan" }
    #expect(taken == .editGoal(.id(goal.id), name: "Japan 1", removesEnd: false))
    goal.name = " "
    let blank = DataWarning.Remedy(for: [.blankName], of: goal) { _ in true }
    #expect(blank == .editGoal(.id(goal.id), name: "Goal 1", removesEnd: false))
    goal.number = 1
    let first = DataWarning.Remedy(for: [.endBeforeStart], of: goal) { _ in true }
    #expect(first == .editGoal(.number(1), name: nil, removesEnd: true))
  }

  @Test func `a name that is too long is cut, and what can't be seen of it goes`() {
    var goal = FinancialGoalEntity.japan
    (goal.number, goal.name) = (3, String(repeating: "n", count: 300))
    let cut = DataWarning.Remedy(for: [.unusableName], of: goal) { _ in true }
    #expect(cut == .editGoal(.number(3), name: String(repeating: "n", count: 200), removesEnd: false))
    let other = DataWarning.Remedy(for: [.unusableName], of: goal) { $0.hasSuffix(" 3") }
    #expect(other == .editGoal(.number(3), name: String(repeating: "n", count: 198) + " 3", removesEnd: false))
    goal.name = "Ja\u{200B}pan \u{FEFF} trip"
    let visible = DataWarning.Remedy(for: [.unusableName], of: goal) { _ in true }
    #expect(visible == .editGoal(.number(3), name: "Japan trip", removesEnd: false))
    for unseen in ["\u{200B}\u{200B}", "e" + String(repeating: "\u{301}", count: 300)] {
      goal.name = unseen
      let named = DataWarning.Remedy(for: [.unusableName], of: goal) { _ in true }
      #expect(named == .editGoal(.number(3), name: "Goal 3", removesEnd: false))
    }
  }

  @Test func `a text that isn't an emoji is taken away`() {
    var goal = FinancialGoalEntity.japan
    (goal.number, goal.emoji) = (3, "abc")
    let remedy = DataWarning.Remedy(for: [.notAnEmoji, .endBeforeStart], of: goal) { _ in true }
    #expect(remedy == .editGoal(.number(3), name: nil, removesEnd: true, removesEmoji: true))
  }

  @Test func `a provider and an own name are cut alike`() {
    var account = FinancialAccountEntity.savings
    let (long, cut) = (String(repeating: "p", count: 300), String(repeating: "p", count: 200))
    (account.number, account.provider, account.ownName) = (2, long, nil)
    let provider = DataWarning.Remedy(for: [.unusableProvider], of: account) { _ in true }
    #expect(provider == .editAccount(.number(2), provider: cut, name: nil))
    (account.provider, account.ownName) = ("Bank", long)
    let ownName = DataWarning.Remedy(for: [.unusableName], of: account) { _ in true }
    #expect(ownName == .editAccount(.number(2), provider: "Bank", name: cut))
  }

  @Test func `groups, blocks and sessions have remedies of their own`() {
    var (group, block) = (BlockGroupEntity.work, BlockEntity.coding)
    (group.number, group.name) = (2, "The work of the household")
    let cut = DataWarning.Remedy(for: [.unusableName], of: group) { _ in true }
    #expect(cut == .editGroup(.number(2), name: "The work of the househol"))
    let taken = DataWarning.Remedy(for: [.unusableName], of: group) { $0 != "The work of the househol" }
    #expect(taken == .editGroup(.number(2), name: "The work of the househ 2"))
    (block.number, block.name) = (1_000, " ")
    let blank = DataWarning.Remedy(for: [.blankName], of: block) { _ in true }
    #expect(blank == .editBlock(.number(1_000), name: "Block 1000"))
    var session = TrackingSessionRecord.coding.session
    (session.number, session.memo) = (9, " a\nb\tc")
    let memo = DataWarning.Remedy(for: [.unusableMemo], of: session)
    #expect(memo == .editSession(.number(9), memo: "a b c"))
    session.memo = String(repeating: "m", count: TrackingMemo.limit + 1)
    let long = DataWarning.Remedy(for: [.unusableMemo], of: session)
    #expect(long == .editSession(.number(9), memo: String(repeating: "m", count: TrackingMemo.limit)))
    session.memo = " "
    let none = DataWarning.Remedy(for: [.blankMemo], of: session)
    #expect(none == .editSession(.number(9), memo: ""))
    let documents = [
      DataWarning.Remedy(for: [.number], of: session), DataWarning.Remedy(for: [.number], of: block) { _ in true },
      DataWarning.Remedy(for: [.number], of: group) { _ in true },
    ]
    #expect(documents == [.document, .document, .document])
  }

  @Test func `an account's own name is named only where it has one`() {
    var account = FinancialAccountEntity.savings
    (account.number, account.provider, account.ownName) = (2, "Bank", nil)
    let plain = DataWarning.Remedy(for: [.nameKey], of: account) { _ in true }
    #expect(plain == .editAccount(.number(2), provider: "Bank", name: nil))
    account.ownName = "Bank"
    let same = DataWarning.Remedy(for: [.nameKey], of: account) { _ in true }
    #expect(same == .editAccount(.number(2), provider: "Bank", name: ""))
  }

  @Test func `what no edit repairs needs the document`() throws {
    let contribution = try #require(ContributionEntity.samples.first)
    let rate = ExchangeRateEntity(
      id: Samples.id(1), number: 4, currency: "EUR", base: "USD", rate: "1", date: Samples.today)
    let remedies = [
      DataWarning.Remedy(for: [.number], of: contribution), DataWarning.Remedy(for: [.number], of: rate),
      DataWarning.Remedy(for: [.number], of: FinancialAccountEntity.savings) { _ in true },
    ]
    #expect(remedies == [.document, .document, .document])
  }

  @Test func `an account, a contribution and a rate have remedies of their own`() throws {
    var account = FinancialAccountEntity.savings
    (account.number, account.provider, account.ownName) = (2, " ", nil)
    let unnamed = DataWarning.Remedy(for: [.blankProvider, .nameKey], of: account) { _ in true }
    #expect(unnamed == .editAccount(.number(2), provider: "Unknown", name: nil))
    account.ownName = " "
    let blank = DataWarning.Remedy(for: [.blankName], of: account) { _ in true }
    #expect(blank == .editAccount(.number(2), provider: "Unknown", name: ""))
    let taken = DataWarning.Remedy(for: [.blankName], of: account) { $0 != "Unknown" }
    #expect(taken == .editAccount(.number(2), provider: "Unknown", name: "Unknown 2"))
    account.ownName = "Mine "
    let named = DataWarning.Remedy(for: [.untidyName], of: account) { _ in true }
    #expect(named == .editAccount(.number(2), provider: "Unknown", name: "Mine"))
    var contribution = try #require(ContributionEntity.samples.first)
    contribution.number = 7
    let nameless = DataWarning.Remedy(for: [.blankName], of: contribution)
    #expect(nameless == .removeContributionName(.number(7)))
    let rate = ExchangeRateEntity(
      id: Samples.id(1), number: 4, currency: "USD", base: "USD", rate: "1", date: Samples.today)
    let deleted = DataWarning.Remedy(for: [.sameCurrency], of: rate)
    #expect(deleted == .deleteRate(.number(4)))
  }

  @Test func `each rule and row is said in both languages`() {
    var warnings: [DataWarning] = []
    for rule in RowRule.allCases {
      warnings.append(DataWarning(rule, of: .goal, number: 3, remedy: .document))
      warnings.append(DataWarning(rule, of: .rate, number: 3, remedy: .deleteRate(.number(3))))
    }
    let (english, french) = (warnings.map { $0.text(.english) }, warnings.map { $0.text(.french) })
    #expect(zip(english, french).allSatisfy { $0 != $1 })
    let nouns = (Noun.counted + [.time, .value]).map {
      DataWarning(.number, of: $0, number: 3, remedy: .deleteRate(.number(3)))
    }
    #expect(Set(nouns.map { $0.text(.english) }).count == nouns.count)
  }

  @Test func `a warning is followed by the advice to repair its row`() {
    let host = FormatContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, adviceWords: MockAdviceWords())
    let text = DataWarning(.number, of: .goal, number: 3, remedy: .document).text(host)
    let advice = "<\(Advice.repair(.number, .document))>"
    #expect(text == "goal #3: the number is below 1. \(advice)")
  }

  @Test func `warnings are listed, and many are not`() {
    let one = DataWarning(
      .endBeforeStart, of: .goal, number: 3, remedy: .editGoal(.number(3), name: nil, removesEnd: true))
    let text = DataCheck(counts: nil, warnings: [one]).warningText(.english)
    #expect(
      text == """
        1 row breaks a current rule:
          goal #3: it ends before it starts.
        """)
    let lines = DataCheck(counts: nil, warnings: Array(repeating: one, count: 1_020)).warningText(.english)?
      .components(separatedBy: "\n")
    #expect(lines?.count == 22)
    #expect(lines?.last == "  … and 1,000 more")
    #expect(DataCheck(counts: .zero).warningText(.english) == nil)
  }

  @Test func `what a file holds of such rows is said where there are some`() {
    let words = FormatContext.english.strings.data.warning
    #expect(words.kept(0, .english) == nil)
    let (one, two) = (words.kept(1, .english) ?? "", words.kept(2, .english) ?? "")
    #expect(one.hasPrefix("1 row breaks a current rule"))
    #expect(two.hasPrefix("2 rows break a current rule"))
  }
}
