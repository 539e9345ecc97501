extension PersistenceError {
  /// A predicate that is composed of too many, or that SQLite's parser finds too deep.
  static let oversizedPredicate = PersistenceError.unsupported(
    construct: "a predicate of so many conditions",
    advice: "ask whether a captured array contains the value, or fetch in parts")

  /// A delete that would follow cascades further than ``DeleteReach/deepestCascade``.
  static let deepCascade = PersistenceError.unsupported(
    construct: "a delete that cascades through more than a thousand rows, one after the other",
    advice: "delete the rows from the last one on")
}
