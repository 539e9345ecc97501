import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import Testing

/// The report as a page.
@Suite struct SavingsReportPageTests {
  @Test func `a page loads nothing and runs nothing`() throws {
    let html = try page("en_US", names: ["Japan trip"])
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(
      html.contains(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;\">"
      ))
    for forbidden in ["<script", "<link", "<img", "<iframe", "src=", "href", "url(", "@import", "http:", "https:"] {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
    #expect(html.contains("@media (prefers-color-scheme:dark)"))
  }

  @Test(arguments: ["en_US", "fr_FR"]) func `every text of the page is there`(_ locale: String) throws {
    let html = try page(locale, names: ["Japan trip"]).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    let expected =
      locale == "en_US"
      ? ["<h1>Savings</h1>", "As of Apr 12, 2026", "$600", "of $3,000", "20%", "$222.22", "Dec 12, 2026", "+$200"]
      : ["lang=\"fr\"", "<h1>Épargne</h1>", "Au 12 avr. 2026", "600 $US", "sur 3 000 $US", "20 %", "+200 $US"]
    for text in expected { #expect(html.contains(text), "\(text)") }
  }

  @Test func `headings, tables and charts are named`() throws {
    let html = try page("en_US", names: ["Japan trip"])
    let headings = html.matches(of: /<(h[1-6])/).map { String($0.1) }
    #expect(headings == ["h1", "h2", "h3", "h2", "h3"])
    let tables = html.matches(of: /<table>/).count
    let captions = html.matches(of: /<table><caption>[^<]/).count
    #expect(tables == 2)
    #expect(captions == tables)
    let identifiers = html.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    let references = html.matches(of: /aria-labelledby="([^"]*)"/).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(Set(references).isSubset(of: identifiers))
  }

  @Test func `archived goals stand apart, and count for nothing`() throws {
    let html = try page("en_US", names: ["Active", "Old"], archived: ["Old"])
    let active = try #require(html.range(of: "<bdi>🗾 Active</bdi>")).lowerBound
    let heading = try #require(html.range(of: "Archived goals")).lowerBound
    let old = try #require(html.range(of: "<bdi>🗾 Old</bdi>")).lowerBound
    #expect(active < heading && heading < old)
    #expect(html.contains("<span class=\"quiet\">1 goal</span>"))
  }

  @Test func `without goals the page says so`() throws {
    let html = try page("en_US", names: [])
    #expect(html.contains("No goals yet"))
    #expect(!html.contains("<h2"))
  }

  @Test(arguments: MarkupTests.corpus) func `a hostile name adds no element`(_ name: String) throws {
    let hostile = tags(in: try page("en_US", names: [name], contribution: name))
    let plain = tags(in: try page("en_US", names: ["Japan trip"], contribution: "Bonus"))
    #expect(hostile == plain)
  }

  /// Every tag with the names of its attributes, in order.
  private func tags(in html: String) -> [String] {
    html.matches(of: /<(\/?[a-zA-Z!][^\s>\/]*)((?:\s+[^\s=>"]+="[^"]*")*)\s*\/?>/).map { match in
      String(match.1) + match.2.matches(of: /([^\s="]+)="/).map { " " + $0.1 }.joined()
    }
  }

  private func page(
    _ locale: String, names: [String], archived: Set<String> = [], contribution: String = "Bonus"
  ) throws -> String {
    let goals = try names.enumerated().map { index, name in
      try details(of: name, number: index + 1, isArchived: archived.contains(name), contribution: contribution)
    }
    let format = format(locale)
    let report = SavingsReportDomain(today: Samples.today, goals: goals).toUIModel(format)
    return SavingsReportPage(report, language: format.language).html
  }

  /// The worked example under another name.
  private func details(
    of name: String, number: Int, isArchived: Bool, contribution: String
  ) throws -> FinancialGoalDetailedDomain {
    let goal = FinancialGoalDomain(
      id: Samples.id(number), number: number, name: name, emoji: "🗾", goalAmount: .usd(3_000),
      startDate: Samples.day(20_260_112), endDate: Samples.day(20_261_212), isArchived: isArchived,
      currentAmount: .usd(600),
      contributedThisMonth: .usd(50), contributionCount: 5)
    let months = [200, 200, 150, 50].enumerated().map {
      ContributionMonthDomain(month: Samples.month(202_601 + $0), net: .usd(Decimal($1)))
    }
    let bonus = ContributionDomain(
      id: Samples.id(1_000 + number), number: number, goalID: goal.id, name: contribution, amount: .usd(50),
      type: .add, date: Samples.today)
    return FinancialGoalDetailedDomain(goal: goal, months: months, contributions: [bonus])
  }
}
