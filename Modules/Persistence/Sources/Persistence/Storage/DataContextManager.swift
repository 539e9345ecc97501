public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit
import Synchronization

/// Owns the one container of the process.
public protocol DataContextManager: Sendable {
  /// The container, opened when it is first asked for: a command that needs no data works on a damaged file too.
  ///
  /// - Throws: Why the file can't be opened; the next call tries again.
  func container() throws(PersistenceError) -> ModelContainer

  /// Waits for a file, or for what a dry run writes first, where there is nothing to read yet.
  ///
  /// - Returns: Whether there is something, or what can't be opened; false when the time is over.
  func waitForData(atMost duration: Duration) async -> Bool

  /// The container for what only reads. Where there is no file, none is made: it is empty, and in memory.
  ///
  /// - Throws: Why the file can't be opened; the next call tries again.
  func readingContainer() throws(PersistenceError) -> ModelContainer

  /// Closes the container, where it was opened: the database is then one file, and a dry run is undone.
  func close()
}

/// Opens the database file when it is first needed, makes it when something is first written, and keeps it open.
public final class DefaultDataContextManager: DataContextManager {
  let configuration: ModelConfiguration
  /// Keeps the database's files from being read or replaced by other means, before it is opened and after.
  private let reservation: FileReservation
  private let opened = Mutex(Opened())
  /// The moment whose data are read; `nil` for now.
  private let moment: HistoryMoment?
  /// The request that is carried out once more, on the data before it, and never saved; `nil` for none.
  private let repeated: UUID?

  private struct Opened: Sendable {
    var container: ModelContainer?
    /// What is read as long as there is no file.
    var empty: ModelContainer?
    /// Those who wait for the container, by the numbers that they got.
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastWaiter = 0
    /// Whether another file comes into the place of this one.
    var isReplacing = false
  }

  /// Owns the data of a file.
  ///
  /// - Parameters:
  ///   - url: The database file; it and its folder are made when they are missing, readable by their owner only.
  ///   - isDryRun: Whether everything is undone at the end. What is written can be read back until then.
  ///   - moment: Shows the data as they were then, and refuses to write; `nil` for the data of now.
  ///   - repeated: The id of a request that was carried out: shows the data as they were before it, on which it is
  ///     carried out again; nothing is saved. `nil` for none.
  ///   - request: The request that a write carries out; `nil` for none.
  ///   - historyBytes: The size of all that the history keeps.
  ///   - allowsIncomplete: Whether a write that is more than that is written all the same.
  ///   - label: What the history says of a write: asked once each, on the thread that writes. `nil` keeps no history.
  public convenience init(
    url: URL, isDryRun: Bool = false, asOf moment: PastMoment? = nil, repeating repeated: UUID? = nil,
    request: @escaping @Sendable () -> UUID? = { nil }, historyBytes: Int = 64 << 20,
    allowsIncomplete: @escaping @Sendable () -> Bool = { true }, label: @escaping @Sendable () -> StepLabel?
  ) {
    let history = HistoryConfiguration(
      bytes: historyBytes, share: 6, request: request, allowsIncomplete: allowsIncomplete, label: label)
    self.init(.file(url), isDryRun: isDryRun, asOf: moment, repeating: repeated, history: history)
  }

  /// Owns the data of a file or of a book. A book that is missing isn't made: a name that is mistyped is no new one.
  ///
  /// - Parameter place: The file, as by the other initializer, or the book.
  /// - Throws: ``StorageError/address(_:)``.
  public convenience init(
    place: DataPlace, isDryRun: Bool = false, asOf moment: PastMoment? = nil, repeating repeated: UUID? = nil,
    request: @escaping @Sendable () -> UUID? = { nil }, historyBytes: Int = 64 << 20,
    allowsIncomplete: @escaping @Sendable () -> Bool = { true }, label: @escaping @Sendable () -> StepLabel?
  ) throws(RepositoryError) {
    let history = HistoryConfiguration(
      bytes: historyBytes, share: 6, request: request, allowsIncomplete: allowsIncomplete, label: label)
    let location = try ModelConfiguration.Location(place)
    self.init(location, isDryRun: isDryRun, asOf: moment, repeating: repeated, history: history)
  }

  private init(
    _ location: ModelConfiguration.Location, isDryRun: Bool, asOf moment: PastMoment?, repeating repeated: UUID?,
    history: HistoryConfiguration
  ) {
    let isOfNow = moment == nil && repeated == nil
    var configuration = ModelConfiguration(
      location: location, applicationID: ModuloMigrationPlan.applicationID, allowsSave: isOfNow,
      discardsChanges: isDryRun && isOfNow, history: moment == nil ? history : nil)
    configuration.createsIfNeeded = configuration.url != nil
    self.configuration = configuration
    self.moment = moment.map(HistoryMoment.init)
    self.repeated = repeated
    reservation = FileReservation { [configuration] in configuration.owns(URL(fileURLWithPath: $0)) }
  }

  public func container() throws(PersistenceError) -> ModelContainer {
    return try opened.withLock { opened throws(PersistenceError) in
      if let container = opened.container { return container }
      if opened.isReplacing { throw .busy }
      let container = try open()
      opened.container = container
      for waiter in opened.waiters.values { waiter.finish() }
      return container
    }
  }

  /// Opens the file; where a moment is asked for, it is closed again, and what is open is its data as of then.
  private func open() throws(PersistenceError) -> ModelContainer {
    do throws(PersistenceError) {
      let container = try ModelContainer(for: ModuloMigrationPlan.self, configuration: configuration)
      if let repeated {
        defer { container.close() }
        return try container.repetition(of: repeated)
      }
      guard let moment else { return container }
      defer { container.close() }
      return try container.snapshot(asOf: moment)
    } catch {
      // A file of an earlier version has no history.
      if moment != nil, case .migration = error { throw .undo(.noSnapshot(nil)) }
      throw error
    }
  }

  public func readingContainer() throws(PersistenceError) -> ModelContainer {
    try isMissing ? emptyContainer() : container()
  }

  public func waitForData(atMost duration: Duration) async -> Bool {
    if hasData { return true }
    let (opening, continuation) = AsyncStream<Void>.makeStream()
    let number = opened.withLock { opened in
      opened.lastWaiter += 1
      if opened.container == nil { opened.waiters[opened.lastWaiter] = continuation } else { continuation.finish() }
      return opened.lastWaiter
    }
    let timer = Task {
      try await Task.sleep(for: duration)
      continuation.finish()
    }
    for await _ in opening {}
    timer.cancel()
    opened.withLock { $0.waiters[number] = nil }
    return hasData
  }

  private var hasData: Bool {
    do { return try !isMissing } catch { return true }
  }

  private var isMissing: Bool {
    get throws(PersistenceError) {
      if opened.withLock({ $0.container != nil || $0.isReplacing }) { return false }
      return try !configuration.hasFile
    }
  }

  private func emptyContainer() throws(PersistenceError) -> ModelContainer {
    if moment != nil || repeated != nil { throw .undo(.noSnapshot(nil)) }
    return try opened.withLock { opened throws(PersistenceError) in
      if let empty = opened.empty { return empty }
      let empty = try ModelContainer(
        for: ModuloMigrationPlan.self, configuration: .inMemory(history: configuration.history))
      opened.empty = empty
      return empty
    }
  }

  public func close() {
    opened.withLock { opened in
      opened.container?.close()
      opened.empty?.close()
      (opened.container, opened.empty) = (nil, nil)
    }
  }

  /// Closes the container while the file is replaced: until that is through, what asks for a container is told `busy`.
  func whileClosed<Result>(_ replace: () async throws(PersistenceError) -> Result) async throws(PersistenceError)
    -> Result
  {
    opened.withLock { $0.isReplacing = true }
    close()
    defer { opened.withLock { $0.isReplacing = false } }
    return try await replace()
  }
}

extension HistoryMoment {
  fileprivate init(_ moment: PastMoment) {
    self =
      switch moment {
      case .step(let number): .step(Int64(number))
      case .time(let time): .date(time.date)
      }
  }
}

extension ModelConfiguration {
  /// A database in memory, with this history.
  static func inMemory(history: HistoryConfiguration?) -> ModelConfiguration {
    ModelConfiguration(url: nil, applicationID: ModuloMigrationPlan.applicationID, history: history)
  }
}
