private enum HeightKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The lines there are; nil where there is no limit, as in a pipe. Views that scroll keep within it; others may be
  /// higher, and are cut at the end of a ``Frame``.
  public var height: Int? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
}
