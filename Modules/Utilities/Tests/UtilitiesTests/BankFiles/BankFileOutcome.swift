import ModuloUtilities

/// What reading a file of a bank to its end gave: the items before an error, and the error.
struct BankFileOutcome: Equatable {
  var items: [BankFileItem] = []
  var error: BankFileError?

  init(_ reader: some BankFileReader) {
    var reader = reader
    do {
      while let item = try reader.next() { items.append(item) }
    } catch {
      self.error = error
    }
  }

  var entries: [BankFileEntry] {
    items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  var accounts: [BankFileAccount] {
    items.compactMap { if case .account(let account) = $0 { account } else { nil } }
  }

  var balances: [BankFileBalance] {
    items.compactMap { if case .balance(let balance) = $0 { balance } else { nil } }
  }

  /// The reasons of what is left out, and its lines.
  var skips: [BankFileItem] {
    items.filter { if case .skipped = $0 { true } else { false } }
  }

  var texts: [String] { entries.map(\.text) }
  var ids: [String?] { entries.map(\.id) }
  var days: [Int] { entries.map(\.day.rawValue) }
  var amounts: [String] { entries.map(\.amount.plainText) }
}
