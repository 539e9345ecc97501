public import ModuloModels
public import TerminalKit

/// Goals in a panel: emoji, name, a bar, how far that is, what this month lacks. Where there are lines for it, each goal has
/// three: the bar is as long as there is room then, and the amounts and the end stand below it.
public struct GoalProgressTable: PrimitiveView {
  private let goals: [FinancialGoalUIModel]
  private let words: FinancialGoalStrings

  /// Creates a table with the words of `words`.
  public init(_ goals: [FinancialGoalUIModel], words: FinancialGoalStrings) {
    self.goals = goals
    self.words = words
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if let width = environment.width, let height = environment.height, height >= most, !environment.isAccessible {
      return TextBlock(
        Array(goals.map { card($0, width, environment) }.joined(separator: [TerminalText()])), width: width)
    }
    let columns = [
      Table.Column(), Table.Column(minimumWidth: Spacing.shortestName), Table.Column(),
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
    ]
    return Table(columns, rows: goals.map { row($0, in: environment) }).block(in: environment)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if axis == .vertical { return LayoutLengths(goals.count, environment.isAccessible ? goals.count : most) }
    return LayoutLengths(0, environment.width)
  }

  /// The lines of all goals where each has three.
  private var most: Int { max(0, 4 * goals.count - 1) }

  private func card(_ goal: FinancialGoalUIModel, _ width: Int, _ environment: EnvironmentValues) -> [TerminalText] {
    let theme = environment.theme
    func line(_ start: TerminalText, _ end: TerminalText) -> TerminalText {
      let (start, end) = (environment.adapting(start), environment.adapting(end))
      let room = max(0, width - end.width - Spacing.tiny)
      return (start.truncated(to: room, ellipsis: environment.characterSet.ellipsis).padded(to: room) + " " + end)
        .truncated(to: width, ellipsis: "")
    }
    let emoji = goal.emoji.isEmpty ? TerminalText() : TerminalText(goal.emoji) + " "
    let due = goal.dueText(words, theme)
    let isDue = goal.status == .open && !due.isEmpty
    let end = [
      isDue ? theme.text(words.leftThisMonth, .secondary) + " " + due : due, theme.text(goal.endDate ?? "", .secondary),
    ].filter { !$0.isEmpty }
    return [
      line(emoji + TerminalText(goal.name).bold(), TerminalText(goal.progressText)),
      environment.bar(of: goal.progress, width: width),
      line(theme.text("\(goal.currentAmount) / \(goal.goalAmount)", .secondary), end.joined(separator: "  ")),
    ]
  }

  private func row(_ goal: FinancialGoalUIModel, in environment: EnvironmentValues) -> [TerminalText] {
    let isWide = (environment.width ?? 0) >= Self.wide
    return [
      TerminalText(goal.emoji), TerminalText(goal.name).bold(),
      environment.bar(of: goal.progress, width: isWide ? Spacing.wideBar : Spacing.bar),
      TerminalText(goal.progressText), goal.dueText(words, environment.theme),
    ]
  }

  /// The columns from which on a bar is long.
  private static let wide = 60
}
