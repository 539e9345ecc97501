import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The limits of lists, as they are typed.
@Suite struct FilterReadingTests {
  private var values: DependencyValues {
    var values = DependencyValues()
    values.locale = Locale(identifier: "en_US")
    values.timeZone = .gmt
    values.date = .constant(Samples.now)
    return values
  }

  private func read(_ input: EntryFilterInput) throws(ContributionError) -> EntryFilter {
    try values.readFilter(input, throwing: ContributionError.self)
  }

  @Test func `no limits take everything`() throws {
    #expect(try read(EntryFilterInput()) == .all)
  }

  @Test func `days and amounts are read as they are typed, and one limit is enough`() throws {
    let both = try read(
      EntryFilterInput(since: "1 apr", until: "2026-04-05", text: "x", minimum: "1,000.5", maximum: "2000"))
    let days = Samples.day(20_260_401)...Samples.day(20_260_405)
    #expect(both == EntryFilter(days: days, text: "x", amounts: AmountRange(1_000_500...2_000_000)))
    let from = try read(EntryFilterInput(since: "2026-04-01", minimum: "-5"))
    #expect(
      from == EntryFilter(days: Samples.day(20_260_401)...CalendarDay.latest, amounts: AmountRange(-5_000 ... .max)))
    let through = try read(EntryFilterInput(until: "yesterday", maximum: "0.001"))
    let yesterday = Samples.day(20_260_411)
    #expect(through == EntryFilter(days: CalendarDay.earliest...yesterday, amounts: AmountRange(.min...1)))
  }

  @Test(
    arguments: [
      (EntryFilterInput(since: "2026-04-05", until: "2026-04-04"), .reversed(from: "2026-04-05", to: "2026-04-04")),
      (EntryFilterInput(minimum: "5", maximum: "4.99"), .reversed(from: "5", to: "4.99")),
    ] as [(EntryFilterInput, InputProblem)])
  func `limits that nothing is within are refused with both`(_ input: EntryFilterInput, _ problem: InputProblem) {
    #expect(throws: ContributionError.input(problem)) { try read(input) }
  }

  @Test(arguments: ["1.2345", "5x", "$5", "1,5", ""]) func `what isn't a number is no limit`(_ text: String) {
    #expect(throws: ContributionError.self) { try read(EntryFilterInput(minimum: text)) }
    #expect(throws: ContributionError.self) { try read(EntryFilterInput(maximum: text)) }
  }
}
