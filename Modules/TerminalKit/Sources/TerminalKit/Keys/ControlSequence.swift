/// A control sequence (CSI) as it comes in: numbers between its first bytes and the one that ends it.
struct ControlSequence: Sendable {
  /// The mark of a private sequence: `<`, `=`, `>` or `?`.
  private(set) var marker: UInt8?

  /// The byte between the numbers and the end.
  private(set) var intermediate: UInt8?

  /// The numbers, separated by `;`, each with what follows it after `:`; nil where none is given.
  private(set) var parameters: [[Int?]] = []

  /// Whether it can't be one that is known: then it only has to be read to its end.
  private(set) var isForeign = false

  private var count = 0

  private static let mostNumbers = 32
  private static let greatestNumber = 0x10_FFFF

  /// Whether nothing but its introducer has come.
  var isEmpty: Bool { marker == nil && intermediate == nil && parameters.isEmpty }

  /// A number, from 0, and of those after a `:`; nil where it isn't given.
  func number(_ index: Int, _ part: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return nil }
    return parameters[index][part]
  }

  /// Takes a byte that is neither the end of a sequence nor outside of it.
  mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): append(digit: Int(byte - UInt8(ascii: "0")))
    case UInt8(ascii: ";"): separate { $0.append([nil]) }
    case UInt8(ascii: ":"): separate { $0[$0.endIndex - 1].append(nil) }
    case 0x3C...0x3F where isEmpty: marker = byte
    case 0x20...0x2F where intermediate == nil: intermediate = byte
    default: isForeign = true
    }
  }

  private mutating func append(digit: Int) {
    if parameters.isEmpty { parameters = [[nil]] }
    // A number after an intermediate byte isn't one.
    guard !isForeign, intermediate == nil else { return isForeign = true }
    let last = (parameters.endIndex - 1, parameters[parameters.endIndex - 1].endIndex - 1)
    let value = (parameters[last.0][last.1] ?? 0) * 10 + digit
    if value > Self.greatestNumber { isForeign = true } else { parameters[last.0][last.1] = value }
  }

  private mutating func separate(_ begin: (inout [[Int?]]) -> Void) {
    if parameters.isEmpty { parameters = [[nil]] }
    count += 1
    if count < Self.mostNumbers, !isForeign { begin(&parameters) } else { isForeign = true }
  }
}
