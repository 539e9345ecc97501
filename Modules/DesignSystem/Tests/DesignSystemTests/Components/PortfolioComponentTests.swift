import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The components of the net worth, line by line.
@Suite struct PortfolioComponentTests {
  @Test func `W01 account types and icons`() {
    for environment in [EnvironmentValues(), EnvironmentValues(characterSet: .ascii)] {
      let icons = FinancialAccountType.allCases.map { FinancialAccountIcon($0).text(in: environment) }
      let widths = Set(icons.map(\.width))
      #expect(widths == [2])
      #expect(Set(icons.map(\.plainText)).count == 20)
    }
    #expect(FinancialAccountIcon(.savingsAccount) == FinancialAccountIcon(.cash))
    let silent = FinancialAccountIcon(.cash).text(in: EnvironmentValues(isAccessible: true)).width
    #expect(silent == 0)
  }

  @Test(arguments: [
    (
      80, CharacterRepertoire.unicode,
      [
        "        Name         Balance  Change              Updated",
        "#1  💵  Marcus       £150.00  ↗ +25.0%            10 Apr 2026",
        "#3  🏦  Starling       £0.00                      no balance yet",
        "#2  💳  Chase Slate  -£50.00  ↘ reduced (+16.7%)  5 Apr 2026",
      ]
    ),
    (
      120, .unicode,
      [
        "        Name         Type             Balance  Change                        Updated",
        "#1  💵  Marcus       Savings Account  £150.00  ↗ +£30.00 (+25.0%)            10 Apr 2026",
        "#3  🏦  Starling     Current Account    £0.00                                no balance yet",
        "#2  💳  Chase Slate  Credit Card      -£50.00  ↘ reduced by £10.00 (+16.7%)  5 Apr 2026",
      ]
    ),
    (
      120, .ascii,
      [
        "        Name         Type               Balance  Change                          Updated",
        "#1  SV  Marcus       Savings Account  GBP150.00  / +GBP30.00 (+25.0%)            10 Apr 2026",
        "#3  CA  Starling     Current Account    GBP0.00                                  no balance yet",
        "#2  CC  Chase Slate  Credit Card      -GBP50.00  \\ reduced by GBP10.00 (+16.7%)  5 Apr 2026",
      ]
    ),
  ])
  func `accounts in English`(_ width: Int, _ characterSet: CharacterRepertoire, _ expected: [String]) throws {
    let lines = try table("en_GB").plainLines(EnvironmentValues(width: width, characterSet: characterSet))
    #expect(lines == expected)
  }

  @Test func `accounts in French`() throws {
    let lines = try table("fr_FR").plainLines(EnvironmentValues(width: 120))
    #expect(
      lines == [
        "        Nom          Type                   Solde  Variation                         Mis à jour",
        "#1  💵  Marcus       Compte d’épargne  150,00 £GB  ↗ +30,00 £GB (+25,0 %)            10 avr. 2026",
        "#3  🏦  Starling     Compte courant      0,00 £GB                                    pas encore de solde",
        "#2  💳  Chase Slate  Carte de crédit   -50,00 £GB  ↘ réduite de 10,00 £GB (+16,7 %)  5 avr. 2026",
      ])
  }

  @Test func `the figures, their changes, and what they leave out`() throws {
    let summary = try Wealth.report(unconverted: .usd(30)).portfolio.toUIModel(format("en_GB"))
    let lines = PortfolioSummary(summary, words: Strings(.english).portfolio).plainLines(EnvironmentValues(width: 60))
    #expect(
      lines == [
        "Net worth   £100.00  ↗ +£30.00",
        "Assets      £150.00  ↗ +£30.00",
        "Total debt  -£50.00  no change",
        "since 5 Apr 2026",
        "Including pensions and mortgage",
        "",
        "Not counted: no rate is known",
        "US$30.00",
      ])
  }

  @Test func `without debts there is one figure`() throws {
    let report = try Wealth.report([Wealth.savings]).portfolio.toUIModel(format("fr_FR"))
    let lines = PortfolioSummary(report, words: Strings(.french).portfolio).plainLines(EnvironmentValues(width: 60))
    #expect(
      lines == [
        "Patrimoine net  150,00 £GB  ↗ +30,00 £GB",
        "depuis le 12 mars 2026",
        "Avec les retraites et le prêt immobilier",
      ])
  }

  @Test func `an account with its type and its change`() {
    let details = Wealth.details(Wealth.card, format("en_GB"))
    let lines = FinancialAccountSummary(details, words: Strings(.english).account).plainLines()
    #expect(
      lines == [
        "💳 Chase Slate  #2",
        "Type      Credit Card",
        "Provider  Chase",
        "Balance   -£50.00",
        "Change    ↘ reduced by £10.00 (+16.7%)",
        "Updated   5 Apr 2026",
      ])
  }

  @Test func `the history marks the balance that counts`() {
    let details = Wealth.details(Wealth.savings, format("en_GB"))
    let lines = BalanceUpdateTable(details.updates, words: Strings(.english).balance).plainLines()
    #expect(
      lines == [
        "#12  10/04/2026  £150.00  current",
        "#11  12/03/2026  £120.00",
        "#10  12/01/2026  £100.00           Opened",
      ])
  }

  @Test func `rates are written with all of their digits`() throws {
    let rate = ExchangeRateDomain(
      id: Samples.id(1), number: 1, currency: Samples.currency("USD"), base: Samples.currency("GBP"),
      rate: try #require(DecimalRatio("0.789123")), date: Samples.today)
    let lines = ExchangeRateTable([rate.toUIModel(format("en_GB"))]).plainLines()
    #expect(lines == ["#1  12/04/2026  1 USD =  0.789123 GBP"])
  }

  @Test func `no component is wider than asked, whatever its text`() throws {
    let format = format("fr_FR")
    for name in hostileNames {
      let hostile = Wealth.account(.loan, number: 1, provider: name, [20_260_112: -5, 20_260_312: -4], name: name)
      let details = Wealth.details(hostile, format)
      let report = try Wealth.report([hostile, Wealth.savings], unconverted: .usd(5)).toUIModel(format)
      let views: [any View] = [
        FinancialAccountTable(report.portfolio.accounts, words: format.strings.account),
        FinancialAccountSummary(details, words: format.strings.account),
        BalanceUpdateTable(details.updates, words: format.strings.balance),
        PortfolioSummary(report.portfolio, words: format.strings.portfolio),
        PortfolioKindTable(report.portfolio.kinds, words: format.strings.portfolio),
      ]
      for width in [1, 7, 20, 40, 80, 99, 100, 120] {
        for characterSet in CharacterRepertoire.allCases {
          let environment = EnvironmentValues(width: width, characterSet: characterSet)
          let widest = views.flatMap { $0.lines(in: environment) }.map(\.width).max() ?? 0
          #expect(widest <= width)
        }
      }
    }
  }

  private func table(_ locale: String) throws -> FinancialAccountTable {
    let accounts = try Wealth.report().portfolio.toUIModel(format(locale)).accounts
    return FinancialAccountTable(accounts, words: format(locale).strings.account)
  }
}
