/// A value before and after an edit, in words.
struct ChangedText {
  /// What the value is, in a word.
  let label: String
  /// The value now.
  let now: String
  /// The value before.
  let before: String
}

extension FormatContext {
  /// What an edit has changed, for its confirmation: `name Kyoto (was Japan)`, `target $3,500 (was $3,000)`; empty where
  /// nothing differs.
  func changes(_ values: [ChangedText]) -> [String] {
    values.filter { $0.now != $0.before }.map { "\($0.label) \($0.now)\(strings.change.was($0.before))" }
  }

  /// The confirmation of an edit with what it has changed; alone where nothing differs.
  func updated(_ confirmation: String, _ changes: [String]) -> String {
    changes.isEmpty ? confirmation : titled(confirmation, changes.joined(separator: ", "))
  }
}

/// The words of what an edit has changed.
struct ChangeStrings {
  let language: Language

  /// The value before.
  func was(_ value: String) -> String { language(" (was \(value))", " (avant \(value))") }
}

extension Strings {
  /// Texts of what an edit has changed.
  var change: ChangeStrings { ChangeStrings(language: language) }
}
