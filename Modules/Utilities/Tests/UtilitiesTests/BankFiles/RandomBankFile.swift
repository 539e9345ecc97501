import ModuloUtilities

/// A bank's CSV file of a random layout, and what is meant by it.
struct RandomBankFile {
  struct Entry {
    let day: CalendarDay
    /// In hundredths, negative for money that goes out.
    let units: Int64
    let text: String
  }

  let delimiter: String
  let encoding: TextEncoding
  let mark: DecimalMark
  let order: BankFileDayOrder
  let sign: BankFileSign
  let rowOrder: BankFileRowOrder
  let hasBalance: Bool
  /// In the file's order, as all that follows.
  let entries: [Entry]
  private(set) var text = ""

  private let balances: [Int64]
  private let hasMark: Bool
  private let names: Names
  let flag: (inWord: String, outWord: String)
  private let grouping: String
  private let dayForm: Int
  private let negative: Int
  private let moneySign: Int

  init(using generator: inout SeededGenerator) {
    delimiter = [",", ";", "\t", "|"].randomElement(using: &generator) ?? ","
    encoding =
      [TextEncoding.utf8, .windows1252, .utf16LittleEndian, .utf16BigEndian].randomElement(using: &generator) ?? .utf8
    hasMark = Bool.random(using: &generator)
    names = Names.all.randomElement(using: &generator) ?? Names()
    flag =
      [("credit", "debit"), ("Bij", "Af"), ("H", "S"), ("+", "-")].randomElement(using: &generator)
      ?? ("credit", "debit")
    mark = DecimalMark.allCases.randomElement(using: &generator) ?? .point
    grouping = ["", mark == .point ? "," : ".", "'", " ", lakh].randomElement(using: &generator) ?? ""
    order = BankFileDayOrder.allCases.randomElement(using: &generator) ?? .dayMonthYear
    dayForm = Int.random(in: 0..<8, using: &generator)
    sign = BankFileSign.allCases.randomElement(using: &generator) ?? .signed
    rowOrder = BankFileRowOrder.allCases.randomElement(using: &generator) ?? .oldestFirst
    negative = Int.random(in: 0..<3, using: &generator)
    moneySign = Int.random(in: 0..<4, using: &generator)
    hasBalance = Bool.random(using: &generator)
    (entries, balances) = Self.arranged(Self.entries(using: &generator), rowOrder)
    text = lines(using: &generator).joined(separator: Bool.random(using: &generator) ? "\r\n" : "\n") + "\n"
  }

  /// Entries from the oldest on.
  private static func entries(using generator: inout SeededGenerator) -> [Entry] {
    var day = CalendarDay(rawValue: 2020_01_01)?.adding(days: .random(in: 0..<2_000, using: &generator))
    var entries: [Entry] = []
    for number in 0..<Int.random(in: 1...8, using: &generator) {
      guard let next = day else { break }
      let magnitude = [9, 99_99, 1_000_00, 1_234_567_89].randomElement(using: &generator) ?? 9
      let amount = Int64.random(in: 1...Int64(magnitude), using: &generator)
      // Amounts in thousands without hundredths are those that two marks may write.
      let units = Int.random(in: 0..<4, using: &generator) == 0 ? (amount / 100_000 + 1) * 100_000 : amount
      let text = ["Käse", "a \"b\"", "c, d; e|f", "x"].randomElement(using: &generator) ?? "x"
      entries.append(
        Entry(day: next, units: Bool.random(using: &generator) ? units : -units, text: "\(text) \(number)"))
      day = next.adding(days: [0, 0, 1, 19].randomElement(using: &generator) ?? 0)
    }
    return entries
  }

  /// The entries in an order, and the balance after each.
  private static func arranged(_ oldest: [Entry], _ order: BankFileRowOrder) -> (entries: [Entry], balances: [Int64]) {
    var sum: Int64 = 5_000
    var days: [[(entry: Entry, balance: Int64)]] = []
    for entry in oldest {
      sum += entry.units
      if days.last?.first?.entry.day != entry.day { days.append([]) }
      days[days.count - 1].append((entry, sum))
    }
    if !order.isOldestFirstWithinDay { days = days.map { $0.reversed() } }
    let rows = (order.hasOldestDaysFirst ? days : days.reversed()).flatMap(\.self)
    return (rows.map(\.entry), rows.map(\.balance))
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    switch encoding {
    case .windows1252: latin1(text)
    case .utf16LittleEndian: ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    default: (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }
  }
}

extension RandomBankFile {
  /// The names of the columns in one language.
  fileprivate struct Names {
    var day = "Date"
    var text = "Description"
    var amount = "Amount"
    var debit = "Debit"
    var credit = "Credit"
    var balance = "Balance"

    static let all = [
      Names(),
      Names(
        day: "Buchungstag", text: "Verwendungszweck", amount: "Betrag", debit: "Soll", credit: "Haben", balance: "Saldo"
      ),
      Names(day: "DATE", text: "Libellé", amount: "Montant", debit: "Débit", credit: "Crédit", balance: "Solde"),
      Names(day: "Fecha", text: "Concepto", amount: "Importe", debit: "Cargo", credit: "Abono", balance: "Saldo"),
    ]
  }

  fileprivate enum Column: Hashable { case day, text, amount, debit, credit, flag, balance, reference }

  private func name(_ column: Column) -> String {
    switch column {
    case .day: names.day
    case .text: names.text
    case .amount: names.amount
    case .debit: names.debit
    case .credit: names.credit
    case .flag: "Kind"
    case .balance: names.balance
    case .reference: "Reference"
    }
  }
}

/// Thousands as in India: the last three digits, and pairs before them.
private let lakh = "lakh"

extension RandomBankFile {
  private func lines(using generator: inout SeededGenerator) -> [String] {
    var columns: [Column] = [.day, .text]
    switch sign {
    case .inOut, .negatedDebits, .negatedCredits: columns += [.debit, .credit]
    case .flag: columns += [.amount, .flag]
    case .signed, .turned: columns.append(.amount)
    }
    if hasBalance { columns.append(.balance) }
    if Bool.random(using: &generator) { columns.append(.reference) }
    columns.shuffle(using: &generator)
    let declared = ["sep=" + delimiter].prefix(Int.random(in: 0...3, using: &generator) == 0 ? 1 : 0)
    let preamble = ["My export", "Period\(delimiter)all of it", ""].prefix(Int.random(in: 0...3, using: &generator))
    let footer = ["", "The end", "Sum\(delimiter)of all"].prefix(Int.random(in: 0...3, using: &generator))
    let rows = entries.indices.map { index in
      columns.map { field($0, entries[index], balances[index]) }.joined(separator: delimiter)
    }
    return declared + preamble + [columns.map(name).joined(separator: delimiter)] + rows + footer
  }

  private func field(_ column: Column, _ entry: Entry, _ balance: Int64) -> String {
    switch column {
    case .day: quoted(written(entry.day))
    case .text: quoted(entry.text)
    case .amount:
      quoted(sign == .flag ? written(abs(entry.units)) : written(sign == .turned ? -entry.units : entry.units))
    case .debit: entry.units < 0 ? quoted(written(sign == .negatedDebits ? entry.units : -entry.units)) : ""
    case .credit: entry.units > 0 ? quoted(written(sign == .negatedCredits ? -entry.units : entry.units)) : ""
    case .flag: entry.units < 0 ? flag.outWord : flag.inWord
    case .balance: quoted(written(balance))
    case .reference: "r"
    }
  }

  private func quoted(_ text: String) -> String {
    guard text.contains(delimiter) || text.contains("\"") else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private func written(_ units: Int64) -> String {
    let magnitude = units.magnitude
    var whole = String(magnitude / 100)
    if !grouping.isEmpty {
      var index = whole.count - 3
      while index > 0 {
        let mark = grouping == lakh ? (mark == .point ? "," : ".") : grouping
        whole.insert(contentsOf: mark, at: whole.index(whole.startIndex, offsetBy: index))
        index -= grouping == lakh ? 2 : 3
      }
    }
    let rest = Int(magnitude % 100)
    var text = whole
    if rest > 0 { text += String(mark.rawValue) + (rest < 10 ? "0" : "") + String(rest) }
    switch moneySign {
    case 1: text += " EUR"
    case 2: text = "$" + text
    default: break
    }
    guard units < 0 else { return text }
    switch negative {
    case 0: return "-" + text
    case 1: return "(" + text + ")"
    default: return moneySign == 1 ? "-" + text : text + "-"
    }
  }

  private func written(_ day: CalendarDay) -> String {
    let (year, month, number) = (day.year, two(day.monthOfYear), two(day.dayOfMonth))
    let short = String(day.monthOfYear)
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let name = names[day.monthOfYear - 1]
    switch (order, dayForm) {
    case (.dayMonthYear, 0): return "\(number).\(month).\(year)"
    case (.dayMonthYear, 1): return "\(day.dayOfMonth)/\(short)/\(year)"
    case (.dayMonthYear, 2): return "\(number).\(month).\(two(year % 100))"
    case (.dayMonthYear, 3): return "\(number) \(name) \(year)"
    case (.dayMonthYear, 4): return "\(number)\(month)\(year)"
    case (.dayMonthYear, 5): return "\(number). \(german[day.monthOfYear - 1]) \(year)"
    case (.dayMonthYear, 6): return "\(day.dayOfMonth) \(french[day.monthOfYear - 1]) \(two(year % 100))"
    case (.dayMonthYear, _): return "\(number)-\(month)-\(year) 08:15"
    case (.monthDayYear, 0): return "\(month)/\(number)/\(year)"
    case (.monthDayYear, 1): return "\(short)/\(day.dayOfMonth)/\(two(year % 100))"
    case (.monthDayYear, 2): return "\(name) \(day.dayOfMonth), \(year)"
    case (.monthDayYear, _): return "\(month)/\(number)/\(year) 8:15:01 PM"
    case (.yearMonthDay, 0): return "\(year)-\(month)-\(number)"
    case (.yearMonthDay, 1): return "\(year)\(month)\(number)"
    case (.yearMonthDay, 2): return "\(two(year % 100))-\(month)-\(number)"
    case (.yearMonthDay, _): return "\(year)/\(month)/\(number)T08:15:01Z"
    }
  }

  private var german: [String] {
    ["Jan", "Feb", "März", "April", "Mai", "Juni", "Juli", "Aug", "Sept", "Okt", "Nov", "Dezember"]
  }

  private var french: [String] {
    ["janv.", "févr.", "mars", "avril", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."]
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
