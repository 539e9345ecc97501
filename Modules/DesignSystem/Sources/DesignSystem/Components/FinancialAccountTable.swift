public import ModuloModels
public import TerminalKit

/// Accounts as rows: number, icon, name, type, balance, change, the day of the latest update. Where there is little
/// room the type and the amount of the change are left out.
public struct FinancialAccountTable: View {
  private let accounts: [FinancialAccountUIModel]
  private let words: FinancialAccountStrings

  /// Creates a table with the headings of `words`.
  public init(_ accounts: [FinancialAccountUIModel], words: FinancialAccountStrings) {
    self.accounts = accounts
    self.words = words
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let isWide = environment.width.map { $0 >= Spacing.wideLayoutMinimum } ?? true
    let columns = [
      Table.Column(alignment: .trailing), Table.Column(),
      Table.Column("\(words.name)", minimumWidth: Spacing.shortestName),
      Table.Column("\(words.typeTitle)", minimumWidth: Spacing.shortestName),
      Table.Column("\(words.balance)", alignment: .trailing), Table.Column("\(words.change)"),
      Table.Column("\(words.updated)"),
    ]
    let rows = accounts.map { row($0, isWide, in: environment) }
    return Table(kept(columns, isWide), rows: rows.map { kept($0, isWide) }).selectable().lines(in: environment)
  }

  /// The columns for which there is room: all, or all but the type.
  private func kept<Cell>(_ cells: [Cell], _ isWide: Bool) -> [Cell] {
    isWide ? cells : Array(cells[..<3] + cells[4...])
  }

  private func row(
    _ account: FinancialAccountUIModel, _ isWide: Bool, in environment: EnvironmentValues
  ) -> [TerminalText] {
    let theme = environment.theme
    let change = account.change.map {
      isWide ? theme.text($0, in: environment) : theme.shortText($0, in: environment)
    }
    return [
      theme.text(account.number, .secondary), FinancialAccountIcon(account.type).text(in: environment),
      TerminalText(account.name).bold(), TerminalText(account.typeName),
      theme.balance(account.balance, isNegative: account.isNegative), change ?? "",
      account.updated.map { TerminalText($0) } ?? theme.text(words.noUpdates, .secondary),
    ]
  }
}
