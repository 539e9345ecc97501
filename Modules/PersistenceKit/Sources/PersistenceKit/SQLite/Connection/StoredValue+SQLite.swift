public import Foundation

extension Int64: StoredValue {
  @inlinable public static var storageClass: StorageClass { .integer }

  @inlinable public static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> Int64 {
    try row.integer(at: index)
  }

  public func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError) {
    try parameters.bind(self, at: index)
  }

  public var sqlValue: SQLValue {
    get throws(PersistenceError) { .integer(self) }
  }
}

extension Double: StoredValue {
  @inlinable public static var storageClass: StorageClass { .real }

  @inlinable public static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> Double {
    try row.real(at: index)
  }

  public func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError) {
    try parameters.bind(self, at: index)
  }

  public var sqlValue: SQLValue {
    get throws(PersistenceError) { .real(try storedForm()) }
  }

  /// SQLite would keep NaN as NULL, and doesn't keep the sign of a zero.
  func storedForm() throws(PersistenceError) -> Double {
    if isNaN { throw .notANumber }
    return self == 0 ? 0 : self
  }
}

extension String: StoredValue {
  @inlinable public static var storageClass: StorageClass { .text }

  @inlinable public static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> String {
    try row.text(at: index)
  }

  public func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError) {
    try parameters.bind(self, at: index)
  }

  public var sqlValue: SQLValue {
    get throws(PersistenceError) { .text(try storedForm()) }
  }
}

extension UUID: StoredValue {
  @inlinable public static var storageClass: StorageClass { .blob }

  @inlinable public static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> UUID {
    try row.uuid(at: index)
  }

  public func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError) {
    try parameters.bind(self, at: index)
  }

  public var sqlValue: SQLValue {
    get throws(PersistenceError) { .blob(withUnsafeBytes(of: uuid) { Array($0) }) }
  }
}

extension Data: StoredValue {
  @inlinable public static var storageClass: StorageClass { .blob }

  @inlinable public static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> Data {
    try row.data(at: index)
  }

  public func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError) {
    try parameters.bind(self, at: index)
  }

  public var sqlValue: SQLValue {
    get throws(PersistenceError) { .blob([UInt8](self)) }
  }
}

extension Optional: StoredValue where Wrapped: StoredValue {
  @inlinable public static var storageClass: StorageClass { Wrapped.storageClass }
  @inlinable public static var isOptional: Bool { true }

  @inlinable public static func read(_ row: borrowing Row, at index: Int) throws(PersistenceError) -> Wrapped? {
    row.isNull(at: index) ? nil : try Wrapped.read(row, at: index)
  }

  @inlinable public func bind(to parameters: borrowing Parameters, at index: Int) throws(PersistenceError) {
    switch self {
    case .some(let value): try value.bind(to: parameters, at: index)
    case .none: try parameters.bindNull(at: index)
    }
  }

  public var sqlValue: SQLValue {
    get throws(PersistenceError) { try self?.sqlValue ?? .null }
  }
}
