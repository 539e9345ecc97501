import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// A report on a period as a page and as a table.
@Suite struct PeriodReportPageTests {
  @Test func `a page loads nothing, and its tables are named and can be reached by keys`() throws {
    let html = try page("en_US", name: "Japan trip")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for forbidden in ["<script", "<link", "<img", "<iframe", "src=", "href", "url(", "@import", "http:", "https:"] {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
    let captions = html.matches(of: /<table class="period"><caption>[^<]/).count
    let regions = html.matches(of: /role="region" aria-labelledby="goal" tabindex="0"/).count
    #expect(captions == 1)
    #expect(regions == 1)
    #expect(html.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test(arguments: [
    ("en_US", ["<h1>Apr 2026</h1>", "up to today, Apr 12, 2026", ">+$250<", ">-$50<", "Saved", "Net before"]),
    ("fr_FR", ["lang=\"fr\"", "<h1>avr. 2026</h1>", "jusqu’à ce jour", ">+250 $US<", "Épargné"]),
  ])
  func `every text of the page is there`(_ locale: String, _ expected: [String]) throws {
    let html = try page(locale, name: "Japan trip").replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    for text in expected { #expect(html.contains(text), "\(text)") }
  }

  @Test(arguments: MarkupTests.corpus) func `a hostile name adds no element`(_ name: String) throws {
    let hostile = tags(in: try page("en_US", name: name))
    let plain = tags(in: try page("en_US", name: "Japan trip"))
    #expect(hostile == plain)
  }

  @Test func `where a table has no room its rows are a list, and no figure is cut`() throws {
    let model = try model("en_US", name: "Japan trip")
    let table = PeriodReportTable(try #require(model.sections.first))
    let wide = table.lines(in: EnvironmentValues(width: 100)).map(\.plainText)
    let narrow = table.lines(in: EnvironmentValues(width: 30)).map(\.plainText)
    #expect(wide.count == 3)
    #expect(narrow.count > wide.count)
    for figure in ["$250", "-$50", "-$300", "$550"] {
      let isThere = narrow.contains { $0.contains(figure) }
      #expect(isThere, "\(figure): \(narrow)")
    }
  }

  /// Every tag with the names of its attributes, in order.
  private func tags(in html: String) -> [String] {
    html.matches(of: /<(\/?[a-zA-Z!][^\s>\/]*)((?:\s+[^\s=>"]+="[^"]*")*)\s*\/?>/).map { match in
      String(match.1) + match.2.matches(of: /([^\s="]+)="/).map { " " + $0.1 }.joined()
    }
  }

  private func page(_ locale: String, name: String) throws -> String {
    let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
    return PeriodReportPage(try model(locale, name: name), language: format.language).html
  }

  /// A goal from which 50 were taken in the days, and into which 250 were put in those before.
  private func model(_ locale: String, name: String) throws -> PeriodReportUIModel {
    let period = try #require(CalendarPeriod(.month, of: Samples.today, firstWeekday: .sunday))
    let span = PeriodReportSpan(period, on: Samples.today, isCompared: true)
    let goal = FinancialGoalEntity(
      id: Samples.id(1), number: 1, name: name, emoji: "", goalAmountMinor: 100_000, currency: "USD",
      startDate: Samples.day(20_260_112))
    let record = PeriodReportRecord(
      goals: [
        PeriodReportRecord.Goal(
          goal: goal,
          sums: [
            PeriodReportRecord.Sums(depositsMinor: 0, withdrawalsMinor: 5_000, savedMinor: 55_000),
            PeriodReportRecord.Sums(depositsMinor: 25_000, withdrawalsMinor: 0, savedMinor: 60_000),
          ])
      ], accounts: [:], rates: [], blocks: [])
    let report = try record.toDomain(
      of: span, sections: [.goal], in: .shared(orElse: nil), without: .none)
    return try #require(report).toUIModel(FormatContext(locale: Locale(identifier: locale), timeZone: .gmt))
  }
}
