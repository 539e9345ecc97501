/// A change that an operation has made, although it failed in the end.
public enum CompletedChange: Equatable, Sendable {
  /// The file was written.
  case written(path: String)
  /// The data was imported.
  case imported
  /// The data was deleted.
  case deleted
  /// The data was replaced by a backup; the path of the old data, `nil` where there was none.
  case restored(keptPath: String?)

  /// The change as a sentence.
  func text(_ words: StorageErrorStrings) -> String {
    switch self {
    case .written(let path): words.written(path)
    case .imported: words.imported
    case .deleted: words.deleted
    case .restored(let keptPath): keptPath.map(words.restored) ?? words.restoredFirst
    }
  }
}
