public import ModuloUtilities

/// Why a row of a file is not a valid contribution.
public enum ContributionRowProblem: RowProblem {
  /// The CSV is malformed here.
  case csv(CSVError)
  case date(String)
  case amount(String, AmountReadingError)
  /// Neither or both of the two amount columns have a value.
  case missingAmount
  case twoAmounts
  /// A column of positive amounts holds a negative one.
  case negativeAmount(String)
  /// The row's currency is not the goal's.
  case otherCurrency(String, expected: Currency)
}
