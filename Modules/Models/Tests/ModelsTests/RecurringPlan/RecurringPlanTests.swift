import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A plan as a row, as a value and as text.
@Suite struct RecurringPlanTests {
  private let english = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
  private let french = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)

  @Test func `a row and its value are made of each other`() throws {
    for record in Self.records {
      let row = try record.toDomain().toEntity()
      #expect(row == record.plan)
      let broken = try record.plan.brokenRules()
      #expect(broken == [])
    }
  }

  @Test func `a plan of an account has no amount, one of a goal has that of its currency`() throws {
    let plans = try Self.records.toDomain()
    let purposes = plans.map(\.purpose)
    let goal = FinancialGoalEntity.samples[0].id
    let account = FinancialAccountEntity.samples[0].id
    #expect(purposes == [.contribution(goalID: goal, amount: .usd(250)), .balance(accountID: account)])
    let owners = plans.map(\.ownerTitle)
    #expect(owners == ["🗾 Japan trip", "Rainy day"])
  }

  @Test func `a plan of an archived goal is quiet`() throws {
    var goal = FinancialGoalEntity.japan
    goal.isArchived = true
    let plan = try RecurringPlanRecord(plan: .japanMonthly, owner: .goal(goal)).toDomain()
    #expect(plan.isQuiet)
    let next = plan.toUIModel(english, on: Samples.today).next
    #expect(next == "quiet: archived")
  }

  @Test(
    arguments: [
      { $0.unit = "fortnight" }, { $0.interval = 0 }, { $0.amountMinor = nil }, { $0.accountID = Samples.id(3) },
      { $0.goalID = nil },
    ] as [@Sendable (inout RecurringPlanEntity) -> Void])
  func `a row that means no plan is damaged`(_ change: @Sendable (inout RecurringPlanEntity) -> Void) {
    var row = RecurringPlanEntity.japanMonthly
    change(&row)
    #expect(throws: RepositoryError.self) { try row.brokenRules() }
  }

  @Test func `a row that breaks a rule is readable`() throws {
    var row = RecurringPlanEntity.japanMonthly
    (row.number, row.note, row.end) = (0, " ", Samples.day(20_250_101))
    let broken = try row.brokenRules()
    #expect(broken == [.number, .endBeforeStart, .blankNote])
    let occurrence = PlanOccurrenceEntity(id: Samples.id(1), planID: row.id, day: Samples.today)
    #expect(occurrence.brokenRules() == [.number])
  }

  @Test func `a list shows each value as text`() throws {
    let rows = try Self.records.toDomain().map { $0.toUIModel(english, on: Samples.today) }
    #expect(rows.map(\.number) == ["#1", "#2"])
    #expect(rows.map(\.amount) == ["$250", "balance"])
    let days = rows.map(\.days)
    #expect(days == ["every month on the last day until Dec 31, 2027", "every 3 months on the 1st"])
    #expect(rows.map(\.next) == ["next on Apr 30, 2026", "next on Jul 1, 2026"])
    #expect(rows.map(\.note) == ["Salary", ""])
    let line = try Self.records[1].toDomain().line(french)
    #expect(line == "Rainy day\u{A0}: solde tous les 3 mois le 1")
  }

  @Test(arguments: [
    (1, Recurrence.Unit.day, 20_260_412, "every day", "chaque jour"),
    (10, .day, 20_260_412, "every 10 days", "tous les 10 jours"),
    (1, .week, 20_260_410, "every week on Friday", "chaque semaine le vendredi"),
    (2, .week, 20_260_410, "every 2 weeks on Friday", "toutes les 2 semaines le vendredi"),
    (1, .month, 20_260_422, "every month on the 22nd", "chaque mois le 22"),
    (1, .month, 20_260_403, "every month on the 3rd", "chaque mois le 3"),
    (1, .month, 20_260_430, "every month on the 30th, or the last day", "chaque mois le 30, ou le dernier jour"),
    (1, .month, 20_260_331, "every month on the last day", "chaque mois le dernier jour"),
    (1, .year, 20_260_412, "every year on Apr 12", "chaque année le 12 avr."),
    (
      4, .year, 20_240_229, "every 4 years on Feb 29, or the last day", "tous les 4 ans le 29 févr., ou le dernier jour"
    ),
  ])
  func `the days are told in words`(
    _ interval: Int, _ unit: Recurrence.Unit, _ anchor: Int, _ inEnglish: String, _ inFrench: String
  ) throws {
    let days = try Recurrence(every: interval, unit, on: Samples.day(anchor))
    let plan = RecurringPlanDomain(
      id: Samples.id(1), purpose: .balance(accountID: Samples.id(2)), recurrence: days)
    let texts = [english, french].map { plan.toUIModel($0, on: Samples.today).days }
    #expect(texts == [inEnglish, inFrench])
  }

  @Test func `an interval is typed as it is read`() throws {
    for unit in Recurrence.Unit.allCases {
      for count in [1, 2] {
        let days = try Recurrence(every: count, unit, on: Samples.today)
        for (format, words) in [(english, DayWords.english), (french, .french)] {
          let read = IntervalReader(words: words).read(format.strings.plan.typed(days))
          #expect(read?.count == count)
          #expect(read?.unit == unit)
        }
      }
    }
  }

  @Test func `a change in place and one that is followed are told apart`() throws {
    let plan = try Self.records[0].toDomain()
    let inPlace = RecurringPlanChange(plan: plan, ended: nil).text(english, on: Samples.today)
    #expect(inPlace.hasPrefix("Plan #1 is now: 🗾 Japan trip: $250 every month"))
    let followed = RecurringPlanChange(plan: plan, ended: plan).text(english, on: Samples.today)
    #expect(followed.hasSuffix("Plan #1 ended on Dec 31, 2027 and keeps its occurrences."))
  }

  @Test func `what is due adds up by currency, and says how much there is beyond what is shown`() throws {
    let days = [20_260_131, 20_260_228].map(Samples.day)
    let goal = FinancialGoalRecord(
      goal: .japan, totals: ContributionTotals(netMinor: 300_000, count: 9, monthNetMinor: 0))
    let due = try DueRecord(
      plans: [
        DuePlanRecord(record: Self.records[0], goal: goal, days: days, count: 3),
        DuePlanRecord(record: Self.records[1], goal: nil, days: [Samples.day(20_260_201)], count: 1),
      ], quietPlans: 1
    ).toDomain(limit: 2)
    #expect(due.occurrences.map(\.plan.number) == [1, 2])
    #expect(due.count == 4)
    #expect(due.contributionCount == 3)
    #expect(due.totalText(english) == "4 due: $750")
    #expect(due.quietText(english) == "1 plan of archived goals is quiet")
    #expect(due.occurrences.map(\.isGoalReached) == [true, false])
    #expect(due.occurrences[0].toUIModel(english).remark == "goal reached")
  }

  @Test func `an event of a calendar has the plan's id, and its days`() throws {
    let plan = try Self.records[0].toDomain()
    let event = plan.toEvent(english)
    let expected = ICalendar.Event(
      uid: "\(plan.id.uuidString.lowercased())@modulo", summary: "🗾 Japan trip: $250", details: "Salary",
      days: plan.recurrence)
    #expect(event == expected)
  }

  @Test func `each rule has a text of its own in each language`() {
    let rules: [RecurringPlanRule] = [
      .missingAmount, .negativeAmount, .unreadableInterval("x"), .interval(0), .dayOfMonth(32),
      .endBeforeStart(start: Samples.today, end: Samples.day(20_260_101)), .enteredThrough(Samples.today),
      .amountOfBalance, .notDue(1, nil), .notDue(1, Samples.today), .nothingToEnter(1, account: "Bank"), .noPlans,
    ]
    let texts = rules.flatMap { [$0.text(english), $0.text(french)] }
    #expect(Set(texts).count == 2 * rules.count)
  }

  @Test func `the toasts tell the answer, and that a deletion is a loss`() {
    let toasts: [Toast] = [.planCreated("A"), .planUpdated("B"), .dueEntered("C"), .dueSkipped("D"), .planDeleted("E")]
    #expect(toasts.map { $0.text(english) } == ["A", "B", "C", "D", "E"])
    #expect(toasts.map(\.isLoss) == [false, false, false, false, true])
  }

  private static let records = [
    RecurringPlanRecord(plan: .japanMonthly, owner: .goal(FinancialGoalEntity.samples[0])),
    RecurringPlanRecord(plan: .quarterlyBalance, owner: .account(FinancialAccountEntity.samples[0])),
  ]
}
