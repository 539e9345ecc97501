/// Why a file of a bank can't be read. Lines and columns count from 1, columns in Unicode scalars.
public enum BankFileError: Error, Equatable, Sendable {
  /// The bytes can't be read.
  case unreadable(ByteSourceError)
  /// A fault in a CSV file.
  case csv(CSVError)
  /// The file is no statement, but something else: `PDF`, `ZIP`, `HTML`.
  case otherKind(String)
  /// No kind of statement is recognised.
  case unknownKind
  /// There is no profile of that name.
  case unknownProfile(String)
  /// The file doesn't have the columns of the profile that was named.
  case otherLayout(profile: String)
  /// A text that can't be read as what stands there: a day, an amount.
  case invalid(BankFileValue, text: String, line: Int, column: Int?)
  /// A row of a table has words where its day belongs, as a line of totals does.
  case rowWithoutDay(text: String, line: Int, column: Int)
  /// A value is missing.
  case missing(BankFileValue, line: Int)
  /// The file ends in the middle of a statement.
  case truncated(line: Int)
  /// A document type declaration, which may make a small file a large one.
  case documentType(line: Int)
  /// Something is larger than the limit.
  case tooLarge(BankFileLimit, line: Int)
  /// The opening balance and the entries don't make the closing balance.
  case unbalanced(line: Int, expected: FileAmount, found: FileAmount)
  /// A NUL byte in what is a text otherwise.
  case nul(line: Int, column: Int)
  /// A text in the line is no UTF-8.
  case invalidUTF8(line: Int)
  /// An end tag of that name, where another element is open or none is.
  case unexpectedEndTag(name: String, line: Int, column: Int)
}

/// A value of an entry or a statement.
public enum BankFileValue: Hashable, Sendable {
  /// The day of booking.
  case day
  /// The amount of an entry.
  case amount
  /// The balance of an account.
  case balance
  /// The mark of money that goes in or out.
  case direction
  /// The currency of a balance.
  case currency
  /// Whether an entry is booked.
  case status
  /// The form of an entry as a whole.
  case entry
}

/// What has a limit, so that a file can't take the memory.
public enum BankFileLimit: Hashable, Sendable {
  /// Elements within elements, at most 100.
  case depth
  /// Fields of a row.
  case fields(Int)
  /// A text, in bytes.
  case text(Int)
  /// An attribute, in bytes.
  case attribute(Int)
}

extension BankFileError {
  /// The line at fault, nil when it is the file as a whole.
  public var line: Int? {
    switch self {
    case .unreadable, .otherKind, .unknownKind, .unknownProfile, .otherLayout: nil
    case .csv(let error): error.line
    case .invalid(_, _, let line, _), .rowWithoutDay(_, let line, _), .missing(_, let line), .truncated(let line),
      .documentType(let line), .tooLarge(_, let line), .unbalanced(let line, _, _), .nul(let line, _),
      .invalidUTF8(let line), .unexpectedEndTag(_, let line, _):
      line
    }
  }

  /// The column at fault in the line, nil when it is the line or the file as a whole.
  public var column: Int? {
    switch self {
    case .csv(let error): error.column
    case .invalid(_, _, _, let column): column
    case .rowWithoutDay(_, _, let column), .nul(_, let column), .unexpectedEndTag(_, _, let column): column
    case .unreadable, .otherKind, .unknownKind, .missing, .truncated, .documentType, .tooLarge, .unbalanced,
      .invalidUTF8, .unknownProfile, .otherLayout:
      nil
    }
  }
}
