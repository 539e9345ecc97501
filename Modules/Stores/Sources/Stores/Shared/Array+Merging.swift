extension Array where Element: Identifiable & Equatable {
  /// What stands when these elements meet fresh ones: what is gone goes, what changed is replaced where it stands, and
  /// what is new follows in the order it came. The cost grows with both, not with their product.
  func merged(with fresh: [Element]) -> [Element] {
    let changed = Dictionary(fresh.map { ($0.id, $0) }) { $1 }
    let kept = compactMap { changed[$0.id] }
    let known = Set(map(\.id))
    return kept + fresh.filter { !known.contains($0.id) }
  }
}
