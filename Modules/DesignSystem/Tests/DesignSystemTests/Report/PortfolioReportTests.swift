import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The net worth in the report.
@Suite struct PortfolioReportTests {
  @Test func `a page with the net worth loads nothing and runs nothing`() throws {
    let html = try page("en_GB")
    for forbidden in ["<script", "<link", "<img", "<iframe", "src=", "href", "url(", "@import", "http:", "https:"] {
      #expect(!html.contains(forbidden), "\(forbidden)")
    }
  }

  @Test(arguments: ["en_GB", "fr_FR"]) func `every text of the page is there`(_ locale: String) throws {
    let html = try page(locale).replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    let expected =
      locale == "en_GB"
      ? [
        "<h1>Net worth and savings</h1>", "£100.00", "£150.00", "-£50.00", "since 5 Apr 2026", "↗ +£30.00",
        "↘ reduced by £10.00 (+16.7%)", "Including pensions and mortgage", "US$30.00", "Chase Slate", "Credit Card",
        "Not counted: no rate is known", "10 Apr 2026",
      ]
      : [
        "lang=\"fr\"", "<h1>Patrimoine et épargne</h1>", "100,00 £GB", "↘ réduite de 10,00 £GB (+16,7 %)",
        "Carte de crédit", "depuis le 5 avr. 2026",
      ]
    for text in expected { #expect(html.contains(text), "\(text)") }
  }

  @Test func `headings, tables and charts are named`() throws {
    let html = try page("en_GB")
    let headings = html.matches(of: /<(h[1-6])/).map { String($0.1) }
    #expect(headings == ["h1", "h2", "h2", "h3", "h3", "h3"])
    let captions = html.matches(of: /<table><caption>[^<]/).count
    #expect(captions == 3)
    let identifiers = html.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    let references = html.matches(of: /aria-labelledby="([^"]*)"/).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(Set(references).isSubset(of: identifiers))
  }

  @Test func `an account without a balance has no chart`() throws {
    let html = try page("en_GB", [Wealth.accounts[2]], unconverted: nil)
    #expect(!html.contains("<figure"))
    #expect(html.contains("no balance yet"))
  }

  @Test func `a net worth that isn't known has no figure and no chart`() throws {
    let html = try page("en_GB", [], unconverted: .usd(30))
    #expect(html.contains("<p>The net worth in GBP is unknown.</p>"))
    #expect(html.contains("US$30.00"))
    #expect(!html.contains("£0.00") && !html.contains("<figure"))
  }

  @Test func `what is set aside in an account, what is left and what is short stand in a line`() throws {
    let html = try page("en_GB", goal: "Japan")
    #expect(html.contains("<p>Marcus: £150.00 set aside, £0.00 unallocated, £50.00 short</p>"))
  }

  @Test(arguments: MarkupTests.corpus) func `a hostile name adds no element`(_ name: String) throws {
    func tags(_ name: String) throws -> [String] {
      let account = Wealth.account(.loan, number: 1, provider: name, [20_260_112: -5], name: name)
      return try page("en_GB", [account]).matches(of: /<(\/?[a-zA-Z!][^\s>\/]*)/).map { String($0.1) }
    }
    let (hostile, plain) = (try tags(name), try tags("Chase"))
    #expect(hostile == plain)
  }

  private func page(
    _ locale: String, _ accounts: [FinancialAccountDetailedDomain] = Wealth.accounts, unconverted: Money? = .usd(30),
    goal: String? = nil
  ) throws -> String {
    let format = format(locale)
    let savings = SavingsReportDomain(today: Samples.today, goals: []).toUIModel(format)
    let portfolio = try Wealth.report(accounts, unconverted: unconverted, goal: goal).toUIModel(format)
    return SavingsReportPage(savings, portfolio: portfolio, language: format.language).html
  }
}
