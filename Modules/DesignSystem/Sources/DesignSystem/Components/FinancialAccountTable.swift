public import ModuloModels
public import TerminalKit

/// Accounts as rows: number, icon, name, type, balance, change, the day of the latest update, with its age where that is
/// told. Where there is little room the amount of the change, the type, and the day of an old balance are left out, in
/// this order; names are the last to be shortened.
public struct FinancialAccountTable: PrimitiveView {
  private let accounts: [FinancialAccountUIModel]
  private let words: FinancialAccountStrings

  /// Creates a table with the headings of `words`.
  public init(_ accounts: [FinancialAccountUIModel], words: FinancialAccountStrings) {
    self.accounts = accounts
    self.words = words
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard let width = environment.width else { return table(.all, in: environment).block(in: environment) }
    var unbounded = environment
    unbounded.width = nil
    let layouts = width < Spacing.wideLayoutMinimum ? [Layout.untyped, .aged] : [.all, .brief, .untyped, .aged]
    let fitting = layouts.first { layout in
      table(layout, in: environment).block(in: unbounded).width <= width
    }
    return table(fitting ?? .shortened, in: environment).block(in: environment)
  }

  private func table(_ layout: Layout, in environment: EnvironmentValues) -> Table {
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(),
      Table.Column("\(words.name)", minimumWidth: layout == .shortened ? Spacing.shortestName : nil),
      Table.Column("\(words.typeTitle)"), Table.Column("\(words.balance)", alignment: .trailing),
      Table.Column("\(words.change)"), Table.Column("\(words.updated)"),
    ]
    let rows = accounts.map { kept(row($0, layout, in: environment), layout) }
    return Table(kept(columns, layout), rows: rows).selectable()
  }

  /// The columns of a layout: all, or all but the type.
  private func kept<Cell>(_ cells: [Cell], _ layout: Layout) -> [Cell] {
    layout.hasType ? cells : Array(cells[..<3] + cells[4...])
  }

  private func row(
    _ account: FinancialAccountUIModel, _ layout: Layout, in environment: EnvironmentValues
  ) -> [TerminalText] {
    let theme = environment.theme
    let change = account.change.map {
      layout == .all ? theme.text($0, in: environment) : theme.shortText($0, in: environment)
    }
    return [
      theme.text(account.number, .secondary), FinancialAccountIcon(account.type).text(in: environment),
      TerminalText(account.name).bold(), TerminalText(account.typeName),
      theme.balance(account.balance, isNegative: account.isNegative), change ?? "",
      updated(account, layout, theme),
    ]
  }

  private func updated(_ account: FinancialAccountUIModel, _ layout: Layout, _ theme: Theme) -> TerminalText {
    guard let day = account.updated else { return theme.text(words.noUpdates, .secondary) }
    guard let age = account.age else { return TerminalText(day) }
    return layout.hasDays ? TerminalText(day) + theme.text(" (\(age))", .secondary) : theme.text(age, .secondary)
  }
}

extension FinancialAccountTable {
  /// What a row has, from the most to the least.
  private enum Layout {
    /// Everything.
    case all
    /// Changes in percent only.
    case brief
    /// Without the type.
    case untyped
    /// Without the day of a balance whose age is told.
    case aged
    /// With names that may be shortened.
    case shortened

    var hasType: Bool { self == .all || self == .brief }

    var hasDays: Bool { hasType || self == .untyped }
  }
}
