/// A column of a file of contributions.
public enum ContributionImportColumn: CaseIterable, Sendable {
  /// The days.
  case date
  /// The amounts, negative for money taken out.
  case amount
  /// The amounts that were put in.
  case deposit
  /// The amounts that were taken out.
  case withdrawal
  /// The names.
  case name

  /// The column's name where the file doesn't have another one; `nil` for one that has to be named.
  public var usualName: String? {
    switch self {
    case .date: "date"
    case .amount: "amount"
    case .deposit, .withdrawal: nil
    case .name: "name"
    }
  }
}

/// A file of contributions to import into a goal, with the meaning of its columns and the formats of their texts.
public struct ContributionImport: Equatable, Sendable {
  /// The columns that hold the amount.
  public enum AmountColumns: Equatable, Sendable {
    /// One column; a negative amount is a withdrawal.
    case signed(String)
    /// One column of money put in and one of money taken out, both positive, one of them empty.
    case separate(deposit: String, withdrawal: String)
  }

  /// The file, or standard input.
  public var source: InputSource
  /// The header of the column with the days.
  public var dateColumn: String
  /// The columns with the amounts: one with signs, or one each for money put in and taken out.
  public var amountColumns: AmountColumns
  /// The column with the contribution's name; a missing one is an error only when it was asked for.
  public var nameColumn: String
  /// Whether a file without the column of names is refused.
  public var isNameColumnRequired: Bool
  /// How its texts are written.
  public var form: FileForm
  /// Whether the first row names the columns; without it columns are named by number, from 1.
  public var hasHeader: Bool
  /// Whether amounts are read as they are, also when another column seems to hold their signs.
  public var readsSignsAsWritten: Bool
  /// Whether the goal's total may fall below zero.
  public var allowsNegativeTotal: Bool

  /// The default columns and formats.
  public init(source: InputSource) {
    self.source = source
    dateColumn = "date"
    amountColumns = .signed("amount")
    nameColumn = "name"
    isNameColumnRequired = false
    form = FileForm()
    hasHeader = true
    readsSignsAsWritten = false
    allowsNegativeTotal = false
  }
}
