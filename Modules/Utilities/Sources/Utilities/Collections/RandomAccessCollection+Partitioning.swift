extension RandomAccessCollection where Index == Int {
  /// The first place whose element meets a condition that all after it meet too; the end where none does. Found by
  /// halving.
  @inlinable public func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
