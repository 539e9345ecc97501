/// Selects the default of a ``DependencyKey`` for a dependency that isn't set.
public enum DependencyContext: Sendable {
  /// A composition root has registered its values: ``DependencyKey/liveValue`` answers.
  case live

  /// Nothing is registered, as in a test: ``DependencyKey/testValue`` answers.
  case test
}
