/// Where the bytes of an import come from.
public enum InputSource: Equatable, Sendable {
  case file(path: String)
  case standardInput
}
