/// The source of an import's bytes.
public enum InputSource: Equatable, Sendable {
  /// A file, by its path.
  case file(path: String)
  /// The standard input of the program.
  case standardInput
  /// What was read from standard input already.
  case bytes([UInt8])

  /// The path of a file; `nil` for standard input.
  public var path: String? { if case .file(let path) = self { path } else { nil } }
}
