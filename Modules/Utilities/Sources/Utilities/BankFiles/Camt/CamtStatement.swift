/// A statement of camt, as it is read.
struct CamtStatement: Sendable {
  /// The currency of the account; nil where it isn't said.
  var currency: String?
  private let line: Int
  private var id: String?
  /// The first balance of each code.
  private var firstBalances: [String: CamtBalance] = [:]
  /// The last balance of each code.
  private var lastBalances: [String: CamtBalance] = [:]
  private var interimCount = 0
  private var hasBegun = false
  private var sum: FileAmount? = FileAmount(units: 0, decimals: 0)
  /// The lines of the first entries in two currencies; more of them say no more.
  private var entryLines: [String: Int] = [:]

  init(line: Int) {
    self.line = line
  }

  /// Takes the account's number: the first that is said.
  mutating func take(id: String) {
    self.id = self.id ?? id.filter { $0 != " " }
  }

  /// Adds a balance. Those of other codes, such as of what is available, aren't kept.
  mutating func add(_ balance: CamtBalance) {
    guard ["OPBD", "PRCD", "ITBD", "CLBD"].contains(balance.type) else { return }
    if firstBalances[balance.type] == nil { firstBalances[balance.type] = balance }
    lastBalances[balance.type] = balance
    if balance.type == "ITBD" { interimCount += 1 }
  }

  /// Adds the entry to the sum.
  mutating func add(_ entry: BankFileEntry) throws(BankFileError) {
    guard let sum = sum?.adding(entry.amount) else {
      throw .invalid(.amount, text: "\(entry.amount.units)", line: entry.line, column: nil)
    }
    self.sum = sum
    guard let currency = entry.currency ?? currency, entryLines.count < 2, entryLines[currency] == nil else { return }
    entryLines[currency] = entry.line
  }
}

extension CamtStatement {
  /// Adds the account and the opening balance, the first time that it is called.
  mutating func begin(into items: inout BankFileItems) throws(BankFileError) {
    guard !hasBegun else { return }
    hasBegun = true
    items.add(.account(BankFileAccount(id: id, currency: currency, line: line)))
    if let opening { items.add(try opening.item(.opening, in: currency)) }
  }

  /// Checks the balances, unless they don't matter, and adds the closing balance.
  func end(into items: inout BankFileItems, despiteBalances: Bool) throws(BankFileError) {
    guard let closing else { return }
    let item = try closing.item(.closing, in: currency)
    if let opening, !despiteBalances { try check(opening, closing) }
    items.add(item)
  }

  private func check(_ opening: CamtBalance, _ closing: CamtBalance) throws(BankFileError) {
    guard closing.currency == opening.currency else {
      throw .invalid(.currency, text: closing.currency ?? "", line: closing.line, column: nil)
    }
    if let currency = opening.currency, let other = entryLines.first(where: { $0.key != currency }) {
      throw .invalid(.currency, text: other.key, line: other.value, column: nil)
    }
    let found = try closing.value()
    guard let expected = sum?.adding(try opening.value()) else {
      throw .invalid(.balance, text: opening.amount?.text ?? "", line: opening.line, column: nil)
    }
    guard expected.isEqual(to: found) else {
      throw .unbalanced(line: closing.line, expected: expected, found: found)
    }
  }

  private var opening: CamtBalance? {
    if let balance = firstBalances["OPBD"] ?? firstBalances["PRCD"] { return balance }
    return interimCount > 1 || lastBalances["CLBD"] != nil ? firstBalances["ITBD"] : nil
  }

  private var closing: CamtBalance? { lastBalances["CLBD"] ?? lastBalances["ITBD"] }
}
