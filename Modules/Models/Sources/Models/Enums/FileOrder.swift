/// In which direction the rows of a file run through time.
public enum FileOrder: String, CaseIterable, Sendable {
  case oldestFirst
  case newestFirst
}
