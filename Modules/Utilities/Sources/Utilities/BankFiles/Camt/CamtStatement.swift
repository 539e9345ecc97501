/// A statement of camt, as it is read.
struct CamtStatement: Sendable {
  /// The most balances that a statement has.
  private static let balanceLimit = 1_000

  /// The currency of the account; nil where it isn't said.
  var currency: String?
  private let line: Int
  private var id: String?
  private var balances: [CamtBalance] = []
  private var hasBegun = false
  private var sum: FileAmount? = FileAmount(units: 0, decimals: 0)
  private var entryCurrencies: Set<String> = []

  init(line: Int) {
    self.line = line
  }

  /// Takes the account's number: the first that is said.
  mutating func take(id: String) {
    self.id = self.id ?? id.filter { $0 != " " }
  }

  /// Adds a balance; those beyond the limit aren't kept.
  mutating func add(_ balance: CamtBalance) {
    if balances.count < Self.balanceLimit { balances.append(balance) }
  }

  /// Adds the entry to the sum.
  mutating func add(_ entry: BankFileEntry) throws(BankFileError) {
    guard let sum = sum?.adding(entry.amount) else {
      throw .invalid(.amount, text: "\(entry.amount.units)", line: entry.line, column: nil)
    }
    self.sum = sum
    if let currency = entry.currency ?? currency, entryCurrencies.count < 2 { entryCurrencies.insert(currency) }
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
    let currencies = entryCurrencies.union([opening.currency].compactMap(\.self))
    guard closing.currency == opening.currency, currencies.count < 2 else {
      throw .invalid(.currency, text: closing.currency ?? "", line: closing.line, column: nil)
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
    if let balance = first("OPBD") ?? first("PRCD") { return balance }
    let interim = balances.filter { $0.type == "ITBD" }
    return interim.count > 1 || first("CLBD") != nil ? interim.first : nil
  }

  private var closing: CamtBalance? {
    if let balance = balances.last(where: { $0.type == "CLBD" }) { return balance }
    return balances.last { $0.type == "ITBD" }
  }

  private func first(_ type: String) -> CamtBalance? {
    balances.first { $0.type == type }
  }
}
