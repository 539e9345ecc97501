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
/// (290 million years) is kept as the farthest that they do.
extension Date: ColumnValue {
  @inlinable public init?(stored: Int64) {
    self.init(timeIntervalSince1970: Double(stored) / 1000)
  }

  @inlinable public var stored: Int64 {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    return Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
  }
}
