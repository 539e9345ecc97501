public import ModuloModels
public import TerminalKit

/// Goals and their ends as rows: number, emoji, name, the last day, how far away that is, what is still to be saved.
public struct DeadlineTable: View {
  @Environment(\.theme) private var theme
  private let deadlines: [DeadlineUIModel]

  /// Creates a table of deadlines, in their order.
  public init(_ deadlines: [DeadlineUIModel]) {
    self.deadlines = deadlines
  }

  public var body: some View {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(), Table.Column(minimumWidth: Spacing.shortestName),
      Table.Column(), Table.Column(), Table.Column(alignment: .trailing),
    ]
    return Table(columns, rows: deadlines.map(row)).selectable()
  }

  private func row(_ deadline: DeadlineUIModel) -> [TerminalText] {
    [
      theme.text(deadline.number, .secondary), TerminalText(deadline.emoji), TerminalText(deadline.name).bold(),
      TerminalText(deadline.endDate), TerminalText(deadline.distance), TerminalText(deadline.remaining),
    ]
  }
}
