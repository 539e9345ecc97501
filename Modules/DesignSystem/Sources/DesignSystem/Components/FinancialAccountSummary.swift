public import ModuloModels
public import TerminalKit

/// One account: what it is, its balance, and how the balance changed.
public struct FinancialAccountSummary: View {
  @Environment(\.self) private var environment
  private let details: FinancialAccountDetailedUIModel
  private let words: FinancialAccountStrings

  /// Creates the figures of an account, with the labels of `words`.
  public init(_ details: FinancialAccountDetailedUIModel, words: FinancialAccountStrings) {
    self.details = details
    self.words = words
  }

  public var body: some View {
    VStack {
      Text(title)
      LabeledRows(rows)
    }
  }

  private var title: TerminalText {
    let icon = FinancialAccountIcon(details.account.type).text(in: environment)
    let number = environment.theme.text(details.account.number, .secondary)
    let name = TerminalText(details.account.name).bold() + "  " + number
    return environment.isAccessible ? name : icon + " " + name
  }

  private var rows: [(name: TerminalText, value: TerminalText)] {
    let (account, theme) = (details.account, environment.theme)
    let balance = theme.balance(account.balance, isNegative: account.isNegative)
    return [
      (TerminalText(words.typeTitle), TerminalText(account.typeName)),
      (TerminalText(words.provider), TerminalText(details.provider)),
    ] + (details.bankID.map { [(TerminalText(words.bankID), TerminalText($0))] } ?? []) + [
      (TerminalText(words.balance), balance.bold()),
      (TerminalText(words.change), theme.text(details.change, in: environment)),
      (TerminalText(words.updated), TerminalText(account.datedUpdate ?? words.noUpdates)),
    ]
  }
}
