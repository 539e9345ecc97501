public import ModuloModels
public import TerminalKit

/// Contributions as rows: number, day, goal where they are of several, name, amount with its sign.
public struct ContributionTable: View {
  @Environment(\.theme) private var theme
  private let contributions: [ContributionUIModel]
  /// Whether they are of several goals.
  private let hasOwners: Bool

  /// Creates a table of contributions, in their order.
  public init(_ contributions: [ContributionUIModel]) {
    self.contributions = contributions
    hasOwners = contributions.contains { $0.goal != nil }
  }

  public var body: some View {
    let name = Table.Column(minimumWidth: Spacing.shortestName)
    let columns =
      [Table.Column(alignment: .trailing), Table.Column(alignment: .trailing)]
      + (hasOwners ? [name] : []) + [name, Table.Column(alignment: .trailing)]
    return Table(columns, rows: contributions.map(row)).selectable()
  }

  private func row(_ contribution: ContributionUIModel) -> [TerminalText] {
    [theme.text(contribution.number, .secondary), TerminalText(contribution.date)]
      + (hasOwners ? [TerminalText(contribution.goal ?? "")] : []) + [
        TerminalText(contribution.name),
        theme.text(contribution.amount, contribution.type == .add ? .positive : .negative),
      ]
  }
}
