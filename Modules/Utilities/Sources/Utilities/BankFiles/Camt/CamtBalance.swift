/// A balance of camt, as it is read.
struct CamtBalance: Sendable {
  let line: Int
  /// Its code, such as `OPBD`; empty before it is said.
  var type = ""
  var amount: CamtText?
  var currency: String?
  var direction: CamtText?
  var day: CamtText?

  init(line: Int = 1) {
    self.line = line
  }

  func value() throws(BankFileError) -> FileAmount {
    guard let amount else { throw .missing(.balance, line: line) }
    return try amount.amount(.balance, direction)
  }

  func item(_ kind: BankFileBalance.Kind, in accountCurrency: String?) throws(BankFileError) -> BankFileItem {
    guard let day = try day?.day() else { throw .missing(.day, line: line) }
    return .balance(
      BankFileBalance(
        kind, day: day, amount: try value(), currency: currency == accountCurrency ? nil : currency, line: line))
  }
}
