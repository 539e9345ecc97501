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
  let entries: [Entry]
  private(set) var text = ""

  private let grouping: String
  private let dayForm: Int
  private let negative: Int
  private let moneySign: Int

  init(using generator: inout SeededGenerator) {
    delimiter = [",", ";", "\t", "|"].randomElement(using: &generator) ?? ","
    encoding = [TextEncoding.utf8, .windows1252, .utf16LittleEndian].randomElement(using: &generator) ?? .utf8
    mark = DecimalMark.allCases.randomElement(using: &generator) ?? .point
    grouping = ["", mark == .point ? "," : ".", "'", " "].randomElement(using: &generator) ?? ""
    order = BankFileDayOrder.allCases.randomElement(using: &generator) ?? .dayMonthYear
    dayForm = Int.random(in: 0..<6, using: &generator)
    sign = [BankFileSign.signed, .turned, .inOut, .negatedDebits, .flag].randomElement(using: &generator) ?? .signed
    rowOrder = BankFileRowOrder.allCases.randomElement(using: &generator) ?? .oldestFirst
    negative = Int.random(in: 0..<3, using: &generator)
    moneySign = Int.random(in: 0..<4, using: &generator)
    hasBalance = Bool.random(using: &generator)
    entries = Self.entries(using: &generator, rowOrder)
    text = lines(using: &generator).joined(separator: Bool.random(using: &generator) ? "\r\n" : "\n") + "\n"
  }

  private static func entries(using generator: inout SeededGenerator, _ order: BankFileRowOrder) -> [Entry] {
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
      day = next.adding(days: Int.random(in: 0..<20, using: &generator))
    }
    return order == .oldestFirst ? entries : entries.reversed()
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    switch encoding {
    case .windows1252: latin1(text)
    case .utf16LittleEndian: ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    default: Array(text.utf8)
    }
  }
}

extension RandomBankFile {
  private func lines(using generator: inout SeededGenerator) -> [String] {
    var names = ["Date", "Description"]
    switch sign {
    case .inOut, .negatedDebits: names += ["Debit", "Credit"]
    case .flag: names += ["Amount", "Kind"]
    default: names.append("Amount")
    }
    if hasBalance { names.append("Balance") }
    if Bool.random(using: &generator) { names.append("Reference") }
    names.shuffle(using: &generator)
    let preamble = ["My export", "Period\(delimiter)all of it", ""].prefix(Int.random(in: 0...3, using: &generator))
    let footer = ["The end"].prefix(Int.random(in: 0...1, using: &generator))
    let balances = self.balances
    let rows = entries.indices.map { index in
      names.map { field($0, entries[index], balances[index]) }.joined(separator: delimiter)
    }
    return preamble + [names.joined(separator: delimiter)] + rows + footer
  }

  /// The balance after each entry, in the file's order.
  private var balances: [Int64] {
    let oldest = rowOrder == .oldestFirst ? Array(entries) : entries.reversed()
    var sum: Int64 = 5_000
    let balances = oldest.map { entry in
      sum += entry.units
      return sum
    }
    return rowOrder == .oldestFirst ? balances : balances.reversed()
  }

  private func field(_ name: String, _ entry: Entry, _ balance: Int64) -> String {
    switch name {
    case "Date": quoted(written(entry.day))
    case "Description": quoted(entry.text)
    case "Amount":
      quoted(sign == .flag ? written(abs(entry.units)) : written(sign == .turned ? -entry.units : entry.units))
    case "Debit": entry.units < 0 ? quoted(written(sign == .negatedDebits ? entry.units : -entry.units)) : ""
    case "Credit": entry.units > 0 ? quoted(written(entry.units)) : ""
    case "Kind": entry.units < 0 ? "debit" : "credit"
    case "Balance": quoted(written(balance))
    default: "r"
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
        whole.insert(contentsOf: grouping, at: whole.index(whole.startIndex, offsetBy: index))
        index -= 3
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

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
