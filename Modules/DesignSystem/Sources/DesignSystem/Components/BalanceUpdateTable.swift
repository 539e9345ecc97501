public import ModuloModels
public import TerminalKit

/// Balance updates as rows: number, day, account where they are of several, balance, which of them counts, note.
public struct BalanceUpdateTable: View {
  @Environment(\.theme) private var theme
  private let updates: [BalanceUpdateUIModel]
  /// Whether they are of several accounts.
  private let hasOwners: Bool
  private let words: BalanceUpdateStrings

  /// Creates a table with the headings of `words`.
  public init(_ updates: [BalanceUpdateUIModel], words: BalanceUpdateStrings) {
    self.updates = updates
    hasOwners = updates.contains { $0.account != nil }
    self.words = words
  }

  public var body: some View {
    let name = Table.Column(minimumWidth: Spacing.shortestName)
    let columns =
      [Table.Column(alignment: .trailing), Table.Column(alignment: .trailing)]
      + (hasOwners ? [name] : [])
      + [Table.Column(alignment: .trailing), Table.Column(), name]
    return Table(columns, rows: updates.map(row)).selectable()
  }

  private func row(_ update: BalanceUpdateUIModel) -> [TerminalText] {
    [theme.text(update.number, .secondary), TerminalText(update.date)]
      + (hasOwners ? [TerminalText(update.account ?? "")] : []) + [
        theme.balance(update.balance, isNegative: update.isNegative),
        theme.text(update.isCurrent ? words.current : "", .accent), TerminalText(update.note ?? ""),
      ]
  }
}
