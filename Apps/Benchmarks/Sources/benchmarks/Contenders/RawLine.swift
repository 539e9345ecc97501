/// A line `2025-12-31,-12.34,name`, with a balance after it or without, split by hand: it trusts the file, and refuses
/// nothing.
struct RawLine {
  /// The whole line.
  let text: Slice<UnsafeRawBufferPointer>
  /// yyyymmdd
  let date: Int
  /// In minor units.
  let amount: Int64
  let name: Slice<UnsafeRawBufferPointer>

  init(_ text: Slice<UnsafeRawBufferPointer>, hasBalance: Bool) throws {
    let first = try found(text.firstIndex(of: UInt8(ascii: ",")), "the first comma")
    let second = try found(text[(first + 1)...].firstIndex(of: UInt8(ascii: ",")), "the second comma")
    self.text = text
    date = Int(Self.digits(of: text[..<first]))
    let magnitude = Self.digits(of: text[(first + 1)..<second])
    amount = text[first + 1] == UInt8(ascii: "-") ? -magnitude : magnitude
    let rest = text[(second + 1)...]
    let end = hasBalance ? try found(rest.firstIndex(of: UInt8(ascii: ",")), "the third comma") : text.endIndex
    name = rest[..<end]
  }

  /// The number that the digits make, whatever stands between them.
  private static func digits(of text: Slice<UnsafeRawBufferPointer>) -> Int64 {
    var number: Int64 = 0
    for byte in text where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
