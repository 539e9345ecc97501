import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// What the table of accounts leaves out where there is little room, and the sums by kind.
@Suite struct FinancialAccountTableTests {
  /// A long name with a long change and an old balance.
  private static let accounts = [
    Wealth.account(
      .generalInvestmentAccount, number: 1, provider: "Fidelity brokerage and funds",
      [20_260_101: 14, 20_260_102: 1_700]),
    Wealth.account(.creditCard, number: 2, provider: "Chase", [20_260_201: -60, 20_260_405: -50]),
  ]

  @Test(
    arguments: [
      (140, "Fidelity brokerage and funds", "General Investment Account", "+£1,686.00", "2 Jan 2026 (100 days old)"),
      (128, "Fidelity brokerage and funds", "General Investment Account", "12,042.9%", "2 Jan 2026 (100 days old)"),
      (100, "Fidelity brokerage and funds", nil, "12,042.9%", "2 Jan 2026 (100 days old)"),
      (90, "Fidelity brokerage and funds", nil, "12,042.9%", "100 days old"),
      (75, "Fidelity bro", nil, "12,042.9%", "100 days old"),
    ] as [(Int, String, String?, String, String)])
  func `the name is the last to be shortened`(
    _ width: Int, _ name: String, _ type: String?, _ change: String, _ updated: String
  ) throws {
    let lines = try table().plainLines(EnvironmentValues(width: width))
    let row = try #require(lines.first { $0.contains("#1") })
    #expect([name, change, updated].allSatisfy { row.contains($0) }, "\(row)")
    #expect(row.contains("General") == (type != nil), "\(row)")
    #expect(row.contains("2 Jan") == updated.hasPrefix("2 Jan"), "\(row)")
    let widest = lines.map(\.count).max() ?? 0
    #expect(widest <= width)
  }

  @Test func `a screen reader hears the age after the day`() throws {
    let lines = try table().plainLines(EnvironmentValues(width: nil, isAccessible: true))
    #expect(lines.contains { $0.contains("2 Jan 2026 (100 days old)") }, "\(lines)")
    #expect(lines.contains { $0.contains("5 Apr 2026") && !$0.contains("old") }, "\(lines)")
  }

  @Test func `an account tells the age beside the day`() {
    let details = Wealth.details(Self.accounts[0], format("en_GB"))
    let lines = FinancialAccountSummary(details, words: Strings(.english).account).plainLines()
    #expect(lines.last == "Updated   2 Jan 2026 (100 days old)")
  }

  @Test func `the sums by kind stand under each other`() throws {
    let portfolio = try Wealth.report(Self.accounts).portfolio.toUIModel(format("en_GB"))
    let lines = PortfolioKindTable(portfolio.kinds, words: Strings(.english).portfolio).plainLines()
    #expect(lines == ["By kind", "Investments  £1,700.00", "Cards          -£50.00"])
    let none = PortfolioKindTable([], words: Strings(.english).portfolio).plainLines()
    #expect(none == [])
  }

  private func table() throws -> FinancialAccountTable {
    let accounts = try Wealth.report(Self.accounts).portfolio.toUIModel(format("en_GB")).accounts
    return FinancialAccountTable(accounts, words: format("en_GB").strings.account)
  }
}
