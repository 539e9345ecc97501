public import ModuloModels
public import TerminalKit

/// The portfolio's figures, how they changed, and since when; in place of them, that no money has a rate.
public struct PortfolioFigureTable: View {
  @Environment(\.self) private var environment
  private let portfolio: PortfolioUIModel

  /// Creates the figures of a portfolio.
  public init(_ portfolio: PortfolioUIModel) {
    self.portfolio = portfolio
  }

  public var body: some View {
    VStack {
      if let unknown = portfolio.unknown { Text(verbatim: unknown) } else { figures }
      if let since = portfolio.since { Text(environment.theme.text(since, .secondary)) }
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
