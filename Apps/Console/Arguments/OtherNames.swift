import CommandKit

// What commands and options of every noun are called elsewhere.

extension ArgumentSuggestion {
  /// The words of other programs for adding something.
  static let addition = ArgumentSuggestion.words(["new", "create"])
  /// The words of other programs for listing things.
  static let list = ArgumentSuggestion.words(["ls"])
  /// The words of other programs for changing something.
  static let change = ArgumentSuggestion.words(["rename", "modify"])
  /// The words of other programs for deleting something.
  static let deletion = ArgumentSuggestion.words(["rm", "remove"])
}

extension NameSpecification {
  /// The day of an entry, which an import calls a date.
  static let day: NameSpecification = [.long, .alias("date")]
  /// The day on which something ends.
  static let end: NameSpecification = [.long, .alias("due")]
  /// The moment at which one thing ends and another begins.
  static let moment: NameSpecification = [.long, .alias("until")]
  /// The name of an entry.
  static let note: NameSpecification = [.long, .alias("note"), .alias("memo")]
}
