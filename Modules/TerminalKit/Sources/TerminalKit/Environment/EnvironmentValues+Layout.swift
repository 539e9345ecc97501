extension EnvironmentValues {
  /// The environment that a body is read in.
  @TaskLocal static var current = EnvironmentValues()

  /// The environment of one of several views, which is known by something among them.
  func identified(by key: some Hashable) -> EnvironmentValues {
    var identified = self
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(key)
    identified.identity = hasher.finalize()
    return identified
  }
}
