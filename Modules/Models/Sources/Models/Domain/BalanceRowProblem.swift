public import ModuloUtilities

/// Why a row of a file is no balance update.
public enum BalanceRowProblem: RowProblem {
  /// The file is not well-formed here.
  case csv(CSVError)
  case date(String)
  case amount(String, AmountReadingError)
  case missingBalance
  case missingAccount
  /// No account is named exactly so; those that it could mean.
  case unknownAccount(String, candidates: [Candidate] = [])
  /// It gives a day of this account another balance, and the file doesn't show which is the later one.
  case unknownOrder(String)
  /// The row's currency is not the account's.
  case otherCurrency(String, expected: Currency)
}
