public import ModuloUtilities

/// Why a row of a file is no balance update.
public enum BalanceRowProblem: RowProblem {
  /// The file is not well-formed here.
  case csv(CSVError)
  case date(String)
  case amount(String, AmountReadingError)
  case missingBalance
  /// No account is called so.
  case unknownAccount(String)
  /// The row's currency is not the account's.
  case otherCurrency(String, expected: Currency)
}
