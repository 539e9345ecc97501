public import ModuloUtilities

/// Why a row of a file is not a valid balance update.
public enum BalanceUpdateRowProblem: RowProblem {
  /// The CSV is malformed here.
  case csv(CSVError)
  case date(String)
  case amount(String, AmountReadingError)
  case missingBalance
  case missingAccount
  /// No account has exactly this name; `candidates` are those that it could mean.
  case unknownAccount(String, candidates: [Candidate] = [])
  /// The row is another balance for a day of this account, and the file doesn't show which is the later one.
  case unknownOrder(String)
  /// The row's currency is not the account's.
  case otherCurrency(String, expected: Currency)
}
