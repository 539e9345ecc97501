public import ModuloModels
public import TerminalKit

/// Plans as rows: number, goal or account, what is entered, the days, the next of them, note.
public struct RecurringPlanTable: View {
  @Environment(\.theme) private var theme
  private let plans: [RecurringPlanUIModel]

  /// Creates a table of plans, in their order.
  public init(_ plans: [RecurringPlanUIModel]) {
    self.plans = plans
  }

  public var body: some View {
    let name = Table.Column(minimumWidth: Spacing.shortestName)
    let columns = [
      Table.Column(alignment: .trailing), name, Table.Column(alignment: .trailing), name, name, name,
    ]
    let rows = plans.map { plan in
      [
        theme.text(plan.number, .secondary), TerminalText(plan.owner), TerminalText(plan.amount),
        TerminalText(plan.days), theme.text(plan.next, .secondary), TerminalText(plan.note),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}

/// What is due as rows: number of the plan, day, goal or account, what is entered, remark.
public struct DueTable: View {
  @Environment(\.theme) private var theme
  private let occurrences: [DueUIModel]

  /// Creates a table of what is due, in its order.
  public init(_ occurrences: [DueUIModel]) {
    self.occurrences = occurrences
  }

  public var body: some View {
    let name = Table.Column(minimumWidth: Spacing.shortestName)
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing), name, Table.Column(alignment: .trailing),
      name,
    ]
    let rows = occurrences.map { occurrence in
      [
        theme.text(occurrence.number, .secondary), TerminalText(occurrence.day),
        TerminalText(occurrence.owner), TerminalText(occurrence.amount),
        theme.text(occurrence.remark, .secondary),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}
