/// The value in the middle; the mean of the two in the middle of an even number, and nil of none.
public func median(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// The order of `count` contenders in a round: each is first in turn, so that none always follows the same one.
public func rotation(of count: Int, inRound round: Int) -> [Int] {
  (0..<count).map { ($0 + round) % count }
}
