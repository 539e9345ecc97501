public import Foundation

/// Where a container keeps its models, and how.
public struct ModelConfiguration: Sendable {
  /// The database's file; nil keeps everything in memory, without SQLite, until the container is closed.
  public var url: URL?
  /// Says whose file it is. A file with another id is refused and left alone.
  public var applicationID: Int32
  /// The version of the schema, 1 or more. A file of a newer version is refused; to an older one, tables, indexes and
  /// optional columns that it lacks are added when it is opened.
  public var schemaVersion: Int32
  /// How long a write waits for another process's.
  public var busyTimeout: Duration
  /// False refuses every write, and opens only a file that exists.
  public var allowsSave: Bool
  /// True makes a rehearsal: writes succeed and reads see them, and closing undoes it all.
  ///
  /// Meanwhile the file is locked for other writers. A file that doesn't exist isn't made.
  public var discardsChanges: Bool

  /// Says where and how. Only the place is needed: the defaults make a lasting file of version 1 that can be written.
  public init(
    url: URL?, applicationID: Int32 = 0, schemaVersion: Int32 = 1, busyTimeout: Duration = .seconds(5),
    allowsSave: Bool = true, discardsChanges: Bool = false
  ) {
    self.url = url
    self.applicationID = applicationID
    self.schemaVersion = schemaVersion
    self.busyTimeout = busyTimeout
    self.allowsSave = allowsSave
    self.discardsChanges = discardsChanges
  }

  /// Keeps everything in memory until the container is closed.
  public static var inMemory: ModelConfiguration { ModelConfiguration(url: nil) }

  /// Whether no file is involved, so that everything is gone with the container.
  public var isStoredInMemoryOnly: Bool { url == nil }
}
