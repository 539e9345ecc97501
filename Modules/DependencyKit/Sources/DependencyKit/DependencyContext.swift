/// Which default of a ``DependencyKey`` answers for a dependency that nobody set.
public enum DependencyContext: Sendable {
  /// A composition root has registered its values: ``DependencyKey/liveValue`` answers.
  case live

  /// Nobody has registered anything, as in a test: ``DependencyKey/testValue`` answers.
  case test
}
