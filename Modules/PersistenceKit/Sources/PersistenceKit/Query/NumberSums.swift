/// The sums of a group of rows, which has at least one value.
struct NumberSums: Sendable {
  private(set) var count: Int
  private(set) var total: NumberTotal
  private(set) var minimum: NumberTotal
  private(set) var maximum: NumberTotal

  mutating func add(_ other: NumberSums) {
    count += other.count
    total = total.adding(other.total)
    if other.minimum.isLess(than: minimum) { minimum = other.minimum }
    if maximum.isLess(than: other.maximum) { maximum = other.maximum }
  }
}

/// The sums of the rows that keep the same value in a column.
typealias GroupedSums = (group: SQLValue, sums: NumberSums)

/// A number, or a sum of numbers.
enum NumberTotal: Sendable, Equatable {
  // Wider than what a column keeps, because only the sum at the end has to fit.
  case integer(Int128)
  case real(Double)

  /// nil when it doesn't fit into a column.
  var sqlValue: SQLValue? {
    switch self {
    case .integer(let total): Int64(exactly: total).map { .integer($0) }
    case .real(let total): .real(total)
    }
  }

  var approximation: Double {
    switch self {
    case .integer(let total): Double(total)
    case .real(let total): total
    }
  }

  func adding(_ other: NumberTotal) -> NumberTotal {
    if case (.integer(let left), .integer(let right)) = (self, other) { return .integer(left + right) }
    return .real(approximation + other.approximation)
  }

  func isLess(than other: NumberTotal) -> Bool {
    if case (.integer(let left), .integer(let right)) = (self, other) { return left < right }
    return approximation < other.approximation
  }
}

/// A kept number, as sums add it up.
protocol SummedNumber: StoredNumber, Comparable, AdditiveArithmetic {
  associatedtype Total: Sendable

  static var nothing: Total { get }
  static func number(_ total: Total) -> NumberTotal
  func add(to total: inout Total)
}

extension Int64: SummedNumber {
  static var nothing: Int128 { 0 }
  static func number(_ total: Int128) -> NumberTotal { .integer(total) }
  func add(to total: inout Int128) { total += Int128(self) }
}

extension Double: SummedNumber {
  static var nothing: Double { 0 }
  static func number(_ total: Double) -> NumberTotal { .real(total) }
  func add(to total: inout Double) { total += self }
}

extension NumberSums {
  init<Number: SummedNumber>(count: Int, total: Number.Total, minimum: Number, maximum: Number) {
    self.init(count: count, total: Number.number(total), minimum: minimum.alone, maximum: maximum.alone)
  }
}

extension SummedNumber {
  fileprivate var alone: NumberTotal {
    var total = Self.nothing
    add(to: &total)
    return Self.number(total)
  }
}
