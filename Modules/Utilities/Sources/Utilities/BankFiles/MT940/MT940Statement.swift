/// The account and the balances of the statement that is read.
struct MT940Statement: Sendable {
  /// A balance with what it is of.
  private struct Balance {
    let amount: FileAmount
    let currency: String
    /// Nil where zeros stand for it.
    let day: CalendarDay?
  }

  private var line = 1
  private var id: String?
  private var currency: String?
  private var isAccountAdded = false
  private var opening: Balance?
  /// The balance with which the last part of the statement ended.
  private var interim: Balance?
  private var sum = FileAmount(units: 0, decimals: 0)

  /// Whether the closing balance is still to come.
  var isOpen: Bool { opening != nil }
  /// Whether a message has begun that has no entry, no balance and no end yet.
  private(set) var isEmpty = false

  /// Begins a message.
  mutating func begin(line: Int) {
    self.line = line
    (id, currency, isAccountAdded) = (nil, nil, false)
    sum = FileAmount(units: 0, decimals: 0)
    isEmpty = true
  }

  /// Ends a message, which may be empty: nothing was booked.
  mutating func endMessage() {
    isEmpty = false
  }

  /// Takes the account: number, IBAN, or both parts of one, and its currency after a blank.
  mutating func take(account: String) {
    var parts = account.split(separator: " ")
    if parts.count > 1, let last = parts.last, last.utf8.count == 3, last.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) {
      currency = String(parts.removeLast())
    }
    let id = parts.joined()
    self.id = id.isEmpty ? nil : id
  }

  /// Adds the account, unless it has been added.
  mutating func addAccount(into items: inout BankFileItems) throws(BankFileError) {
    guard !isAccountAdded else { return }
    isAccountAdded = true
    isEmpty = false
    items.add(.account(BankFileAccount(id: id, currency: currency, line: line)))
  }

  mutating func add(_ amount: FileAmount, line: Int) throws(BankFileError) {
    guard let sum = sum.adding(amount) else {
      throw .invalid(.amount, text: "\(amount.units)", line: line, column: nil)
    }
    self.sum = sum
  }
}

extension MT940Statement {
  mutating func take(
    opening field: MT940Field, into items: inout BankFileItems, despiteBalances: Bool
  ) throws(BankFileError) {
    guard !isOpen else { throw .truncated(line: field.line) }
    let balance = try Self.balance(field)
    if field.tag.name == "60M", let interim, interim.currency == balance.currency, !despiteBalances {
      guard interim.amount.isEqual(to: balance.amount) else {
        throw .unbalanced(line: field.line, expected: interim.amount, found: balance.amount)
      }
    }
    (opening, interim, currency) = (balance, nil, balance.currency)
    sum = FileAmount(units: 0, decimals: 0)
    try addAccount(into: &items)
    if field.tag.name == "60F", let day = balance.day {
      items.add(.balance(BankFileBalance(.opening, day: day, amount: balance.amount, line: field.line)))
    }
  }

  mutating func take(
    closing field: MT940Field, into items: inout BankFileItems, despiteBalances: Bool
  ) throws(BankFileError) {
    let balance = try Self.balance(field)
    guard let day = balance.day else { throw field.invalid(.day, at: 1) }
    if let opening, !despiteBalances { try check(opening, balance, field) }
    opening = nil
    currency = currency ?? balance.currency
    try addAccount(into: &items)
    if field.tag.name == "62F" {
      let other = balance.currency == currency ? nil : balance.currency
      items.add(
        .balance(BankFileBalance(.closing, day: day, amount: balance.amount, currency: other, line: field.line)))
    } else {
      interim = balance
    }
  }

  private func check(_ opening: Balance, _ closing: Balance, _ field: MT940Field) throws(BankFileError) {
    guard closing.currency == opening.currency else {
      throw .invalid(.currency, text: closing.currency, line: field.line, column: field.column + 7)
    }
    guard let expected = opening.amount.adding(sum) else { throw field.invalid(.balance, at: 10) }
    guard expected.isEqual(to: closing.amount) else {
      throw .unbalanced(line: field.line, expected: expected, found: closing.amount)
    }
  }

  /// `C` or `D`, the date, the currency, the amount.
  private static func balance(_ field: MT940Field) throws(BankFileError) -> Balance {
    var parser = MT940Parser(field)
    let mark = parser.next
    guard mark == UInt8(ascii: "C") || mark == UInt8(ascii: "D") else { throw field.invalid(.direction, at: 0) }
    parser.skip()
    let isUndated = parser.following(6).elementsEqual("000000".utf8)
    guard let date = MT940Date(&parser), isUndated || date.day != nil else { throw field.invalid(.day, at: 1) }
    let currency = parser.following(3)
    guard currency.count == 3, currency.allSatisfy({ 0x41...0x5A ~= $0 }) else {
      throw field.invalid(.currency, at: parser.position)
    }
    parser.skip(3)
    let amount = try parser.amount(.balance)
    guard field.bytes[parser.position...].prefix(while: { $0 != UInt8(ascii: "\n") }).allSatisfy(\.isBlank) else {
      throw field.invalid(.balance, at: parser.position)
    }
    return Balance(
      amount: mark == UInt8(ascii: "D") ? amount.reversed : amount,
      currency: String(decoding: currency, as: UTF8.self), day: isUndated ? nil : date.day)
  }
}
