/// Follows the balances of the rows of a file in one order: each is the previous one and the amount.
struct RunningBalance {
  private let order: BankFileRowOrder
  /// What each chain of balances expects, by its key.
  private var expected: [String: FileAmount] = [:]
  /// That of the key without text, which most files have.
  private var expectedAlone: FileAmount?

  init(_ order: BankFileRowOrder) { self.order = order }

  /// Whether a balance fits what is before it.
  enum Check: Equatable {
    /// There was nothing to compare.
    case none
    case fits
    case differs(expected: FileAmount)
  }

  /// Takes the next row. A sum that is too large fits nothing.
  mutating func take(_ amount: FileAmount, balance: FileAmount?, key: String) -> Check {
    let before = key.isEmpty ? expectedAlone : expected[key]
    var here = before
    if order == .oldestFirst { here = before.flatMap { $0.adding(amount) } }
    var check = Check.none
    if let here, let balance { check = here.isEqual(to: balance) ? .fits : .differs(expected: here) }
    let known = balance ?? here
    let next = order == .oldestFirst ? known : known.flatMap { $0.adding(amount.reversed) }
    if key.isEmpty { expectedAlone = next } else { expected[key] = next }
    return check
  }

  /// Forgets all rows: those of another account follow.
  mutating func restart() {
    expected = [:]
    expectedAlone = nil
  }
}

extension StatementLayout {
  /// What the row's running balance belongs to: its account, currency and groups.
  func balanceKey(of row: StatementRow) -> String {
    if account == nil, currency == nil, groups.isEmpty { return "" }
    var key = currencyText(of: row) ?? ""
    for column in groups + [account].compactMap(\.self) { key += "\n" + row.text(column) }
    return key
  }

  /// What the row's column of currencies says; nil for nothing. Banks that name a column "Valuta" mean the currency, or
  /// the day on which an amount counts.
  func currencyText(of row: StatementRow) -> String? {
    guard let currency else { return nil }
    let text = row.text(currency)
    return text.isEmpty || text.utf8.contains(where: \.isDigit) ? nil : text
  }
}
