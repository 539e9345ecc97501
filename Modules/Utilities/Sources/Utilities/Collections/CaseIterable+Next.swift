extension CaseIterable where Self: Equatable {
  /// The case after this one, and after the last one the first, as a key steps through them. The cost grows with the
  /// cases.
  public var next: Self {
    let cases = Self.allCases
    guard let index = cases.firstIndex(of: self) else { return self }
    let following = cases.index(after: index)
    return following == cases.endIndex ? cases[cases.startIndex] : cases[following]
  }
}
