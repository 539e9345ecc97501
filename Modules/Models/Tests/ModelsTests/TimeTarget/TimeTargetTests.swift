import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

@Suite struct TimeTargetTests {
  private let today = Samples.today

  private func draft(
    _ seconds: Int64, per period: TargetPeriod? = nil, on days: WorkingDays? = nil, carry: CarryOver? = nil,
    opening: Int64? = nil, from day: CalendarDay = Samples.today
  ) -> TimeTargetDraft {
    TimeTargetDraft(
      id: Samples.id(1), owner: .block(.id(BlockEntity.coding.id)), firstDay: day, seconds: seconds, per: period,
      on: days, carryOver: carry, opening: opening)
  }

  @Test func `a first target is per week, on all days, and carries nothing over`() throws {
    let terms = try draft(3_600).terms(following: nil)
    let expected = TargetTerms(firstDay: today, seconds: 3_600, per: .week)
    #expect(terms == expected)
  }

  @Test func `what isn't given stays as it was before, but for the opening`() throws {
    let weekdays = try #require(WorkingDays([.monday]))
    let before = TargetTerms(
      firstDay: Samples.day(20_260_101), seconds: 7_200, per: .month, on: weekdays, carryOver: .all, opening: 60)
    let terms = try draft(3_600).terms(following: before)
    let expected = TargetTerms(firstDay: today, seconds: 3_600, per: .month, on: weekdays, carryOver: .all)
    #expect(terms == expected)
  }

  @Test func `one that is replaced leaves its opening`() throws {
    let before = TargetTerms(firstDay: today, seconds: 7_200, per: .day, opening: 60)
    let terms = try draft(3_600).terms(following: before)
    #expect(terms.opening == 60)
    let other = try draft(3_600, opening: 0).terms(following: before)
    #expect(other.opening == 0)
  }

  @Test func `nothing is taken over from the end of a target`() throws {
    let before = TargetTerms(firstDay: Samples.day(20_260_101), seconds: 0, per: .month, carryOver: .all)
    let terms = try draft(3_600).terms(following: before)
    #expect(terms.period == .week)
    #expect(terms.carryOver == .none)
    #expect(terms.opening == nil)
    let end = TargetTerms(firstDay: today, seconds: 0, per: .month, carryOver: .all)
    let replacing = try draft(3_600).terms(following: end)
    #expect(replacing.opening == 0)
  }

  @Test(
    arguments: [
      (Int64(0), TargetPeriod.week, TimeTargetRule.nothing), (-1, .week, .nothing),
      (86_401, .day, .tooLong(limit: 86_400, .day)), (604_801, .week, .tooLong(limit: 604_800, .week)),
      (2_419_201, .month, .tooLong(limit: 2_419_200, .month)),
    ] as [(Int64, TargetPeriod, TimeTargetRule)])
  func `a target of nothing, and one of more than 24 hours a day, is refused`(
    _ seconds: Int64, _ period: TargetPeriod, _ rule: TimeTargetRule
  ) {
    #expect(throws: RepositoryError.forbidden(.target(rule))) {
      try draft(seconds, per: period).terms(following: nil)
    }
  }

  @Test func `24 hours of each working day are the most`() throws {
    let weekdays = try #require(WorkingDays([.monday, .tuesday]))
    let most = try draft(172_800, on: weekdays).terms(following: nil)
    #expect(most.seconds == 172_800)
    #expect(throws: RepositoryError.forbidden(.target(.tooLong(limit: 172_800, .week)))) {
      try draft(172_801, on: weekdays).terms(following: nil)
    }
  }

  @Test func `an opening and a limit have a limit`() {
    let limit = TimeTargetDraft.carryLimit
    let rule = RepositoryError.forbidden(.target(.outOfRange(limit: limit)))
    for draft in [
      draft(60, opening: limit + 1), draft(60, opening: -limit - 1), draft(60, opening: .min),
      draft(60, carry: .capped(limit + 1)), draft(60, carry: .capped(0)), draft(60, carry: .capped(-5)),
    ] {
      #expect(throws: rule) { try draft.terms(following: nil) }
    }
  }

  @Test func `rows and terms are each other`() throws {
    for row in TimeTargetEntity.samples {
      let owner = row.blockID == nil ? TargetOwner(BlockGroupEntity.sport) : TargetOwner(BlockEntity.coding)
      var copy = TimeTargetEntity(id: row.id, owner: owner, terms: try row.terms())
      copy.number = row.number
      #expect(copy == row)
    }
    for carry in [CarryOver.none, .all, .capped(9)] {
      let read = CarryOver(limit: carry.limit)
      #expect(read == carry)
    }
  }

  @Test func `a row of both, of neither, or of unknown values is damaged`() {
    var both = TimeTargetEntity.codingWeek
    both.groupID = Samples.id(1)
    var neither = TimeTargetEntity.codingWeek
    neither.blockID = nil
    var period = TimeTargetEntity.codingWeek
    period.period = "year"
    var days = TimeTargetEntity.codingWeek
    days.workingDays = 0
    for row in [both, neither, period, days] {
      #expect(throws: RepositoryError.self) { try row.brokenRules() }
    }
    let rules = try? TimeTargetEntity.codingWeek.brokenRules()
    #expect(rules == [])
  }

  @Test func `a name is a block's, and else a group's`() throws {
    let (blocks, groups) = (BlockEntity.samples, BlockGroupEntity.samples)
    for (text, name) in [
      ("coding", "Coding"), ("sport", "Sport"), ("run", "Running"), ("2", "Running"), ("wo", "Work"),
    ] {
      let owner = try TargetReference.reading(text).choice(among: blocks, in: groups)
      #expect(owner.name == name, "\(text)")
    }
    #expect(throws: RepositoryError.self) {
      try TargetReference.reading("nowhere").choice(among: blocks, in: groups)
    }
    #expect(throws: RepositoryError.notFound) { try TargetReference.reading("99").choice(among: blocks, in: groups) }
  }

  @Test func `a group of exactly that name comes before a block that only begins so`() throws {
    let block = BlockEntity(
      id: Samples.id(7), number: 7, groupID: BlockGroupEntity.work.id, name: "Workout", icon: 0, color: 0, position: 0)
    let owner = try TargetReference.reading("work").choice(among: [block], in: BlockGroupEntity.samples)
    #expect(owner.kind == .group)
    let named = BlockEntity(
      id: Samples.id(8), number: 8, groupID: BlockGroupEntity.work.id, name: "Work", icon: 0, color: 0, position: 0)
    let same = try TargetReference.reading("work").choice(among: [block, named], in: BlockGroupEntity.samples)
    #expect(same.id == named.id)
  }

  private func timeline(_ rows: [TimeTargetEntity], _ days: [DayTotal] = []) throws -> TargetTimeline {
    let owner = TargetOwner(BlockEntity.coding)
    let record = TimeTargetRecord(
      owners: [.init(owner: owner, rows: rows, days: days)], daysOff: DayOffEntity.samples)
    return try #require(try record.toDomain().first)
  }

  private func total(_ day: Int, hours: Int64) -> DayTotal {
    DayTotal(day: Samples.day(day), total: TimeTotal(blockDay: hours * 3_600))
  }

  @Test func `progress is that of the period by itself, and a state has what is carried over`() throws {
    // A day and a half of the second week are off: 10 h less 2:08.
    let days = [total(20_260_401, hours: 4), total(20_260_408, hours: 6)]
    let timeline = try timeline([.codingWeek], days)
    let progress = try #require(timeline.progress(on: today))
    #expect(progress.days == Samples.day(20_260_406)...Samples.day(20_260_412))
    #expect(progress.target == 28_286)
    #expect(progress.tracked == 21_600)
    let state = try #require(timeline.state(on: today))
    #expect(state.balance?.carried == -21_600)
    #expect(state.balance?.balance == -21_600 + 21_600 - 28_286)
  }

  @Test func `a span ends with the period of today, and one without a target has none`() throws {
    let timeline = try timeline([.codingWeek], [total(20_260_401, hours: 4)])
    let all = try #require(timeline.progress(in: .earliest ... .latest, today: today))
    #expect(all.days == Samples.day(20_260_330)...Samples.day(20_260_412))
    #expect(all.target == 36_000 + 28_286)
    let before = timeline.progress(in: .earliest...Samples.day(20_260_329), today: today)
    #expect(before == nil)
    let later = timeline.progress(in: Samples.day(20_260_501)...Samples.day(20_260_531), today: today)
    #expect(later == nil)
  }

  @Test func `a target that is to come says when`() throws {
    var later = TimeTargetEntity.codingWeek
    later.firstDay = Samples.day(20_260_601)
    let state = try #require(try timeline([later]).state(on: today))
    #expect(state.balance == nil)
    #expect(state.toUIModel(.english).progress == "begins on Jun 1, 2026")
  }

  @Test func `texts have signs, shares and the days of a week`() throws {
    #expect(FormatContext.english.signed(-5_400) == "-1:30")
    let shown = try #require(try timeline([.codingWeek], [total(20_260_408, hours: 6)]).state(on: today))
    let model = shown.toUIModel(.english)
    #expect(model.terms == "10:00 a week")
    #expect(model.progress == "6:00 of 7:51")
    #expect(model.carried == "-10:00 carried")
    #expect(model.balance == "balance -11:51")
    let days = try TimeTargetEntity.sportMonth.terms()
    let target = TimeTargetDomain(id: Samples.id(1), owner: TargetOwner(BlockGroupEntity.sport), terms: days)
    #expect(target.line(.english) == "from Apr 1, 2026: 30:00 a month, on Mon, Tue, Wed, Thu, Fri")
    #expect(
      target.line(.french) == "à partir du 1 avr. 2026 : 30:00 par mois, lun., mar., mer., jeu., ven.")
  }
}

extension FormatContext {
  /// A balance of nothing else, as it is shown.
  fileprivate func signed(_ seconds: Int64) -> String? {
    let terms = TargetTerms(firstDay: Samples.today, seconds: 1, per: .day)
    let span = TargetSchedule([terms]).period(of: Samples.today)
    let balance = span.map { TargetBalance(span: $0, target: 0, tracked: 0, carried: seconds) }
    return balance?.toUIModel(self).balance.replacing("balance ", with: "")
  }
}
