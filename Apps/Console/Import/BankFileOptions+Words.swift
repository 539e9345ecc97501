import ModuloUtilities

extension BankFileOptions {
  /// The options of the command line that say what these do about a subject: `--day-order dmy`. Where they say nothing,
  /// the name of the option.
  func words(for subject: BankFileSubject) -> String {
    switch subject {
    case .encoding: word("--encoding", encoding?.rawValue)
    case .delimiter: word("--delimiter", delimiter?.argument)
    case .profile: word("--profile", profile)
    case .columns: profile.map { "--profile \($0)" } ?? columnWords
    case .dayOrder: word("--day-order", dayOrders.count == 1 ? dayOrders.first?.rawValue : nil)
    case .century: word("--first-year", firstYear.map(String.init))
    case .decimalMark: word("--decimal-mark", decimalMark.map { String($0.rawValue) })
    case .sign: signWords
    case .rowOrder:
      (rowOrder?.hasOldestDaysFirst == false ? "--newest-first" : "--oldest-first")
        + (rowOrder?.isTurnedWithinDay == true ? " --intraday-reversed" : "")
    case .status:
      word("--booked", bookedStatuses.isEmpty ? nil : bookedStatuses.map(\.quoted).joined(separator: " --booked "))
    }
  }

  private func word(_ name: String, _ value: String?) -> String { value.map { "\(name) \($0)" } ?? name }

  private var columnWords: String {
    let named: [(String, BankFileColumn?)] = [
      ("--date", columns.day), ("--amount", columns.amount), ("--deposit", columns.moneyIn),
      ("--withdrawal", columns.moneyOut),
    ]
    let words =
      named.compactMap { name, column in column.map { "\(name) \($0.word)" } }
      + columns.text.map { "--text \($0.word)" }
    return words.isEmpty ? "--date --amount" : (words + shapeWords).joined(separator: " ")
  }

  /// What else an answer says where no names tell the columns.
  private var shapeWords: [String] {
    guard hasHeader == false else { return [] }
    let columns = [("--balance", columns.balance), ("--currency-column", columns.currency)]
    let others: [BankFileSubject] = [.dayOrder, .decimalMark, .sign]
    return columns.compactMap { name, column in column.map { "\(name) \($0.word)" } } + ["--no-header"]
      + others.map(words).filter { $0.contains(" ") }
  }

  private var signWords: String {
    let flags = inWords.map { "--in-word \($0.quoted)" } + outWords.map { "--out-word \($0.quoted)" }
    let column = columns.flag.map { ["--flag \($0.word)"] } ?? []
    return ([word("--sign", sign?.rawValue)] + (sign == .flag ? column + flags : [])).joined(separator: " ")
  }
}

extension BankFileColumn {
  /// The column as an option takes it.
  fileprivate var word: String {
    switch self {
    case .place(let place): String(place)
    case .named(let names): names.first?.quoted ?? ""
    }
  }
}

extension String {
  /// The text as a word of a command line.
  fileprivate var quoted: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0 > 0x7F || $0.isPlain }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension UInt8 {
  /// Whether a shell takes the character as it is.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
