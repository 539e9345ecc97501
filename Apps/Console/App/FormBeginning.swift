/// The values that a form began with.
struct FormBeginning {
  /// As they were shown first; `nil` before that.
  var values: [String]?
  /// The kept values that the form couldn't have.
  var unrestored: [UnrestoredValue] = []
  /// Whether the form was refused once for what couldn't be restored.
  var isMissingSaid = false
}
