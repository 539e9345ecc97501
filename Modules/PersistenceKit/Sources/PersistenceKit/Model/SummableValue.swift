/// A type whose values can be summed: a number, or a type of your own that is kept as one.
///
/// A sum is the value that stands for the sum of the kept forms, so only a type of which that is true should conform.
///
/// ```swift
/// extension Amount: SummableValue {
///   init?(stored: Int64) { self.init(minorUnits: stored) }
///   var stored: Int64 { minorUnits }
/// }
/// ```
public protocol SummableValue: ColumnValue where Stored: StoredNumber {}

/// The forms of numbers: `Int64` and `Double`, and no type of your own. `Int64`s are added up exactly, and only the sum
/// at the end has to fit; `Double`s are rounded after each.
public protocol StoredNumber: StoredValue {}

extension Int64: StoredNumber {}
extension Double: StoredNumber {}

extension Int: SummableValue {}
extension Int8: SummableValue {}
extension Int16: SummableValue {}
extension Int32: SummableValue {}
extension UInt8: SummableValue {}
extension UInt16: SummableValue {}
extension UInt32: SummableValue {}
extension Int64: SummableValue {}
extension Double: SummableValue {}
