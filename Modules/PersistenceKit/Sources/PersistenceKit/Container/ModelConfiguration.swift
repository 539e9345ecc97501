public import Foundation

/// The configuration of a container: where its data are, and how they are used.
public struct ModelConfiguration: Sendable {
  /// Where the data are kept.
  public var location: Location
  /// Says whose file it is: any number, kept forever. A file with another one is refused with `foreignApplication` and
  /// left alone. 0 is what files have that say nothing: then a file is refused that has tables and none of a model's.
  public var applicationID: Int32
  /// The version of the schema, 1 or more: opening with less throws `misuse`. A file of a newer version is refused with
  /// `newerSchema`, by each transaction too when it has become newer since it was opened. An older one is brought to
  /// what the models declare when it is opened, as far as nothing is lost with it. A migration plan has a version of
  /// its own, which takes this one's place.
  public var schemaVersion: Int32
  /// What happens to a file of this version that isn't what the models declare. ``SchemaMismatchAction/recreate`` is for
  /// development, and needs the application id 0: with another one, opening throws `misuse`.
  public var onSchemaMismatch: SchemaMismatchAction
  /// How long a call waits for other connections to the file before it throws `busy`: a write, opening, and a restore.
  /// Among the container's own writes it isn't asked: they wait for each other as long as it takes.
  public var busyTimeout: Duration
  /// False refuses every write with `readOnly`, and opens only a file that exists. One of an older version is refused
  /// with `migration`; without a plan only when it lacks a table or a column that the models need.
  public var allowsSave: Bool
  /// Whether opening makes a file or a book that isn't there, where saving is allowed; false throws
  /// `cannotOpen` or `missingBook` then.
  public var createsIfNeeded = true
  /// True makes a dry run: writes succeed and reads see them, and closing undoes it all.
  ///
  /// Meanwhile the file is locked for other writers, and one connection does everything, so reads wait for writes. A
  /// file that doesn't exist isn't made. It needs `allowsSave`: without it, opening throws `misuse`.
  public var discardsChanges: Bool
  /// The size in bytes up to which opening checks a file's pages and indexes, and throws `damaged` when they contradict
  /// each other. A read of such a file could miss rows without an error.
  ///
  /// The standard is a megabyte, which costs about ten milliseconds; a new file costs a tenth of one. In a larger file
  /// a read finds only what is wrong with the rows that it meets, and `check()` finds the rest. 0 opens every file
  /// without it, such as one whose rows are to be saved.
  public var structureCheckLimit = 1 << 20

  /// The size in bytes up to which a snapshot of the past is a copy in memory; a larger one is a file beside the
  /// database, which has no name once it is made. See ``ModelContainer/snapshot(asOf:)-4gp0m``.
  public var snapshotMemoryLimit = 256 << 20

  /// Whether a server's commits are only asked for, and never told: for tests.
  var isDeaf = false

  /// How long the steps of the history are kept, and what is said of each; nil keeps none. It goes with the model
  /// ``HistoryStep``: opening throws `misuse` for one without the other, unless nothing can be saved.
  public var history: HistoryConfiguration?

  /// Says where and how. Only the place is needed: the defaults make a lasting file of version 1 that can be written.
  public init(
    url: URL?, applicationID: Int32 = 0, schemaVersion: Int32 = 1, busyTimeout: Duration = .seconds(5),
    allowsSave: Bool = true, discardsChanges: Bool = false, onSchemaMismatch: SchemaMismatchAction = .refuse,
    history: HistoryConfiguration? = nil
  ) {
    self.init(
      location: Location(url), applicationID: applicationID, schemaVersion: schemaVersion, busyTimeout: busyTimeout,
      allowsSave: allowsSave, discardsChanges: discardsChanges, onSchemaMismatch: onSchemaMismatch, history: history)
  }

  /// The same for any location.
  public init(
    location: Location, applicationID: Int32 = 0, schemaVersion: Int32 = 1, busyTimeout: Duration = .seconds(5),
    allowsSave: Bool = true, discardsChanges: Bool = false, onSchemaMismatch: SchemaMismatchAction = .refuse,
    history: HistoryConfiguration? = nil
  ) {
    self.location = location
    self.applicationID = applicationID
    self.schemaVersion = schemaVersion
    self.busyTimeout = busyTimeout
    self.allowsSave = allowsSave
    self.discardsChanges = discardsChanges
    self.onSchemaMismatch = onSchemaMismatch
    self.history = history
  }

  /// Keeps everything in memory until the container is closed.
  public static var inMemory: ModelConfiguration { ModelConfiguration(location: .memory) }

  /// The database's file; nil where there is none. Setting it to nil keeps everything in memory.
  public var url: URL? {
    get { if case .file(let url) = location { url } else { nil } }
    set { location = Location(newValue) }
  }

  /// Whether everything is gone with the container.
  public var isStoredInMemoryOnly: Bool { location == .memory }

  /// Whether there is a file, or anything else, at the URL or where a link there leads to; true where no file is needed.
  /// It opens nothing.
  ///
  /// - Throws: `permission` or `cannotOpen` when that can't be seen.
  public var hasFile: Bool {
    get throws(PersistenceError) {
      guard let url else { return true }
      return try FileKind(path: url.filePath()) != .absent
    }
  }

  /// Whether a URL leads to the database's file, or to one that SQLite keeps beside it, by whatever name: through
  /// links, and by one of several names of the file. Of a file that isn't there, whether it would be one of these.
  ///
  /// Ask it before a file that the user has named is opened by other means than a container. SQLite's locks belong to
  /// the process, and closing any descriptor of the file drops them: other processes then take the log of the open
  /// database for abandoned, and commits are lost. It only looks at the files, and opens none. In memory it is false.
  public func owns(_ url: URL) -> Bool {
    guard let own = self.url, own.isFileURL, url.isFileURL else { return false }
    let path = PrivatePath.target(of: own.path(percentEncoded: false))
    return DatabaseFiles(path: path).contain(url.path(percentEncoded: false))
  }
}

extension ModelConfiguration {
  /// Where a container keeps its data.
  public enum Location: Sendable, Hashable {
    /// In memory, without SQLite, until the container is closed.
    case memory
    /// In this file, made with the folders above it when it isn't there, for its owner alone: whole, in one step, and
    /// never in the place of another one.
    case file(URL)
    /// In a book on a PostgreSQL server, made when it isn't there, whose members share it. <doc:TheServer> says what differs
    /// from a file.
    case server(ServerAddress)

    /// A file's, or in memory for nil.
    init(_ url: URL?) {
      self = url.map { .file($0) } ?? .memory
    }
  }
}

/// What opening does with a file whose tables aren't what the models declare as its version.
public enum SchemaMismatchAction: Sendable, Hashable {
  /// Throws `schemaMismatch`, and leaves the file as it is.
  case refuse
  /// Deletes the tables of all models with their rows, and makes them anew. It does so too with an older file that
  /// can't become what the models declare. A container that doesn't allow saving refuses all the same.
  case recreate
}

extension ModelConfiguration {
  /// Finds what no container can be opened with, before there is a file.
  func validate() throws(PersistenceError) {
    if schemaVersion < 1 { throw .misuse("the schema has the version \(schemaVersion): the first one is 1") }
    if onSchemaMismatch == .recreate, applicationID != 0 {
      throw .misuse("tables are recreated in development only: a file with an application id may be a release's")
    }
    if discardsChanges, !allowsSave {
      throw .misuse("a dry run is made of writes: set allowsSave too, or only read, without discardsChanges")
    }
  }
}
