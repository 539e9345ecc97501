public import ModuloModels
public import TerminalKit

/// Steps of the history as rows: number, moment, command, what each changed. One that is taken back is dimmed.
public struct HistoryTable: View {
  @Environment(\.theme) private var theme
  private let steps: [HistoryStepUIModel]

  /// Creates a table of steps, in their order.
  public init(_ steps: [HistoryStepUIModel]) {
    self.steps = steps
  }

  public var body: some View {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(), Table.Column(minimumWidth: Spacing.shortestName),
      Table.Column(minimumWidth: Spacing.shortestName),
    ]
    let rows = steps.map { step in
      [
        theme.text(step.number, .secondary), TerminalText(step.date), theme.text(step.command, .secondary),
        step.isUndone ? theme.text(step.text, .secondary) : TerminalText(step.text),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}
