/// A rule that needs one file to judge it.
public protocol SourceRule: Sendable {
  /// In kebab case.
  var id: String { get }

  /// The violations of the file, from the top down. Costs one walk over the file's tokens.
  func violations(in file: SourceFile) -> [Violation]
}

/// A rule that needs several files together, such as the sources of a module and of its doubles.
public protocol SourceSetRule: Sendable {
  /// In kebab case.
  var id: String { get }

  /// The violations of the files, in the order of the files.
  func violations(in files: [SourceFile]) -> [Violation]
}
