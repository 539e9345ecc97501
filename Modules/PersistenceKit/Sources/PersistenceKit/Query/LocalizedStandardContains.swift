public import Foundation

extension StringProtocol {
  /// Whether the text contains another one, whatever the case and the accents of both, as a search field does. It
  /// depends on no locale, so the answer is the same everywhere.
  func containsLoosely(_ other: some StringProtocol) -> Bool {
    if other.isEmpty { return true }
    // Foundation finds other places in a text that isn't composed.
    let (text, part) = (String(self).composed, String(other).composed)
    return text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}

#if !canImport(Darwin)
  // Foundation's macro knows `localizedStandardContains` everywhere, but has the expression on Apple platforms only.
  extension PredicateExpressions {
    /// `localizedStandardContains(_:)` of two texts: whether one contains the other, whatever their case and accents
    /// are. No index helps it, and each text that is looked at is folded.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
      PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
      /// Whether the text is found.
      public typealias Output = Bool

      /// The text that is searched.
      public let root: Root
      /// The text that is looked for.
      public let other: Other

      /// The macro's expression for `root.localizedStandardContains(other)`.
      public init(root: Root, other: Other) {
        self.root = root
        self.other = other
      }

      /// Whether the one contains the other, for these values of the predicate's variables. Throws what they throw.
      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings).containsLoosely(other.evaluate(bindings))
      }
    }

    /// What `#Predicate` makes of `localizedStandardContains(_:)`.
    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
  extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
  extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
