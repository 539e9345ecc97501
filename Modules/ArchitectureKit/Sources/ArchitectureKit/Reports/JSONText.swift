/// JSON that is written: members keep their order.
indirect enum JSONText: Sendable {
  case string(String)
  case number(Int)
  case decimal(String)
  case bool(Bool)
  case array([JSONText])
  case object([(String, JSONText)])

  /// With two spaces a level.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let value): text += Self.quoted(value)
    case .number(let value): text += String(value)
    case .decimal(let value): text += value
    case .bool(let value): text += value ? "true" : "false"
    case .array(let values):
      Self.write(values.map { (nil, $0) }, "[", "]", to: &text, indent)
    case .object(let members):
      Self.write(members.map { ($0.0, $0.1) }, "{", "}", to: &text, indent)
    }
  }

  private static func write(
    _ items: [(String?, JSONText)], _ open: String, _ close: String, to text: inout String, _ indent: String
  ) {
    guard !items.isEmpty else { return text += open + close }
    text += open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indent + "  "
      if let name = item.0 { text += quoted(name) + ": " }
      item.1.write(to: &text, indent: indent + "  ")
    }
    text += "\n" + indent + close
  }

  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
