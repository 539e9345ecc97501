/// The sum of a bucket, or a change of it. It is wider than what a table keeps, because only the outcome has to fit.
struct RollupChange: Sendable, Equatable {
  private(set) var sum: Int128 = 0
  private(set) var count = 0

  mutating func add(_ value: Int128, rows: Int) {
    sum += value
    count += rows
  }

  var isZero: Bool { sum == 0 && count == 0 }
}
