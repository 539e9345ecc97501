/// What is known of a CSV file before it is read: said by a person, or by the variant of a profile.
///
/// What is nil or empty is found in the file, or asked.
public struct BankFileOptions: Hashable, Sendable {
  /// The name of the profile to read with.
  public var profile: String?
  /// The character between fields.
  public var delimiter: CSVDelimiter?
  /// The encoding, where the bytes don't show that it is UTF-8 or UTF-16.
  public var encoding: TextEncoding?
  /// The columns that are read.
  public var columns = BankFileColumns()
  /// The possible orders of day, month and year; empty for all.
  public var dayOrders: [BankFileDayOrder] = []
  /// The first of the hundred years to which years in two digits belong. Without it, such a year is one from 1970 to
  /// the year after the day of reading.
  public var firstYear: Int?
  /// The decimal mark of all amounts.
  public var decimalMark: DecimalMark?
  /// The decimal mark of balances, where it is another one.
  public var balanceDecimalMark: DecimalMark?
  /// How amounts say whether money comes in or goes out.
  public var sign: BankFileSign?
  /// The words of the flag for money that comes in. Without any words, those that are common at banks are known.
  public var inWords: [String] = []
  /// The words of the flag for money that goes out.
  public var outWords: [String] = []
  /// The words of the flag for entries that are left out, such as conversions.
  public var neutralWords: [String] = []
  /// The statuses of booked entries; entries of another status are left out.
  public var bookedStatuses: [String] = []
  /// The statuses of entries that are left out, where those of booked ones aren't known.
  public var skippedStatuses: [String] = []
  /// Texts that stand in place of a day where an entry isn't booked.
  public var pendingDays: [String] = []
  /// The code of the currency, where no column has it.
  public var currency: String?
  /// The number of lines before the header.
  public var skippedLines: Int?
  /// Whether a row names the columns. Where it is nil and columns have places only, rows before the first day are left
  /// out.
  public var hasHeader: Bool?
  /// The order of the rows.
  public var rowOrder: BankFileRowOrder?
  /// Beginnings of rows that hold no entry, such as totals.
  public var footers: [String] = []
  /// Beginnings of lines outside the table that name an account, a balance before the entries, or one after them.
  public var labels = BankFileLabels()
  /// Columns that aren't read, but belong to the layout.
  public var requiredColumns: [String] = []
  /// Whether the header has no other columns than those that are read or required.
  public var hasAllColumns = false
  /// What the fields of a row without header hold: `day`, `amount`, `optional-amount`, `any`, or `=` and the exact text.
  public var shape: [String] = []
  /// Whether files of other banks have the shape too, so that a file with it is asked about.
  public var isCommonShape = false
  /// Whether entries that don't add up to the balances are read. Never part of a profile.
  public var ignoresBalances = false

  /// Creates options of which nothing is known.
  public init() {}
}

/// Beginnings of lines outside the table of a CSV file; what follows is the value.
public struct BankFileLabels: Hashable, Sendable {
  /// Before the IBAN or number of an account.
  public var account: [String] = []
  /// Before the balance that precedes the entries.
  public var opening: [String] = []
  /// Before the balance that follows them.
  public var closing: [String] = []

  /// Creates labels that are all unknown.
  public init() {}
}

extension BankFileOptions {
  /// These options, with what the others say where they say something.
  public func overridden(by others: BankFileOptions) -> BankFileOptions {
    var options = self
    options.profile = others.profile ?? profile
    options.delimiter = others.delimiter ?? delimiter
    options.encoding = others.encoding ?? encoding
    options.columns = columns.overridden(by: others.columns)
    options.dayOrders = others.dayOrders.isEmpty ? dayOrders : others.dayOrders
    options.firstYear = others.firstYear ?? firstYear
    options.decimalMark = others.decimalMark ?? decimalMark
    options.balanceDecimalMark = others.balanceDecimalMark ?? balanceDecimalMark
    options.sign = others.sign ?? sign
    options.inWords = others.inWords.isEmpty ? inWords : others.inWords
    options.outWords = others.outWords.isEmpty ? outWords : others.outWords
    options.bookedStatuses = others.bookedStatuses.isEmpty ? bookedStatuses : others.bookedStatuses
    options.neutralWords = others.neutralWords.isEmpty ? neutralWords : others.neutralWords
    options.skippedStatuses = others.skippedStatuses.isEmpty ? skippedStatuses : others.skippedStatuses
    options.pendingDays = others.pendingDays.isEmpty ? pendingDays : others.pendingDays
    options.currency = others.currency ?? currency
    options.skippedLines = others.skippedLines ?? skippedLines
    options.hasHeader = others.hasHeader ?? hasHeader
    options.rowOrder = others.rowOrder ?? rowOrder
    options.footers = others.footers.isEmpty ? footers : others.footers
    options.labels = labels.overridden(by: others.labels)
    options.requiredColumns = others.requiredColumns.isEmpty ? requiredColumns : others.requiredColumns
    options.hasAllColumns = hasAllColumns || others.hasAllColumns
    options.shape = others.shape.isEmpty ? shape : others.shape
    options.isCommonShape = isCommonShape || others.isCommonShape
    options.ignoresBalances = ignoresBalances || others.ignoresBalances
    return options
  }
}

extension BankFileLabels {
  fileprivate func overridden(by others: BankFileLabels) -> BankFileLabels {
    var labels = self
    if !others.account.isEmpty { labels.account = others.account }
    if !others.opening.isEmpty { labels.opening = others.opening }
    if !others.closing.isEmpty { labels.closing = others.closing }
    return labels
  }
}
