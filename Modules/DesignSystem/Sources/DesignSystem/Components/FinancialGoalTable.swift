public import ModuloModels
public import TerminalKit

/// Goals as rows: number, emoji, name, what is saved of what, how far that is, what this month lacks, the last day.
public struct FinancialGoalTable: PrimitiveView {
  private let goals: [FinancialGoalUIModel]
  private let words: FinancialGoalStrings

  /// Creates a table with the headings of `words`.
  public init(_ goals: [FinancialGoalUIModel], words: FinancialGoalStrings) {
    self.goals = goals
    self.words = words
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    Table(columns, rows: goals.map { row($0, in: environment) }).selectable().block(in: environment)
  }

  private var columns: [Table.Column] {
    [
      Table.Column(alignment: .trailing), Table.Column(),
      Table.Column("\(words.name)", minimumWidth: Spacing.shortestName),
      Table.Column("\(words.saved)", alignment: .trailing), Table.Column("\(words.target)", alignment: .trailing),
      Table.Column(), Table.Column(alignment: .trailing),
      Table.Column("\(words.leftThisMonth)", alignment: .trailing), Table.Column("\(words.end)"),
    ]
  }

  private func row(_ goal: FinancialGoalUIModel, in environment: EnvironmentValues) -> [TerminalText] {
    let theme = environment.theme
    return [
      theme.text(goal.number, .secondary), TerminalText(goal.emoji), TerminalText(goal.name).bold(),
      TerminalText(goal.currentAmount), TerminalText(goal.goalAmount),
      environment.bar(of: goal.progress, width: barWidth(in: environment)), TerminalText(goal.progressText),
      goal.dueText(words, theme), goal.endDate.map { TerminalText($0) } ?? theme.text(words.noEnd, .secondary),
    ]
  }

  private func barWidth(in environment: EnvironmentValues) -> Int {
    let isWide = (environment.width ?? Spacing.wideLayoutMinimum) >= Spacing.wideLayoutMinimum
    return isWide ? Spacing.bar : Spacing.shortBar
  }
}

extension FinancialGoalUIModel {
  /// What this month lacks, or that the goal is reached or overdue.
  func dueText(_ words: FinancialGoalStrings, _ theme: Theme) -> TerminalText {
    switch status {
    case .open: TerminalText(remainingThisMonth ?? "")
    case .reached: theme.text(words.reached, .positive)
    case .overdue: theme.text(words.overdue, .negative)
    }
  }
}
