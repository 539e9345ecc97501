/// Which labels of an axis have room beside each other.
enum TickLabels {
  /// Every label, or every second or third where these end with the last one, so that what is left out leaves no gap of
  /// its own; where they don't fit, each label that has room after the one before it.
  ///
  /// - Parameters:
  ///   - gap: What has to lie between two labels.
  ///   - extent: From where to where a label would stand.
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
