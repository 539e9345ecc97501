import ModuloUtilities

/// Why a balance update could not be found, made or deleted.
public typealias BalanceUpdateError = Failure<BalanceUpdateRule>

/// A rule of balance updates that an operation would break.
public enum BalanceUpdateRule: AmountRule {
  /// The amount is empty.
  case missingAmount
  /// The amount is negative; balances and debts are typed without a minus.
  case negativeAmount(FinancialAccountType)
  /// The account would be left without any balance.
  case lastUpdateCantBeDeleted
}

extension Noun {
  /// A balance of an account on a day.
  public static let balance = Noun("balance", "balances", .masculine("solde", "soldes"), owner: .account)
}

extension BalanceUpdateRule {
  public static var noun: Noun { .balance }

  /// The operations on balance updates.
  public enum Operation: Sendable {
    /// Finding the balance of a reference.
    case reading
    /// Storing a new update: a missing row is the account.
    case creating
    /// Changing or deleting an update.
    case changing
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> BalanceUpdateError {
    switch (error, operation) {
    case (.notFound, .creating): .reference(.account, .missing)
    // The id of a new row that is another account's.
    case (.notFound, .reading), (.notFound, .changing), (.duplicate(.id), .creating): .missing
    case (.forbidden(.lastBalanceUpdate), .changing): .rule(.lastUpdateCantBeDeleted)
    case (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
      (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .missingAmount: AmountReadingError.empty.text(format)
    case .negativeAmount(let type): FinancialAccountRule.negativeAmount(type).text(format)
    case .lastUpdateCantBeDeleted:
      format.advised(
        format.language("An account needs at least one balance.", "Un compte doit garder au moins un solde."),
        .deleteAccount)
    }
  }
}
