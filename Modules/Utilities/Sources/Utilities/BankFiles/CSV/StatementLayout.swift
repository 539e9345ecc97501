/// The columns of a CSV file by their places, and what is left out.
struct StatementLayout: Sendable {
  enum Amounts {
    case one(Int)
    case two(moneyIn: Int, moneyOut: Int)
    case flagged(Int, flag: Int)
  }

  let delimiter: CSVDelimiter
  let encoding: TextEncoding
  /// Options in which everything is said that the reading needs.
  var options: BankFileOptions
  /// The line of the header; the last line before the table where there is none.
  let headerLine: Int
  /// The folded texts of the header without those at the end that are empty; empty where there is no header.
  let header: [String]

  let day: Int
  let amounts: Amounts
  let texts: [Int]
  let currency: Int?
  let balance: Int?
  let id: Int?
  let status: Int?
  let fee: Int?
  let account: Int?
  let groups: [Int]
  /// The code in the header's name of the column of amounts; nil for none.
  let headerCurrency: String?
  /// The names of all columns as the header writes them.
  let names: [String]

  /// The last column without which a row has no meaning.
  let lastColumn: Int

  /// The layout of a header, or of a row where there is none.
  ///
  /// - Returns: Nil where the columns of the options aren't all there.
  init?(
    _ options: BankFileOptions, names: HeaderNames, headerLine: Int, delimiter: CSVDelimiter, encoding: TextEncoding
  ) {
    var search = ColumnSearch(names: names)
    let columns = options.columns
    guard search.hasAll(options.requiredColumns), let day = search.index(columns.day) else { return nil }
    let amounts: Amounts
    if let moneyIn = columns.moneyIn, let moneyOut = columns.moneyOut {
      guard let moneyIn = search.index(moneyIn), let moneyOut = search.index(moneyOut) else { return nil }
      amounts = .two(moneyIn: moneyIn, moneyOut: moneyOut)
    } else {
      guard let amount = search.index(columns.amount) else { return nil }
      if let flag = columns.flag {
        guard let flag = search.index(flag) else { return nil }
        amounts = .flagged(amount, flag: flag)
      } else {
        amounts = .one(amount)
      }
    }
    headerCurrency = search.currency
    self.day = day
    self.amounts = amounts
    currency = search.index(columns.currency)
    status = search.index(columns.status)
    fee = search.index(columns.fee)
    lastColumn = search.last
    texts = search.indices(columns.text)
    groups = search.indices(columns.group)
    balance = search.index(columns.balance)
    id = search.index(columns.id)
    account = search.index(columns.account)
    if search.lacksColumn || options.hasAllColumns && search.hasOtherColumns { return nil }
    self.options = options
    self.options.delimiter = delimiter
    self.delimiter = delimiter
    self.encoding = encoding
    self.headerLine = headerLine
    self.names = names.texts
    header = names.keys.droppingLast(while: \.isEmpty)
  }
}

/// The names of columns.
struct HeaderNames {
  /// As the header writes them; the fields of a row where there is no header.
  let texts: [String]
  /// As they are compared; empty where there is no header.
  let keys: [String]

  init(_ texts: [String], isHeader: Bool = true) {
    self.texts = texts
    keys = isHeader ? texts.map(\.columnName) : []
  }
}

/// Looks for columns in a header.
private struct ColumnSearch {
  let names: [String]
  let keys: [String]
  var currency: String?
  var last = 0
  var lacksColumn = false
  private var used: Set<Int> = []

  init(names: HeaderNames) {
    self.names = names.texts
    keys = names.keys
  }

  mutating func hasAll(_ required: [String]) -> Bool {
    for name in required.map(\.columnName) {
      guard let index = keys.firstIndex(of: name) else { return false }
      used.insert(index)
    }
    return true
  }

  /// Whether there are columns that are neither read nor required.
  var hasOtherColumns: Bool { keys.indices.contains { !keys[$0].isEmpty && !used.contains($0) } }

  /// The place of a column from 0; nil where there is none, which is a fault where a column is wanted.
  mutating func index(_ column: BankFileColumn?) -> Int? {
    guard let column else { return nil }
    guard let index = find(column) else {
      lacksColumn = true
      return nil
    }
    last = max(last, index)
    used.insert(index)
    return index
  }

  mutating func indices(_ columns: [BankFileColumn]) -> [Int] {
    columns.compactMap { index($0) }
  }

  private mutating func find(_ column: BankFileColumn) -> Int? {
    switch column {
    case .place(let place): return 1...max(1, names.count) ~= place ? place - 1 : nil
    case .named(let spellings):
      for spelling in spellings {
        if let index = find(spelling) { return index }
      }
      return nil
    }
  }

  private mutating func find(_ spelling: String) -> Int? {
    let (name, occurrence) = spelling.occurrence
    let wanted = name.columnName
    // `Zahlungsempfänger*in` is a name too, and is compared as it is before the `*` is a currency.
    if let star = wanted.firstIndex(of: "*"), !keys.contains(wanted) {
      let prefix = wanted[..<star]
      let suffix = wanted[wanted.index(after: star)...]
      let length = prefix.utf8.count + suffix.utf8.count
      let index = keys.firstIndex { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) && $0.utf8.count > length }
      if let index {
        let found = names[index].visible.trimmed
        currency = String(found.dropFirst(prefix.count).dropLast(suffix.count)).currencyCode
      }
      return index
    }
    let found = keys.indices.filter { keys[$0] == wanted }
    // Two columns of one name are told apart by a number, never by their order alone.
    guard let occurrence else { return found.count == 1 ? found[0] : nil }
    return occurrence <= found.count ? found[occurrence - 1] : nil
  }
}

extension String {
  /// The form in which names of columns are compared.
  var columnName: String { visible.trimmed.folded }

  /// The name, and the number after its last `#`, nil for none.
  fileprivate var occurrence: (name: String, number: Int?) {
    guard let mark = lastIndex(of: "#"), let number = Int(digits: self[index(after: mark)...].utf8), number > 0 else {
      return (self, nil)
    }
    return (String(self[..<mark]), number)
  }

  /// `EUR` for `€` and for the word; the text itself for others.
  var currencyCode: String {
    switch folded {
    case "€", "euro", "euros": "EUR"
    default: self
    }
  }
}
