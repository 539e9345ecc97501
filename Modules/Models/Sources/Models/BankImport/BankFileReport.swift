public import ModuloUtilities

/// The outcome of an import of files of banks.
public struct BankImportReport: Equatable, Sendable {
  /// The outcome of each file, in their order.
  public var files: [BankFileReport]
  /// Whether the rows became contributions to a goal, else balances of an account.
  public let isOfGoal: Bool
  /// The name of the goal or account.
  public let owner: String
  /// The title of the goal that the imported contributions have reached; `nil` for none.
  public var reachedGoal: String?
  /// The bank's id in the files, where the account had none and no other account has it; `nil` otherwise, and for a goal.
  public var newBankID: String?
  /// Whether the account has that id from now on.
  public var remembersBankID = false

  /// Creates the report on files that were read.
  public init(files: [BankFileReport], isOfGoal: Bool, owner: String, reachedGoal: String? = nil) {
    self.files = files
    self.isOfGoal = isOfGoal
    self.owner = owner
    self.reachedGoal = reachedGoal
  }

  /// The number of rows that are stored now and weren't before, over all files.
  public var imported: Int { files.reduce(0) { $0 + $1.rows.imported } }

  /// The number of probable duplicates among the imported rows, over all files.
  public var probableImported: Int { files.reduce(0) { $0 + $1.probableImported.count } }

  /// The number of probable duplicates, over all files.
  public var probableCount: Int { files.reduce(0) { $0 + $1.probable.count } }

  /// Whether a file has a probable duplicate.
  public var hasProbableDuplicates: Bool { probableCount > 0 }
}

/// What a file of a bank holds, and the outcomes of its rows.
public struct BankFileReport: Equatable, Sendable {
  /// The maximum number of first entries and of accounts that are listed.
  public static let mostShown = 3

  /// The name in messages: the path, or `-` for standard input.
  public let name: String
  /// What the file is.
  public let kind: BankFileKind
  /// What was decided about the file, and by what.
  public let evidence: [BankFileEvidence]
  /// The outcomes of the rows: entries for a goal, balances of days for an account.
  public var rows = ImportReport<BankRowProblem>()
  /// The first entries as read.
  public private(set) var first: [BankImportRow] = []
  /// The number of entries that were read.
  public private(set) var entries = 0
  /// The first and the last day of an entry or a balance; `nil` for none.
  public private(set) var days: ClosedRange<CalendarDay>?
  /// What went in and out; `nil` before the first entry.
  public private(set) var totals: BankFileTotals?
  /// The bank's ids of the accounts that have rows.
  public private(set) var accounts: [String] = []
  /// The lines of the probable duplicates.
  public private(set) var probable = RowLines()
  /// The lines of those that are imported.
  public private(set) var probableImported = RowLines()
  /// The lines of those that aren't.
  public private(set) var probableSkipped = RowLines()
  /// The first probable duplicates, each with the number of the stored row that it meets.
  public private(set) var twins: [RowTwin] = []
  /// The first of these rows by their lines, where they are entries.
  public private(set) var alike: [Int: BankImportRow] = [:]
  /// The rows of accounts and currencies that weren't chosen.
  public private(set) var notChosen = RowLines()
  /// The rows that were left out, by their reason.
  public private(set) var leftOut: [BankFileSkip: RowLines] = [:]

  /// Whether the rows became contributions to a goal, else balances of an account.
  public let isOfGoal: Bool

  /// Creates an empty report on a file.
  public init(name: String, kind: BankFileKind, isOfGoal: Bool = true, evidence: [BankFileEvidence] = []) {
    self.name = name
    self.kind = kind
    self.isOfGoal = isOfGoal
    self.evidence = evidence
  }

  /// The number of rows that were read and not stored, without those that could not be read.
  public var skipped: Int { rows.skipped + probableSkipped.count }

  /// Counts an entry.
  public mutating func note(_ row: BankImportRow) {
    entries += 1
    if first.count < Self.mostShown { first.append(row) }
    note(row.day)
    var totals = totals ?? BankFileTotals(in: row.amount.currency)
    totals.add(row.amount)
    self.totals = totals
  }

  /// Counts the day of an entry or a balance.
  public mutating func note(_ day: CalendarDay) {
    days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
  }

  /// Counts the account of a row.
  ///
  /// - Returns: Whether the file has rows of several accounts.
  public mutating func note(account id: String?) -> Bool {
    let id = id ?? ""
    if !accounts.contains(id), accounts.count <= RowLines.mostNamed { accounts.append(id) }
    return accounts.count > 1
  }

  /// Counts a row that is left out.
  public mutating func note(_ skip: BankFileSkip, line: Int) {
    if leftOut[skip] == nil, leftOut.count >= RowLines.mostNamed { return }
    leftOut[skip, default: RowLines()].append(line)
  }

  /// Counts a row of an account or a currency that wasn't chosen.
  public mutating func noteNotChosen(line: Int) { notChosen.append(line) }

  /// Counts what became of a row.
  ///
  /// - Parameters:
  ///   - entry: The row, where it is an entry; `nil` for a balance.
  ///   - isStored: Whether a probable duplicate is stored.
  public mutating func note(
    _ result: BankRowResult, line: Int, of entry: BankImportRow? = nil, isStored: Bool = false
  ) {
    switch result {
    case .imported: rows.note(.imported, line: line)
    case .sameDay: rows.note(.sameDay, line: line)
    case .known: rows.note(.alreadyImported, line: line)
    case .probable(let number):
      if isStored { rows.note(.imported, line: line) }
      probable.append(line)
      if isStored { probableImported.append(line) } else { probableSkipped.append(line) }
      guard twins.count < RowLines.mostNamed else { return }
      twins.append(RowTwin(line: line, number: number))
      alike[line] = entry
    }
  }
}

/// An entry of a file as it was read.
public struct BankImportRow: Equatable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The day of booking.
  public let day: CalendarDay
  /// The amount, negative for money that goes out.
  public let amount: Money
  /// Names and purpose; empty where there is none.
  public let text: String
  /// The balance after the entry; `nil` where the file has none.
  public let balance: Money?

  /// Creates a row.
  public init(line: Int, day: CalendarDay, amount: Money, text: String, balance: Money? = nil) {
    self.line = line
    self.day = day
    self.amount = amount
    self.text = text
    self.balance = balance
  }
}

/// The totals of a file's entries, in one currency.
public struct BankFileTotals: Equatable, Sendable {
  /// What went in; never negative.
  public private(set) var deposits: Money
  /// What went out, as a magnitude.
  public private(set) var withdrawals: Money

  /// Creates totals of no entries.
  public init(in currency: Currency) {
    deposits = .zero(in: currency)
    withdrawals = .zero(in: currency)
  }

  /// Adds an entry, negative for money that goes out.
  public mutating func add(_ amount: Money) {
    if amount.isNegative { withdrawals += amount.magnitude } else { deposits += amount }
  }
}

/// What became of a row of a file: an entry that is imported into a goal, or a balance into an account.
public enum BankRowResult: Equatable, Sendable {
  /// The row is stored.
  case imported
  /// The balance is stored, as the later one of a day that has another.
  case sameDay
  /// The row was imported before.
  case known
  /// A stored contribution, with this number, has the entry's day and amount, and is no other row of the file; or a
  /// balance that was made by hand has the day of the balance.
  case probable(number: Int)
}
