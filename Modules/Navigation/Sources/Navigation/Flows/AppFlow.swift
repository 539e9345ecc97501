/// The flows a person can be in, each with a router of its own.
public enum AppFlow: Hashable, Sendable {
  case home
}
