public import Foundation

// MARK: - Checking

extension ModelContainer {
  /// Looks for damage: SQLite's own integrity and foreign key checks, the objects that the schemas declare, the
  /// checksum of every row that has one, every row through its model, what that one finds in it, and every rollup
  /// against its rows.
  ///
  /// It reads everything, in bounded memory but for the buckets of one model's rollups, and sees one snapshot. It takes
  /// the place of a read: others go on reading and writing, and the log grows meanwhile. After 1,000 faults it stops.
  /// Of an older file, which a container that doesn't allow saving may have open, only what SQLite checks is checked.
  /// In memory nothing can be damaged: there it is what the models find.
  ///
  /// What no schema declares, such as another program's table in the file, is no fault: it is reported as
  /// ``IntegrityEvent/foreign(_:)``.
  ///
  /// - Parameter onEvent: receives warnings, foreign objects and progress meanwhile.
  /// - Returns: what is wrong, none when nothing is.
  /// - Throws: `closed`, `busy`, `newerSchema` when a newer program has raised the file's version since it was opened,
  ///   or what the system failed at; never for damage.
  public func check(
    _ onEvent: @escaping (IntegrityEvent) -> Void = { _ in }
  ) throws(PersistenceError) -> [IntegrityFault] {
    try storage.check(cancellation: nil, onEvent)
  }

  /// The same off the caller's thread, `onEvent` too. When the task is cancelled it stops, and throws `cancelled`.
  public func check(
    _ onEvent: @escaping @Sendable (IntegrityEvent) -> Void = { _ in }
  ) async throws(PersistenceError) -> [IntegrityFault] {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.storage.check(cancellation: cancellation, onEvent)
    }
  }

  /// The same for a file that a container may not be able to open; nothing in it is changed.
  ///
  /// Of a file with an older version only what SQLite itself checks is checked: its tables are not yet what the models
  /// say. `onEvent` receives warnings, foreign objects and progress meanwhile.
  ///
  /// - Returns: what is wrong, none when nothing is, and none for a configuration in memory.
  /// - Throws: `cannotOpen` when there is no such file, `foreignApplication` and `newerSchema` when it isn't ours to
  ///   check, `permission`, `busy`, `misuse` when a schema or the configuration contradicts itself; never for damage.
  public static func check(
    for models: [any PersistentModel.Type], configuration: ModelConfiguration,
    _ onEvent: @escaping (IntegrityEvent) -> Void = { _ in }
  ) throws(PersistenceError) -> [IntegrityFault] {
    try check(for: models, nil, configuration: configuration, cancellation: nil, onEvent)
  }

  /// The same off the caller's thread, `onEvent` too. When the task is cancelled it stops, and throws `cancelled`.
  public static func check(
    for models: [any PersistentModel.Type], configuration: ModelConfiguration,
    _ onEvent: @escaping @Sendable (IntegrityEvent) -> Void = { _ in }
  ) async throws(PersistenceError) -> [IntegrityFault] {
    try await perform(on: QueueGroup(label: "PersistenceKit.check", count: 1)) {
      cancellation throws(PersistenceError) in
      try check(for: models, nil, configuration: configuration, cancellation: cancellation, onEvent)
    }
  }

  /// The same with a migration plan: a file of an older version is checked as what it was then.
  ///
  /// - Parameters:
  ///   - plan: every version that the file may have.
  ///   - configuration: its version is replaced by the plan's.
  ///   - onEvent: receives warnings, foreign objects and progress meanwhile, off the caller's thread.
  public static func check<Plan: SchemaMigrationPlan>(
    for plan: Plan.Type, configuration: ModelConfiguration,
    _ onEvent: @escaping @Sendable (IntegrityEvent) -> Void = { _ in }
  ) async throws(PersistenceError) -> [IntegrityFault] {
    let route = try MigrationRoute(plan)
    return try await perform(on: QueueGroup(label: "PersistenceKit.check", count: 1)) {
      cancellation throws(PersistenceError) in
      try check(
        for: route.newest.models, route, configuration: configuration.newest(of: route), cancellation: cancellation,
        onEvent)
    }
  }
}

// MARK: - Backup

extension ModelContainer {
  /// Copies everything that is committed into one new file, which only its owner can read, while others go on writing.
  ///
  /// The copy is on disk and was checked completely before it gets its name, so there is either a good backup or none.
  /// It costs reading and writing the whole file, and a check of the copy; it takes the place of a read, and the log
  /// grows meanwhile.
  ///
  /// - Parameters:
  ///   - url: the path of the file, in a folder that is there.
  ///   - omitsHistory: whether the copy is without the steps of the history, and without a trace of them.
  ///   - onEvent: receives warnings, foreign objects and progress while the copy is checked.
  /// - Throws: `alreadyExists` when there is something at that path, `damaged` when the copy shows faults (then the
  ///   database has them), `cannotOpen` when the path's folder isn't there, `full`, `permission`, `closed`,
  ///   `unsupported` for a container in memory and for a dry run. No file is left then. `failedAfterRename` when the file
  ///   is there, and its name may be lost in a power cut.
  public func backUp(
    to url: URL, omittingHistory omitsHistory: Bool = false,
    _ onEvent: @escaping (IntegrityEvent) -> Void = { _ in }
  ) throws(PersistenceError) {
    _ = try storage.backUp(to: url, omitsHistory: omitsHistory, keeping: true, cancellation: nil, onEvent)
  }

  /// The same off the caller's thread. When the task is cancelled it leaves no file, and throws `cancelled`.
  public func backUp(
    to url: URL, omittingHistory omitsHistory: Bool = false,
    _ onEvent: @escaping @Sendable (IntegrityEvent) -> Void = { _ in }
  ) async throws(PersistenceError) {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      _ = try self.storage.backUp(
        to: url, omitsHistory: omitsHistory, keeping: true, cancellation: cancellation, onEvent)
    }
  }

  /// Makes a backup as `backUp` does, with all that can fail in it, and removes it again.
  ///
  /// - Returns: how many bytes it had.
  /// - Throws: what `backUp` throws.
  public func tryBackUp(
    to url: URL, omittingHistory omitsHistory: Bool = false,
    _ onEvent: @escaping @Sendable (IntegrityEvent) -> Void = { _ in }
  ) async throws(PersistenceError) -> Int {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.storage.backUp(
        to: url, omitsHistory: omitsHistory, keeping: false, cancellation: cancellation, onEvent)
    }
  }

  /// Replaces a database by a backup, after a complete check of the backup. Close the container before. Other containers and
  /// processes that listen to their changes close theirs, and open the backup: an observation goes on with it.
  ///
  /// The change is one rename: other processes see the old database or the new one. The old one is kept beside it, as
  /// `NAME.before-restore`, followed by a number when there is one already. It may be damaged. All of it costs a copy
  /// of the backup and a check of that copy; the backup of an older version is brought to this one when it is opened.
  ///
  /// - Parameters:
  ///   - backup: the file that a backup made; it is only read.
  ///   - models: what the database is for.
  ///   - configuration: where the database is, and whose.
  /// - Returns: where the replaced database is now; nil when there was none.
  /// - Throws: `damaged` or `notADatabase` when the backup has faults, `busy` when a container or another process has
  ///   the database open for longer than the timeout, `foreignApplication` when either isn't ours, `newerSchema` when
  ///   the backup is of a newer program, `cannotOpen` when there is no backup, and when it is the database itself, by
  ///   whatever name, `full`, `permission`, `unsupported` for a configuration in memory, `misuse` when a schema or the
  ///   configuration contradicts itself. Nothing was replaced then. `failedAfterRename` when it was, and its name may be
  ///   lost in a power cut.
  @discardableResult
  public static func restore(
    from backup: URL, for models: [any PersistentModel.Type], configuration: ModelConfiguration
  ) throws(PersistenceError) -> URL? {
    try restore(from: backup, for: models, nil, configuration: configuration, cancellation: nil) { _ in }
  }

  /// The same off the caller's thread. A cancellation before the rename changes nothing, and throws `cancelled`.
  @discardableResult
  public static func restore(
    from backup: URL, for models: [any PersistentModel.Type], configuration: ModelConfiguration
  ) async throws(PersistenceError) -> URL? {
    try await perform(on: QueueGroup(label: "PersistenceKit.restore", count: 1)) {
      cancellation throws(PersistenceError) in
      try restore(from: backup, for: models, nil, configuration: configuration, cancellation: cancellation) { _ in }
    }
  }

  /// The same with a migration plan: the backup of an older version is checked as what it was then.
  ///
  /// - Parameters:
  ///   - backup: the file that a backup made; it is only read.
  ///   - plan: every version that the backup may have.
  ///   - configuration: where the database is, and whose; its version is replaced by the plan's.
  ///   - lastStep: the id of the step that the database's history must end with, or `busy` is thrown; nil for any.
  ///   - onEvent: receives warnings, foreign objects and progress while the backup is checked, off the caller's thread.
  @discardableResult
  public static func restore<Plan: SchemaMigrationPlan>(
    from backup: URL, for plan: Plan.Type, configuration: ModelConfiguration, endingWith lastStep: UUID? = nil,
    _ onEvent: @escaping @Sendable (IntegrityEvent) -> Void = { _ in }
  ) async throws(PersistenceError) -> URL? {
    let route = try MigrationRoute(plan)
    return try await perform(on: QueueGroup(label: "PersistenceKit.restore", count: 1)) {
      cancellation throws(PersistenceError) in
      try restore(
        from: backup, for: route.newest.models, route, configuration: configuration.newest(of: route),
        endingWith: lastStep, cancellation: cancellation, onEvent)
    }
  }
}
