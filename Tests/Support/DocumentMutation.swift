import Foundation

/// Changes an exported document as a careless or hostile hand would: values, keys, order, duplicates and ranges.
struct DocumentMutation {
  private var generator: SeededGenerator
  private let lines: [String]

  init(_ document: String, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// How many documents a test of them takes of each seed: a few, or what `MODULO_ROUNDS` says.
  static func rounds(_ few: Int) -> Int {
    ProcessInfo.processInfo.environment["MODULO_ROUNDS"].flatMap { Int($0) } ?? few
  }

  /// The next document, with one change or two.
  mutating func next() -> String {
    var lines = lines
    for _ in 0..<Int.random(in: 1...2, using: &generator) { change(&lines) }
    return lines.joined(separator: "\n")
  }
}

extension DocumentMutation {
  private mutating func change(_ lines: inout [String]) {
    let rows = lines.indices.filter { lines[$0].hasPrefix("{\"number\"") }
    guard let row = rows.randomElement(using: &generator), let other = rows.randomElement(using: &generator) else {
      return
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: lines.swapAt(row, other)
    case 1: lines.insert(lines[other], at: row)
    case 2: lines.remove(at: row)
    case 3: lines[row] = withoutField(lines[row])
    case 4: lines[row] = withFieldTwice(lines[row])
    case 5: changeHeader(&lines)
    case 6: changeByte(&lines)
    case 7: lines[row] = exchangingValues(lines[row], lines[other])
    default: lines[row] = changingValue(lines[row])
    }
  }

  private mutating func changingValue(_ line: String) -> String {
    guard let field = field(of: line) else { return line }
    let value = Self.values.randomElement(using: &generator) ?? "null"
    return line.replacing("\(field.name):\(field.value)", with: "\(field.name):\(value)", maxReplacements: 1)
  }

  /// The value that another row has for the same key.
  private mutating func exchangingValues(_ line: String, _ other: String) -> String {
    guard let field = field(of: line), let its = Self.fields(of: other).first(where: { $0.name == field.name })
    else { return line }
    return line.replacing("\(field.name):\(field.value)", with: "\(its.name):\(its.value)", maxReplacements: 1)
  }

  private mutating func withoutField(_ line: String) -> String {
    guard let field = field(of: line) else { return line }
    return line.replacing(",\(field.name):\(field.value)", with: "", maxReplacements: 1)
  }

  private mutating func withFieldTwice(_ line: String) -> String {
    guard let field = field(of: line) else { return line }
    let text = "\(field.name):\(field.value)"
    return line.replacing(text, with: "\(text),\(text)", maxReplacements: 1)
  }

  private mutating func changeHeader(_ lines: inout [String]) {
    let heads = lines.indices.filter { lines[$0].contains("\"lastNumber\"") }
    guard let head = heads.randomElement(using: &generator) else { return }
    lines[head] = changingValue(lines[head])
  }

  private mutating func changeByte(_ lines: inout [String]) {
    guard let line = lines.indices.randomElement(using: &generator) else { return }
    var characters = Array(lines[line])
    guard let place = characters.indices.randomElement(using: &generator) else { return }
    characters[place] = Array("{}[],:\"0x \u{0}").randomElement(using: &generator) ?? "x"
    lines[line] = String(characters)
  }
}

extension DocumentMutation {
  private typealias Field = (name: Substring, value: Substring)

  private mutating func field(of line: String) -> Field? { Self.fields(of: line).randomElement(using: &generator) }

  private static func fields(of line: String) -> [Field] {
    line.matches(of: /(?<name>"[a-zA-Z_]+"):(?<value>"(?:[^"\\]|\\.)*"|-?[0-9.]+|null)/).map { ($0.name, $0.value) }
  }

  private static let values =
    [
      "0", "1", "-1", "7", "9223372036854775807", "-9223372036854775808", "9223372036854775806", "4611686018427387904",
      "9007199254740993", "10101", "99991231", "20260230", "20261301", "15821010", "20260412", "1.5", "null", "true",
    ] + strings.map { "\"\($0)\"" }

  private static let strings = [
    "", " ", "\\t", " Japan", "japan", "JAPAN", "ZZZ", "usd", "USD", "EUR", "JPY", "BHD", "USD assets", "EUR debts",
    "abc", "0", "-1", "1e400", "1e127", "0.0000000000000000000000001", "1.0", "0.5", "123456789.0123456789",
    String(repeating: "9", count: 60), "add", "remove", "pension", "mortgage", "crypto", "e\u{301}", "\\u200b",
    "\\u0000", "\\ud800", String(repeating: "W", count: 5_000), "00000000-0000-4000-8000-000000000001",
  ]
}
