/// The chronological direction of the rows of a file.
public enum FileOrder: String, CaseIterable, Sendable {
  case oldestFirst
  case newestFirst
}
