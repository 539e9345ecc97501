public import ModuloModels
public import TerminalKit

/// Plans as rows: number, day, times, block, group, time.
public struct PlannedBlockTable: View {
  @Environment(\.self) private var environment
  private let plans: [PlannedBlockUIModel]
  private let showsDay: Bool

  /// Creates a table of plans, in their order.
  ///
  /// - Parameter showsDay: Whether each row has its day; the plans of a day have none.
  public init(_ plans: [PlannedBlockUIModel], showsDay: Bool) {
    self.plans = plans
    self.showsDay = showsDay
  }

  public var body: some View {
    let columns =
      [Table.Column(alignment: .trailing)] + (showsDay ? [Table.Column(alignment: .trailing)] : [])
      + [
        Table.Column(), Table.Column(minimumWidth: Spacing.shortestBlock), Table.Column(),
        Table.Column(alignment: .trailing),
      ]
    let table = Table(columns, rows: plans.map(row))
    // The rows of a day are its sessions.
    return (showsDay ? table.selectable() : table)
  }

  private func row(_ plan: PlannedBlockUIModel) -> [TerminalText] {
    let theme = environment.theme
    return [theme.text(plan.number, .secondary)] + (showsDay ? [TerminalText(plan.day)] : [])
      + [
        TerminalText(plan.times), plan.block.label(in: environment), theme.text(plan.group, .secondary),
        TerminalText(plan.time),
      ]
  }
}

/// Planned beside tracked time as rows: name, planned, tracked, both, planned only, tracked only; then the total.
public struct PlannedComparisonTable: View {
  private let comparison: PlannedComparisonUIModel
  private let words: PlannedBlockStrings
  private let isSelectable: Bool

  /// Creates a table of a comparison, in its order.
  ///
  /// - Parameter isSelectable: Whether its rows are those of the screen; the total is none.
  public init(_ comparison: PlannedComparisonUIModel, words: PlannedBlockStrings, isSelectable: Bool = false) {
    self.comparison = comparison
    self.words = words
    self.isSelectable = isSelectable
  }

  public var body: some View {
    let columns =
      [Table.Column(minimumWidth: Spacing.shortestName)]
      + words.headings.map { Table.Column("\($0)", alignment: .trailing) }
    let cells = comparison.rows.map { row in
      ([row.name] + row.times).map { row.isTotal ? TerminalText($0).bold() : TerminalText($0) }
    }
    let table = Table(columns, rows: cells)
    return (isSelectable ? table.selectable() : table)
  }
}
