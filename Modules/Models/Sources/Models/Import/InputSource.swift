/// The source of an import's bytes.
public enum InputSource: Equatable, Sendable {
  case file(path: String)
  case standardInput
}
