public import ModuloModels
public import TerminalKit

/// Targets in their current periods as rows: owner, target, what was tracked, what is carried over, the balance.
public struct TargetStateTable: View {
  @Environment(\.theme) private var theme
  private let targets: [TargetStateUIModel]

  /// Creates a table of targets, in their order.
  public init(_ targets: [TargetStateUIModel]) { self.targets = targets }

  public var body: some View {
    let columns = [
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column(), Table.Column(alignment: .trailing),
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
    ]
    let rows = targets.map { target in
      [
        TerminalText(target.owner), theme.text(target.terms, .secondary), TerminalText(target.progress),
        theme.text(target.carried, .secondary), TerminalText(target.balance),
      ]
    }
    return Table(columns, rows: rows).selectable()
  }
}

/// The periods of a target as rows: days, what was tracked, what is carried over, the balance, the part that it has.
public struct TargetBalanceTable: View {
  @Environment(\.theme) private var theme
  private let balances: [TargetBalanceUIModel]

  /// Creates a table of periods, in their order.
  public init(_ balances: [TargetBalanceUIModel]) { self.balances = balances }

  public var body: some View {
    let columns = [
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column(alignment: .trailing),
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing), Table.Column(),
    ]
    let rows = balances.map { balance in
      [
        TerminalText(balance.days), TerminalText(balance.progress), theme.text(balance.carried, .secondary),
        TerminalText(balance.balance), theme.text(balance.part, .secondary),
      ]
    }
    return Table(columns, rows: rows)
  }
}

/// How much of targets was tracked, as rows: owner, what was tracked, what is left, the days.
public struct TargetProgressTable: View {
  @Environment(\.theme) private var theme
  private let targets: [TargetProgressUIModel]

  /// Creates a table of targets, in their order.
  public init(_ targets: [TargetProgressUIModel]) { self.targets = targets }

  public var body: some View {
    let columns = [
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column(alignment: .trailing), Table.Column(),
      Table.Column(),
    ]
    let rows = targets.map { target in
      [
        TerminalText(target.owner), TerminalText(target.progress), TerminalText(target.rest),
        theme.text(target.days, .secondary),
      ]
    }
    return Table(columns, rows: rows)
  }
}
