/// A set of row numbers, kept as ranges: an import's is one.
struct NumberRanges: Sendable, Equatable {
  /// Ascending, and never adjacent.
  private(set) var ranges: [ClosedRange<Int64>] = []

  var isEmpty: Bool { ranges.isEmpty }

  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  func contains(_ number: Int64) -> Bool {
    let place = place(of: number)
    return place < ranges.count && ranges[place].contains(number)
  }

  /// Adds a number; nothing changes when it is there. The next one after the highest costs nothing that grows.
  mutating func insert(_ number: Int64) {
    if let last = ranges.last, last.upperBound + 1 == number {
      ranges[ranges.count - 1] = last.lowerBound...number
      return
    }
    let place = place(of: number)
    if place < ranges.count, ranges[place].contains(number) { return }
    let joinsFormer = place > 0 && ranges[place - 1].upperBound + 1 == number
    let joinsNext = place < ranges.count && ranges[place].lowerBound - 1 == number
    let low = joinsFormer ? ranges[place - 1].lowerBound : number
    let high = joinsNext ? ranges[place].upperBound : number
    ranges.replaceSubrange((joinsFormer ? place - 1 : place)..<(joinsNext ? place + 1 : place), with: [low...high])
  }

  /// Adds numbers after the highest one.
  mutating func append(_ range: ClosedRange<Int64>) {
    if let last = ranges.last, last.upperBound + 1 == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound...range.upperBound
    } else {
      ranges.append(range)
    }
  }

  /// - Returns: whether the number was there.
  mutating func remove(_ number: Int64) -> Bool {
    let place = place(of: number)
    guard place < ranges.count, ranges[place].contains(number) else { return false }
    let range = ranges[place]
    var parts: [ClosedRange<Int64>] = []
    if range.lowerBound < number { parts.append(range.lowerBound...(number - 1)) }
    if number < range.upperBound { parts.append((number + 1)...range.upperBound) }
    ranges.replaceSubrange(place...place, with: parts)
    return true
  }

  /// The place of the first range that doesn't end before the number.
  private func place(of number: Int64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
