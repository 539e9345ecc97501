/// Reads UTF-8 a byte at a time.
///
/// Whatever isn't UTF-8 becomes U+FFFD, one for each maximal part of a sequence, as Unicode recommends (The Unicode
/// Standard, 3.9): overlong forms, surrogates and what lies above U+10FFFF have no part longer than a byte.
struct UTF8Scanner: Sendable {
  enum Step: Equatable {
    /// The byte belongs to a character that isn't complete.
    case pending
    /// The byte completes this one.
    case scalar(Unicode.Scalar)
    /// The bytes so far are no character. The last one is to be scanned again unless it was consumed.
    case invalid(isConsumed: Bool)
  }

  static let replacement: Unicode.Scalar = "\u{FFFD}"

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte has to be; the second one alone tells an overlong form.
  private var next: ClosedRange<UInt8> = continuation

  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a character has begun.
  var isPending: Bool { missing > 0 }

  mutating func scan(_ byte: UInt8) -> Step {
    guard isPending else { return begin(byte) }
    guard next.contains(byte) else {
      self = UTF8Scanner()
      return .invalid(isConsumed: false)
    }
    (value, missing, next) = (value << 6 | UInt32(byte & 0x3F), missing - 1, Self.continuation)
    if isPending { return .pending }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid(isConsumed: true)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing, next) = (UInt32(byte & 0x1F), 1, Self.continuation)
    case 0xE0...0xEF: (value, missing, next) = (UInt32(byte & 0x0F), 2, Self.second(byte))
    case 0xF0...0xF4: (value, missing, next) = (UInt32(byte & 0x07), 3, Self.second(byte))
    default: return .invalid(isConsumed: true)
    }
    return .pending
  }

  private static func second(_ first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: continuation
    }
  }
}
