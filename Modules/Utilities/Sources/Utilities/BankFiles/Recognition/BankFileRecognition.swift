/// What a file of a bank was recognised as.
public enum BankFileRecognition: Sendable {
  /// One reading of the whole file.
  case file(BankFile)
  /// More than one reading is possible. The questions are at least one; options that answer them decide.
  case undecided([BankFileQuestion])
}

/// What is decided once for a whole CSV file.
public enum BankFileSubject: String, CaseIterable, Hashable, Sendable {
  /// The encoding of the characters.
  case encoding
  /// The character between fields.
  case delimiter
  /// The profile whose columns the file has.
  case profile
  /// The columns that are read.
  case columns
  /// The order of day, month and year.
  case dayOrder = "day-order"
  /// The century of years in two digits.
  case century
  /// The decimal mark.
  case decimalMark = "decimal-mark"
  /// How money that goes out is told from money that comes in.
  case sign
  /// The order of the rows.
  case rowOrder = "row-order"
  /// The statuses of booked entries.
  case status
}

/// A question about a CSV file that nothing in it answers.
public struct BankFileQuestion: Hashable, Sendable {
  /// What is to be decided.
  public let subject: BankFileSubject
  /// The line that shows it, counted from 1.
  public let line: Int
  /// The fields of that line; empty for a file that is no table.
  public let fields: [String]
  /// The possible answers; empty where only a person can name the columns.
  public let answers: [BankFileAnswer]
}

/// A possible answer to a question about a CSV file.
public struct BankFileAnswer: Hashable, Sendable {
  /// The options of the recognition that asked, with this answer in them.
  public let options: BankFileOptions
  /// How the line of the question is read then.
  public let reading: BankFileReading
}

/// How an answer reads the line of its question.
public enum BankFileReading: Hashable, Sendable {
  /// The profile of that name.
  case profile(String)
  /// These columns.
  case columns(BankFileColumns)
  /// The fields of the line.
  case fields([String])
  /// The entry of the line: its day, its amount, negative for money that goes out, and its text.
  case entry(CalendarDay, FileAmount, text: String)
  /// The column of that name holds the words for in and out.
  case flag(column: String)
  /// The day of the line.
  case day(CalendarDay)
  /// The year of the line.
  case year(Int)
  /// The amount of the line, negative for money that goes out.
  case amount(FileAmount)
  /// The order of the rows.
  case rowOrder(BankFileRowOrder)
  /// The statuses that count.
  case statuses([String])
}

/// What was decided about a file, and by what.
public struct BankFileEvidence: Hashable, Sendable {
  /// What decides.
  public enum Source: Hashable, Sendable {
    /// The person said so.
    case options
    /// The profile of that name.
    case profile(String)
    /// The value in this line allows no other reading.
    case line(Int)
    /// The running balance, up to the line from which on no other reading fits.
    case runningBalance(line: Int)
    /// The balances before and after the entries.
    case balances
    /// The content of the file as a whole, such as its bytes, or the names of its columns.
    case content
    /// Every reading gives the same entries.
    case anyReading
  }

  /// What was decided.
  public let subject: BankFileSubject
  /// The decision, in the word that an option or a profile has for it.
  public let value: String
  /// What decides.
  public let source: Source
}
