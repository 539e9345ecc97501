public import ModuloModels
public import TerminalKit

/// Contributions as rows: number, day, name, amount with its sign.
public struct ContributionTable: View {
  private let contributions: [ContributionUIModel]
  private let theme: Theme

  public init(_ contributions: [ContributionUIModel], theme: Theme = .standard) {
    self.contributions = contributions
    self.theme = theme
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column(alignment: .trailing),
    ]
    return Table(columns, rows: contributions.map(row)).lines(in: environment)
  }

  private func row(_ contribution: ContributionUIModel) -> [TerminalText] {
    [
      theme.text(contribution.number, .secondary), TerminalText(contribution.date), TerminalText(contribution.name),
      theme.text(contribution.amount, contribution.type == .add ? .positive : .negative),
    ]
  }
}
