public import ModuloModels
public import TerminalKit

/// Targets in their current periods as rows: owner, target, what was tracked, what is carried over, the balance.
public struct TargetStateTable: View {
  private let targets: [TargetStateUIModel]

  /// Creates a table of targets, in their order.
  public init(_ targets: [TargetStateUIModel]) { self.targets = targets }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let columns = [
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column(), Table.Column(alignment: .trailing),
      Table.Column(alignment: .trailing), Table.Column(alignment: .trailing),
    ]
    let rows = targets.map { target in
      [
        TerminalText(target.owner), environment.theme.text(target.terms, .secondary), TerminalText(target.progress),
        environment.theme.text(target.carried, .secondary), TerminalText(target.balance),
      ]
    }
    return Table(columns, rows: rows).selectable().lines(in: environment)
  }
}

/// The periods of a target as rows: days, what was tracked, what is carried over, the balance, the part that it has.
public struct TargetBalanceTable: View {
  private let balances: [TargetBalanceUIModel]

  /// Creates a table of periods, in their order.
  public init(_ balances: [TargetBalanceUIModel]) { self.balances = balances }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let theme = environment.theme
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
    return Table(columns, rows: rows).lines(in: environment)
  }
}

/// How much of targets was tracked, as rows: owner, what was tracked, what is left, the days.
public struct TargetProgressTable: View {
  private let targets: [TargetProgressUIModel]

  /// Creates a table of targets, in their order.
  public init(_ targets: [TargetProgressUIModel]) { self.targets = targets }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let theme = environment.theme
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
    return Table(columns, rows: rows).lines(in: environment)
  }
}
