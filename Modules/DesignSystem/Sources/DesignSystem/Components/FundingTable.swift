public import ModuloModels
public import TerminalKit

/// Links between goals and accounts as rows: goal, account, what is set aside, the most that is, priority, what is short.
public struct FundingTable: View {
  /// What every row would say, and a section that is about it needn't.
  public enum Omission: Sendable {
    /// The goal, where all links are of one.
    case goal
    /// The account, where all links are of one.
    case account
  }

  @Environment(\.theme) private var theme
  private let fundings: [FundingUIModel]
  private let omission: Omission?
  private let isSelectable: Bool

  /// Creates a table of links, in their order.
  ///
  /// - Parameter omission: The column that is left out; `nil` for none.
  public init(_ fundings: [FundingUIModel], without omission: Omission? = nil) {
    self.fundings = fundings
    self.omission = omission
    isSelectable = omission == nil
  }

  public var body: some View {
    let name = Table.Column(minimumWidth: Spacing.shortestName)
    let names = omission == nil ? [name, name] : [name]
    let columns = names + [Table.Column(alignment: .trailing), Table.Column(), Table.Column(), Table.Column()]
    let rows = fundings.map { funding in
      ends(of: funding) + [
        TerminalText(funding.setAside), theme.text(funding.limit, .secondary),
        theme.text(funding.priority, .secondary), theme.text(funding.short, .negative),
      ]
    }
    let table = Table(columns, rows: rows)
    return (isSelectable ? table.selectable() : table)
  }

  private func ends(of funding: FundingUIModel) -> [TerminalText] {
    switch omission {
    case .goal: [TerminalText(funding.account)]
    case .account: [TerminalText(funding.goal)]
    case nil: [TerminalText(funding.goal), TerminalText(funding.account)]
    }
  }
}

/// Accounts with what is set aside in them as rows: name, what is set aside, what is left, what is short.
public struct AccountFundingTable: View {
  @Environment(\.theme) private var theme
  private let accounts: [AccountFundingUIModel]

  /// Creates a table of accounts, in their order.
  public init(_ accounts: [AccountFundingUIModel]) {
    self.accounts = accounts
  }

  public var body: some View {
    let columns = [
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column(alignment: .trailing),
      Table.Column(alignment: .trailing), Table.Column(),
    ]
    let rows = accounts.map { account in
      [
        TerminalText(account.account), TerminalText(account.setAside), TerminalText(account.unallocated),
        theme.text(account.short, .negative),
      ]
    }
    return Table(columns, rows: rows)
  }
}
