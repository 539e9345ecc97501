/// An amount as QIF writes it, whose decimal mark may be open: `-1,234.56`, `45000.00`, `-10`.
struct QIFAmount {
  /// The whole digits between two marks, the digits before the first one first.
  private let groups: [[UInt8]]
  private let marks: [UInt8]
  private let isNegative: Bool

  /// Nil for a text with anything but digits, marks and a sign in front.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let isMark: (UInt8) -> Bool = { ".,'".utf8.contains($0) }
    guard rest.contains(where: \.isDigit), rest.allSatisfy({ $0.isDigit || isMark($0) }) else { return nil }
    groups = rest.split(omittingEmptySubsequences: false, whereSeparator: isMark).map { Array($0) }
    marks = rest.filter(isMark)
  }

  /// The amount with that decimal mark, where the other marks group by three; nil where it can't be read so.
  func amount(_ mark: DecimalMark) -> FileAmount? {
    let decimalMark = Self.byte(mark)
    let hasDecimals = marks.last == decimalMark
    let grouping = hasDecimals ? marks.dropLast() : marks[...]
    guard !grouping.contains(decimalMark), Set(grouping).count < 2 else { return nil }
    let whole = groups.prefix(grouping.count + 1)
    guard grouping.isEmpty || 1...3 ~= groups[0].count && whole.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return nil
    }
    var text = isNegative ? [UInt8(ascii: "-")] : []
    text += whole.joined()
    if hasDecimals, let decimals = groups.last { text += [decimalMark] + decimals }
    return FileAmount(text, decimalMarks: [decimalMark])
  }

  private static func byte(_ mark: DecimalMark) -> UInt8 { UInt8(ascii: mark == .point ? "." : ",") }
}
