/// Thins the labels of an axis until they don't overlap.
enum TickLabels {
  /// All labels, or every second or third of them if that keeps the last one, so that the gaps are equal; else each label
  /// that fits after the one before it.
  ///
  /// - Parameters:
  ///   - gap: Smallest distance between two labels, in the units of `extent`.
  ///   - extent: Where a label begins and ends.
  static func thinned<Label>(_ labels: [Label], gap: Int, extent: (Label) -> Range<Int>) -> [Label] {
    func fit(_ first: Label, _ second: Label) -> Bool {
      extent(first).upperBound + gap <= extent(second).lowerBound
    }
    for stride in 1...3 where (labels.count - 1).isMultiple(of: stride) {
      let kept = labels.indices.filter { $0.isMultiple(of: stride) }.map { labels[$0] }
      if zip(kept, kept.dropFirst()).allSatisfy(fit) { return kept }
    }
    return labels.reduce(into: []) { kept, label in
      if kept.last.map({ fit($0, label) }) ?? true { kept.append(label) }
    }
  }
}
