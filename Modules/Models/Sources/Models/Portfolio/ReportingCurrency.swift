public import ModuloUtilities

/// The currency in which figures over several accounts are reported.
public enum ReportingCurrency: Equatable, Sendable {
  /// The one that was chosen.
  case chosen(Currency)
  /// The one that all accounts share; where they share none, the one given; `nil` for none.
  case shared(orElse: Currency?)

  /// The currency that was chosen; `nil` where the accounts decide.
  public var chosen: Currency? {
    switch self {
    case .chosen(let currency): currency
    case .shared: nil
    }
  }

  /// The currency of the figures over these accounts; `nil` when none is chosen, none shared, and there is no fallback.
  public func currency(of accounts: [FinancialAccountDomain]) -> Currency? {
    switch self {
    case .chosen(let currency): currency
    case .shared(let fallback): accounts.sharedCurrency ?? fallback
    }
  }
}
