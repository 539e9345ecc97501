/// A string that a terminal sends, such as the answer to the question of a colour, until its end.
struct ControlString: Sendable {
  /// The byte after the escape: `]` for an operating system command.
  let introducer: UInt8

  private var bytes: [UInt8] = []
  private var isTooLong = false

  private static let greatestCount = 256

  init(introducer: UInt8) {
    self.introducer = introducer
  }

  /// Whether nothing but its introducer has come.
  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.greatestCount { bytes.append(byte) } else { isTooLong = true }
  }

  /// The terminal's colour in it; nil for any other string.
  var answer: TerminalAnswer? {
    guard introducer == UInt8(ascii: "]"), !isTooLong else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let (red, green, blue) = Self.color(parts[1]) else { return nil }
    return switch parts[0] {
    case "10": .foreground(red: red, green: green, blue: blue)
    case "11": .background(red: red, green: green, blue: blue)
    default: nil
    }
  }

  /// A colour as X writes it: `rgb:1e/1e/1e` with one to four digits for each, or `rgba:` with one more.
  private static func color(_ text: Substring) -> (UInt8, UInt8, UInt8)? {
    let form = text.prefix { $0 != ":" }
    let parts = text.dropFirst(form.count + 1).split(separator: "/", omittingEmptySubsequences: false)
    guard (form == "rgb" && parts.count == 3) || (form == "rgba" && parts.count == 4) else { return nil }
    let levels = parts.prefix(3).compactMap(level)
    return levels.count == 3 ? (levels[0], levels[1], levels[2]) : nil
  }

  private static func level(_ digits: Substring) -> UInt8? {
    guard 1...4 ~= digits.count, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    let greatest = 1 << (4 * digits.utf8.count) - 1
    return UInt8(exactly: (value * 255 + greatest / 2) / greatest)
  }
}
