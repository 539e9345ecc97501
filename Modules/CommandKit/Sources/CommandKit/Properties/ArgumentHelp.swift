/// The help of an argument. A string literal is its abstract.
public struct ArgumentHelp: Hashable, Sendable {
  /// One sentence, shown beside the argument.
  public var abstract: String
  /// Paragraphs shown below it.
  public var discussion: String
  /// The name of the value between angle brackets; nil takes the preferred name, or the property's for a positional.
  public var valueName: String?
  /// The help that names the argument.
  public var visibility: ArgumentVisibility
  /// The unknown options whose error suggests this one. One that help doesn't name is never suggested.
  public var suggestion: ArgumentSuggestion

  public init(
    _ abstract: String = "", discussion: String = "", valueName: String? = nil,
    visibility: ArgumentVisibility = .default, suggestion: ArgumentSuggestion = .similarNames
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.valueName = valueName
    self.visibility = visibility
    self.suggestion = suggestion
  }

  /// Without words, and named only by `--help-hidden`.
  public static let hidden = ArgumentHelp(visibility: .hidden)

  /// Without words, and never named.
  public static let `private` = ArgumentHelp(visibility: .private)
}

extension ArgumentHelp: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
