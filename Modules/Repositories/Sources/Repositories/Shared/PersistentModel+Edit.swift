import PersistenceKit

extension PersistentModel {
  /// Takes over the columns in which an edited row differs from the row before the edit. The others stay as they are
  /// stored, so that two edits of different columns keep each other's.
  ///
  /// - Parameter original: The row before the edit; `nil` takes over all of the columns.
  mutating func take<each Value: Equatable>(
    _ columns: repeat WritableKeyPath<Self, each Value>, of edited: Self, since original: Self?
  ) {
    repeat take(each columns, of: edited, since: original)
  }

  private mutating func take<Value: Equatable>(
    _ column: WritableKeyPath<Self, Value>, of edited: Self, since original: Self?
  ) {
    if edited[keyPath: column] != original?[keyPath: column] { self[keyPath: column] = edited[keyPath: column] }
  }
}
