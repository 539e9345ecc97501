extension BankFileOptions: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case delimiter, encoding, columns, dayOrders, firstYear, decimalMark, balanceDecimalMark, sign, inWords, outWords
    case bookedStatuses, pendingDays, currency, skippedLines, hasHeader, rowOrder, footers, labels, requiredColumns
    case shape, isCommonShape, hasAllColumns, neutralWords, skippedStatuses
  }

  /// Reads the variant of a profile. A member that isn't known is an error.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    columns = try container.decodeIfPresent(BankFileColumns.self, forKey: .columns) ?? columns
    labels = try container.decodeIfPresent(BankFileLabels.self, forKey: .labels) ?? labels
    delimiter = try container.word(.delimiter) { CSVDelimiter($0) }
    encoding = try container.word(.encoding) { TextEncoding(name: $0) }
    decimalMark = try container.word(.decimalMark) { DecimalMark(word: $0) }
    balanceDecimalMark = try container.word(.balanceDecimalMark) { DecimalMark(word: $0) }
    sign = try container.word(.sign) { BankFileSign(rawValue: $0) }
    rowOrder = try container.word(.rowOrder) { BankFileRowOrder(rawValue: $0) }
    dayOrders = try container.words(.dayOrders) { BankFileDayOrder(rawValue: $0) }
    inWords = try container.texts(.inWords)
    outWords = try container.texts(.outWords)
    bookedStatuses = try container.texts(.bookedStatuses)
    neutralWords = try container.texts(.neutralWords)
    skippedStatuses = try container.texts(.skippedStatuses)
    pendingDays = try container.texts(.pendingDays)
    footers = try container.texts(.footers)
    requiredColumns = try container.texts(.requiredColumns)
    hasAllColumns = try container.decodeIfPresent(Bool.self, forKey: .hasAllColumns) ?? false
    shape = try container.texts(.shape)
    isCommonShape = try container.decodeIfPresent(Bool.self, forKey: .isCommonShape) ?? false
    firstYear = try container.decodeIfPresent(Int.self, forKey: .firstYear)
    currency = try container.decodeIfPresent(String.self, forKey: .currency)
    skippedLines = try container.decodeIfPresent(Int.self, forKey: .skippedLines)
    hasHeader = try container.decodeIfPresent(Bool.self, forKey: .hasHeader)
  }

  /// Writes what is known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(columns, forKey: .columns)
    if labels != BankFileLabels() { try container.encode(labels, forKey: .labels) }
    try container.encodeIfPresent(delimiter?.name, forKey: .delimiter)
    try container.encodeIfPresent(encoding?.rawValue, forKey: .encoding)
    try container.encodeIfPresent(decimalMark.map { String($0.rawValue) }, forKey: .decimalMark)
    try container.encodeIfPresent(balanceDecimalMark.map { String($0.rawValue) }, forKey: .balanceDecimalMark)
    try container.encodeIfPresent(sign?.rawValue, forKey: .sign)
    try container.encodeIfPresent(rowOrder?.rawValue, forKey: .rowOrder)
    try container.encode(list: dayOrders.map(\.rawValue), forKey: .dayOrders)
    try container.encode(list: inWords, forKey: .inWords)
    try container.encode(list: outWords, forKey: .outWords)
    try container.encode(list: bookedStatuses, forKey: .bookedStatuses)
    try container.encode(list: neutralWords, forKey: .neutralWords)
    try container.encode(list: skippedStatuses, forKey: .skippedStatuses)
    try container.encode(list: pendingDays, forKey: .pendingDays)
    try container.encode(list: footers, forKey: .footers)
    try container.encode(list: requiredColumns, forKey: .requiredColumns)
    if hasAllColumns { try container.encode(true, forKey: .hasAllColumns) }
    try container.encode(list: shape, forKey: .shape)
    if isCommonShape { try container.encode(true, forKey: .isCommonShape) }
    try container.encodeIfPresent(firstYear, forKey: .firstYear)
    try container.encodeIfPresent(currency, forKey: .currency)
    try container.encodeIfPresent(skippedLines, forKey: .skippedLines)
    try container.encodeIfPresent(hasHeader, forKey: .hasHeader)
  }
}

extension BankFileColumn: Codable {
  /// Reads a name, several names, or a place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Most columns have one name: the other forms cost an error each.
    do {
      self = .named([try container.decode(String.self)])
    } catch DecodingError.typeMismatch {
      do {
        self = .place(try container.decode(Int.self))
      } catch DecodingError.typeMismatch {
        self = .named(try container.decode([String].self))
      }
    }
  }

  /// Writes one name as a text, several as a list, and a place as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .place(let place): try container.encode(place)
    case .named(let names):
      if names.count == 1 { try container.encode(names[0]) } else { try container.encode(names) }
    }
  }
}

extension BankFileColumns: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case day, amount, flag, text, currency, balance, id, status, fee, account, group
    case moneyIn = "in"
    case moneyOut = "out"
  }

  /// Reads the columns of a variant. A member that isn't known is an error.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    func column(_ key: CodingKeys) throws -> BankFileColumn? {
      try container.decodeIfPresent(BankFileColumn.self, forKey: key)
    }
    (day, amount, moneyIn, moneyOut) = (
      try column(.day), try column(.amount), try column(.moneyIn), try column(.moneyOut)
    )
    (flag, currency, balance) = (try column(.flag), try column(.currency), try column(.balance))
    (id, status, fee, account) = (try column(.id), try column(.status), try column(.fee), try column(.account))
    text = try container.decodeIfPresent([BankFileColumn].self, forKey: .text) ?? []
    group = try container.decodeIfPresent([BankFileColumn].self, forKey: .group) ?? []
  }

  /// Writes the columns that are known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let columns: [(CodingKeys, BankFileColumn?)] = [
      (.day, day), (.amount, amount), (.moneyIn, moneyIn), (.moneyOut, moneyOut), (.flag, flag), (.currency, currency),
      (.balance, balance), (.id, id), (.status, status), (.fee, fee), (.account, account),
    ]
    for (key, column) in columns { try container.encodeIfPresent(column, forKey: key) }
    if !text.isEmpty { try container.encode(text, forKey: .text) }
    if !group.isEmpty { try container.encode(group, forKey: .group) }
  }
}

extension BankFileLabels: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case account, opening, closing }

  /// Reads the labels of a variant. A member that isn't known is an error.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    account = try container.texts(.account)
    opening = try container.texts(.opening)
    closing = try container.texts(.closing)
  }

  /// Writes the labels that are known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(list: account, forKey: .account)
    try container.encode(list: opening, forKey: .opening)
    try container.encode(list: closing, forKey: .closing)
  }
}

extension KeyedDecodingContainer {
  /// The texts of a member; empty where it isn't there.
  fileprivate func texts(_ key: Key) throws -> [String] { try decodeIfPresent([String].self, forKey: key) ?? [] }

  /// The value that the word of a member stands for; nil where the member isn't there.
  fileprivate func word<Value>(_ key: Key, _ value: (String) -> Value?) throws -> Value? {
    guard let word = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = value(word) else { throw fault(key, word) }
    return value
  }

  fileprivate func words<Value>(_ key: Key, _ value: (String) -> Value?) throws -> [Value] {
    try texts(key).map { word in
      guard let value = value(word) else { throw fault(key, word) }
      return value
    }
  }

  private func fault(_ key: Key, _ word: String) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: codingPath + [key], debugDescription: "", underlyingError: MemberFault(problem: .value(word))))
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func encode(list: [String], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}

extension DecimalMark {
  /// The mark that a text of one character is; nil for any other.
  fileprivate init?(word: String) {
    guard word.count == 1, let first = word.first else { return nil }
    self.init(rawValue: first)
  }
}
