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
