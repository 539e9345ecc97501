public import Foundation

extension Int64: ColumnValue {
  @inlinable public init?(stored: Int64) { self = stored }
  @inlinable public var stored: Int64 { self }
}

extension Double: ColumnValue {
  @inlinable public init?(stored: Double) { self = stored }
  @inlinable public var stored: Double { self }
}

/// Text is kept in Unicode's composed normal form, so that equal strings are equal bytes.
extension String: ColumnValue {
  @inlinable public init?(stored: String) { self = stored }
  @inlinable public var stored: String { self }
}

/// A UUID is kept as its 16 bytes.
extension UUID: ColumnValue {
  @inlinable public init?(stored: UUID) { self = stored }
  @inlinable public var stored: UUID { self }
}

extension Data: ColumnValue {
  @inlinable public init?(stored: Data) { self = stored }
  @inlinable public var stored: Data { self }
}

extension Int: ColumnValue {
  @inlinable public init?(stored: Int64) { self.init(exactly: stored) }
  @inlinable public var stored: Int64 { Int64(self) }
}

/// A whole number whose every value fits into 64 bits with a sign is kept as it is. Those of `UInt` and `UInt64` don't
/// all.
extension ColumnValue where Self: FixedWidthInteger {
  /// The number; nil when it is out of the type's range, which a fetch reports as `decoding`.
  @inlinable public init?(stored: Int64) { self.init(exactly: stored) }

  /// The number with 64 bits.
  @inlinable public var stored: Int64 { Int64(self) }
}

extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}

/// A number of 32 bits with a fraction is kept with 64, which it is a part of.
extension Float: ColumnValue {
  @inlinable public init?(stored: Double) { self.init(exactly: stored) }
  @inlinable public var stored: Double { Double(self) }
}

/// A URL is kept as its absolute text.
extension URL: ColumnValue {
  @inlinable public init?(stored: String) { self.init(string: stored) }
  @inlinable public var stored: String { absoluteString }
}

/// A Bool is kept as 0 or 1.
extension Bool: ColumnValue {
  @inlinable public init?(stored: Int64) {
    switch stored {
    case 0: self = false
    case 1: self = true
    default: return nil
    }
  }

  @inlinable public var stored: Int64 { self ? 1 : 0 }
}

/// A date is kept as milliseconds since 1970: what is finer is rounded, and what is farther than 64 bits reach
/// (290 million years) is kept as the farthest that they do. One that is infinite or NaN is refused.
extension Date: ColumnValue {
  @inlinable public init?(stored: Int64) {
    self.init(timeIntervalSince1970: Double(stored) / 1000)
  }

  @inlinable public var stored: Int64 {
    get throws(PersistenceError) {
      let milliseconds = (timeIntervalSince1970 * 1000).rounded()
      if let exact = Int64(exactly: milliseconds) { return exact }
      guard timeIntervalSince1970.isFinite else { throw .noMoment }
      return milliseconds < 0 ? .min : .max
    }
  }
}
