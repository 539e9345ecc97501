public import ModuloModels

extension DataCounts {
  /// Counts of rows by their nouns.
  public init(
    goals: Int, contributions: Int, accounts: Int = 0, balances: Int = 0, rates: Int = 0, groups: Int = 0,
    blocks: Int = 0, sessions: Int = 0
  ) {
    self.init([
      .goal: goals, .contribution: contributions, .account: accounts, .balance: balances, .rate: rates, .group: groups,
      .block: blocks, .session: sessions,
    ])
  }
}
