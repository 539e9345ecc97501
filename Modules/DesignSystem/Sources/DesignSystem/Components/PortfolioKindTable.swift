public import ModuloModels
public import TerminalKit

/// The sums of a portfolio by kind of account, where there is much room with their shares of what is owned; no lines for
/// none.
public struct PortfolioKindTable: View {
  @Environment(\.width) private var width
  private let kinds: [PortfolioKindUIModel]
  private let words: PortfolioStrings

  /// Creates a table with the heading of `words`.
  public init(_ kinds: [PortfolioKindUIModel], words: PortfolioStrings) {
    self.kinds = kinds
    self.words = words
  }

  public var body: some View {
    Section("\(words.kindsTitle)") {
      PortfolioShareTable(kinds, showsShares: width.map { $0 >= Spacing.wideLayoutMinimum } ?? false)
    }
  }
}

/// The same without the heading.
public struct PortfolioShareTable: View {
  @Environment(\.self) private var environment
  private let kinds: [PortfolioKindUIModel]
  private let showsShares: Bool

  /// Creates a table of kinds, in their order.
  ///
  /// - Parameter showsShares: Whether the share of each kind among what is owned stands beside it, as a bar and in percent.
  public init(_ kinds: [PortfolioKindUIModel], showsShares: Bool = true) {
    self.kinds = kinds
    self.showsShares = showsShares
  }

  public var body: some View {
    if !kinds.isEmpty {
      let columns = [Table.Column(), Table.Column(alignment: .trailing)]
      let shares = showsShares ? [Table.Column(), Table.Column(alignment: .trailing)] : []
      Table(columns + shares, rows: kinds.map(row))
    }
  }

  private func row(_ kind: PortfolioKindUIModel) -> [TerminalText] {
    let theme = environment.theme
    let figures = [TerminalText(kind.title), theme.balance(kind.amount, isNegative: kind.isNegative)]
    guard showsShares, let share = kind.share else { return figures }
    let bar = ProgressView(value: share.value, width: Spacing.bar).bar(in: environment)
    return figures + [bar.foregroundStyle(theme.color(.accent)), TerminalText(share.text)]
  }
}
