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
        PortfolioFigureTable(portfolio)
        if let note = portfolio.note { Text(environment.theme.text(note, .secondary)) }
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
}
