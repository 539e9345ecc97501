/// A kept integer, or 16 kept bytes.
struct RowWords: Sendable, Equatable {
  let high: UInt64
  let low: UInt64
  let isInteger: Bool

  /// Stands for everything where nothing is asked for.
  static let nothing = RowWords(high: 0, low: 0, isInteger: true)

  var hash: Int {
    // The step of a Fibonacci hash: its upper half depends on every bit.
    let mixed = (low ^ high &* 0xFF51_AFD7_ED55_8CCD) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  var sqlValue: SQLValue {
    if isInteger { return .integer(Int64(bitPattern: low)) }
    return .blob(withUnsafeBytes(of: high) { Array($0) } + withUnsafeBytes(of: low) { Array($0) })
  }
}

extension SQLValue {
  /// The value, when it is an integer or has 16 bytes; nil when it is anything else.
  var words: RowWords? {
    switch self {
    case .integer(let value): RowWords(value)
    case .blob(let bytes): bytes.withUnsafeBytes { RowWords($0) }
    default: nil
    }
  }
}

extension RowWords {
  init(_ integer: Int64) {
    self.init(high: 0, low: UInt64(bitPattern: integer), isInteger: true)
  }

  /// nil when there are not 16 bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    self.init(
      high: bytes.loadUnaligned(as: UInt64.self), low: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self),
      isInteger: false)
  }
}
