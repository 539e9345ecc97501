import Foundation

extension String {
  /// The text in Unicode's composed form (NFC), in which texts that look and compare equal have equal bytes. Bring
  /// text from outside into this form before it is stored. Free for ASCII.
  public var normalized: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }

  /// The form in which names are compared: without case and diacritics, composed, the same in every locale. `Café`,
  /// `CAFÉ` and `cafe` fold alike, and so do `Straße` and `STRASSE`.
  public var folded: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
  }
}
