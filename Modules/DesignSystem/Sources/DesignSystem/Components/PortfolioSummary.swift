public import ModuloModels
public import TerminalKit

/// The portfolio's figures, how they changed, what they leave out, and what is set aside for goals.
public struct PortfolioSummary: View {
  @Environment(\.self) private var environment
  private let portfolio: PortfolioUIModel
  private let words: PortfolioStrings

  /// Creates the figures of a portfolio, with the labels of `words`.
  public init(_ portfolio: PortfolioUIModel, words: PortfolioStrings) {
    self.portfolio = portfolio
    self.words = words
  }

  public var body: some View {
    VStack(spacing: Spacing.tiny) {
      VStack {
        if let unknown = portfolio.unknown { Text(verbatim: unknown) } else { figures }
        for line in [portfolio.since, portfolio.note].compactMap({ $0 }) {
          Text(environment.theme.text(line, .secondary))
        }
      }
      Section("\(words.unconvertedTitle)") {
        for total in portfolio.unconverted {
          Text(verbatim: total.amount)
          if let advice = total.advice { Text(environment.theme.text(advice, .secondary)) }
        }
      }
      Section("\(words.setAsideTitle)") { AccountFundingTable(portfolio.funding) }
      Section("\(words.ratesTitle)") {
        for rate in portfolio.rates { Text(verbatim: rate) }
      }
    }
  }

  private var figures: Table {
    let theme = environment.theme
    let figures = [portfolio.netWorth] + [portfolio.assets, portfolio.debt].compactMap { $0 }
    let rows = figures.enumerated().map { index, figure in
      let amount = theme.balance(figure.amount, isNegative: figure.isNegative)
      let change = figure.change.map { theme.text($0, in: environment) } ?? ""
      return [TerminalText(figure.title), index == 0 ? amount.bold() : amount, change]
    }
    return Table([Table.Column(), Table.Column(alignment: .trailing), Table.Column()], rows: rows)
  }
}
