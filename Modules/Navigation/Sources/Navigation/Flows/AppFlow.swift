/// The flows of the product, each with a router of its own.
public enum AppFlow: Hashable, Sendable, CaseIterable {
  /// The goals and what belongs to them.
  case home
  /// The settings, over whatever flow was left for them.
  case profile
}
