public import ModuloModels
public import TerminalKit

/// The sums of a portfolio by kind of account; no lines for none.
public struct PortfolioKindTable: View {
  @Environment(\.theme) private var theme
  private let kinds: [PortfolioKindUIModel]
  private let words: PortfolioStrings

  /// Creates a table with the heading of `words`.
  public init(_ kinds: [PortfolioKindUIModel], words: PortfolioStrings) {
    self.kinds = kinds
    self.words = words
  }

  public var body: some View {
    let rows = kinds.map { kind in
      [TerminalText(kind.title), theme.balance(kind.amount, isNegative: kind.isNegative)]
    }
    return Section("\(words.kindsTitle)") {
      if !rows.isEmpty { Table([Table.Column(), Table.Column(alignment: .trailing)], rows: rows) }
    }
  }
}
