/// The next item of a file of a bank, in the file's order.
public enum BankFileItem: Hashable, Sendable {
  /// The account of all items up to the next account.
  case account(BankFileAccount)
  /// An entry: money that went in or out.
  case entry(BankFileEntry)
  /// A balance that the file states on its own.
  case balance(BankFileBalance)
  /// A row that is left out, and why.
  case skipped(BankFileSkip, line: Int)
}

/// The account of a statement, as the file names it.
public struct BankFileAccount: Hashable, Sendable {
  /// IBAN or number without spaces, or the name that QIF has instead; nil where the file names none.
  public let id: String?
  /// The code of its currency as written, such as `EUR`; nil where the file names none.
  public let currency: String?
  /// The line, counted from 1.
  public let line: Int

  /// Creates an account.
  public init(id: String?, currency: String?, line: Int) {
    self.id = id
    self.currency = currency
    self.line = line
  }
}

/// An entry of a statement.
public struct BankFileEntry: Hashable, Sendable {
  /// The line on which it begins, counted from 1.
  public var line: Int
  /// The day of booking.
  public var day: CalendarDay
  /// The amount, negative for money that goes out, fees taken off.
  public var amount: FileAmount
  /// The code of its currency as written; nil where it is the account's, or isn't said.
  public var currency: String?
  /// Names and purpose in one line, without white space around it; empty where there is none.
  public var text: String
  /// The bank's id; nil for none. Ids repeat, with other amounts too.
  public var id: String?
  /// The balance after the entry; nil where the file has none.
  public var balance: FileAmount?

  /// Creates an entry.
  public init(
    line: Int, day: CalendarDay, amount: FileAmount, currency: String? = nil, text: String, id: String? = nil,
    balance: FileAmount? = nil
  ) {
    self.line = line
    self.day = day
    self.amount = amount
    self.currency = currency
    self.text = text
    self.id = id
    self.balance = balance
  }
}

/// A balance that a file states beside its entries.
public struct BankFileBalance: Hashable, Sendable {
  /// What a balance is of.
  public enum Kind: Hashable, Sendable {
    /// Before the first entry of the statement.
    case opening
    /// After the last.
    case closing
  }

  /// What it is of.
  public let kind: Kind
  /// The day as written. A closing balance holds at its end.
  public let day: CalendarDay
  /// The balance; negative for a debt.
  public let amount: FileAmount
  /// The code of its currency as written; nil where it is the account's, or isn't said.
  public let currency: String?
  /// The line, counted from 1.
  public let line: Int

  /// Creates a balance.
  public init(_ kind: Kind, day: CalendarDay, amount: FileAmount, currency: String? = nil, line: Int) {
    self.kind = kind
    self.day = day
    self.amount = amount
    self.currency = currency
    self.line = line
  }
}

/// Why a row of a file is left out.
public enum BankFileSkip: Hashable, Sendable {
  /// Not booked yet, or never: its status, as written.
  case status(String)
  /// No amount, or one of zero, as the row of an opening balance has.
  case zeroAmount
  /// Before the header or after the last row, and of another shape.
  case outsideTable
  /// In a section that holds no entries, such as that of securities: its name.
  case section(String)
  /// A balance whose day is written as zeros, as by a bank that knows none.
  case balanceWithoutDay
}

/// Reads the items of a file in its order, in memory that doesn't grow with the file.
public protocol BankFileReader: Sendable {
  /// The next item; nil after the last.
  ///
  /// - Throws: What is wrong with the file, and where. Nothing is read after an error.
  mutating func next() throws(BankFileError) -> BankFileItem?
}
