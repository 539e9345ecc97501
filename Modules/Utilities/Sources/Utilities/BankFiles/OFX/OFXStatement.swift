/// What an OFX statement says of its account.
struct OFXStatement: Sendable {
  /// The currency of its amounts; nil before it is said.
  var currency: String?

  private var id: String?
  private var line: Int
  private var isAdded = false

  init(line: Int) {
    self.line = line
  }

  /// Takes the number of the account; nil for none.
  mutating func name(_ id: String?, line: Int) {
    (self.id, self.line) = (id?.filter { $0 != " " }, line)
  }

  /// The account, the first time it is asked for; nil from then on.
  mutating func takeAccount() -> BankFileAccount? {
    guard !isAdded else { return nil }
    isAdded = true
    return BankFileAccount(id: id, currency: currency, line: line)
  }
}
