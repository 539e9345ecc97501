import Foundation

extension ModelContainer {
  func exportDocument(
    omittingDamage omitsDamage: Bool, cancellation: Cancellation?, _ write: (Data) throws -> Void
  ) throws(PersistenceError) -> TransferSummary {
    try storage.read(cancellation: cancellation) { session throws(PersistenceError) in
      try export(session, omittingDamage: omitsDamage, cancellation, write)
    }
  }

  func exportDocument(
    to url: URL, replacing isReplacing: Bool, omittingDamage omitsDamage: Bool, cancellation: Cancellation?
  ) throws(PersistenceError) -> TransferSummary {
    let path = try url.filePath()
    try checkRoom(at: url, replacing: isReplacing)
    // Made in its turn: a task that is cancelled while it waits resumes at once, and would leave the file there.
    return try storage.read(cancellation: cancellation) { session throws(PersistenceError) in
      let file = try NewFile(becoming: path)
      let output = try file.writer()
      let summary = try export(session, omittingDamage: omitsDamage, cancellation) { try output.write($0) }
      try cancellation?.check()
      if isReplacing { try file.replace() } else { try file.publish() }
      return summary
    }
  }

  private func export(
    _ session: any StorageSession, omittingDamage omitsDamage: Bool, _ cancellation: Cancellation?,
    _ write: (Data) throws -> Void
  ) throws(PersistenceError) -> TransferSummary {
    try withoutActuallyEscaping(write) { write throws(PersistenceError) in
      var export = DocumentExport(session: session, writer: DocumentWriter(to: write), cancellation: cancellation)
      return try export.run(documentModels, configuration, omittingDamage: omitsDamage)
    }
  }

  /// Refuses a name that is taken before anything is read. A name that is taken later is found when the file gets it.
  private func checkRoom(at url: URL, replacing isReplacing: Bool) throws(PersistenceError) {
    let path = try url.filePath()
    // A new file would replace the database under every connection that has it open.
    if configuration.owns(url) { throw .alreadyExists(path: path) }
    if !isReplacing { try NewFile.checkRoom(at: path) }
  }

  func importDocument(
    cancellation: Cancellation?, _ read: () throws -> Data?,
    finishing finish: (borrowing ModelContext) throws -> Void = { _ in }
  ) throws(PersistenceError) -> TransferSummary {
    guard configuration.allowsSave else { throw .readOnly }
    return try storage.write(cancellation: cancellation) { session throws(PersistenceError) in
      try withoutActuallyEscaping(read) { read throws(PersistenceError) in
        // What is read of the document can't be read again.
        session.forbidRepetition()
        var document = DocumentImport(session, JSONReader(read), cancellation)
        let summary = try document.run(documentModels, configuration)
        // What was there before isn't what the document says.
        if keepsHistory {
          _ = try session.delete(HistoryStep.self, where: nil)
          try session.passOverStep()
        }
        do throws(PersistenceError) { try run(finish, in: session, isWriting: true, cancellation) } catch {
          throw document.located(error, in: documentModels)
        }
        return summary
      }
    }
  }

  func importDocument(from url: URL, cancellation: Cancellation?) throws(PersistenceError) -> TransferSummary {
    let path = try url.filePath()
    let handle = try document(at: url)
    return try importDocument(cancellation: cancellation) {
      do { return try handle.read(upToCount: 65_536) } catch {
        throw PersistenceError.inputOutput(detail: "\(path): \(error.localizedDescription)")
      }
    }
  }

  func copy(
    to other: ModelContainer, cancellation: Cancellation?
  ) throws(PersistenceError) -> TransferSummary {
    guard other.configuration.allowsSave else { throw .readOnly }
    guard Set(models.map { ObjectIdentifier($0) }) == Set(other.models.map { ObjectIdentifier($0) }) else {
      throw .misuse("a container is copied to one of the same models")
    }
    return try storage.read(cancellation: cancellation) { source throws(PersistenceError) in
      // It waits in its turn here, which the cancellation has begun already.
      try other.storage.write(cancellation: nil) { target throws(PersistenceError) in
        try DatabaseCopy(source: source, target: target, cancellation: cancellation).run(models)
      }
    }
  }

  func copy(
    toBookAt address: ServerAddress, cancellation: Cancellation?
  ) throws(PersistenceError) -> TransferSummary {
    var configuration = configuration
    configuration.location = .server(address)
    (configuration.allowsSave, configuration.createsIfNeeded) = (true, true)
    // A dry run is one transaction, the making of the book included: it is kept once everything is there.
    configuration.discardsChanges = true
    let book = try ModelContainer(for: models, configuration: configuration, route: route)
    defer { book.close() }
    let summary = try copy(to: book, cancellation: cancellation)
    guard let store = book.storage as? PostgreSQLStore else { throw .misuse("only a book on a server is made so") }
    try store.keep()
    return summary
  }

  /// The models that a document has: a history belongs to a database.
  private var documentModels: [any PersistentModel.Type] { models.filter { $0 != HistoryStep.self } }

  private var keepsHistory: Bool { models.contains { $0 == HistoryStep.self } }

  /// Opens a file to read it, unless it is a database's.
  private func document(at url: URL) throws(PersistenceError) -> FileHandle {
    let path = try url.filePath()
    if let obstacle = try FileKind(path: path).obstacle { throw .cannotOpen(path: path, reason: obstacle) }
    let handle = try OpenFile.whileClosed(path) { () throws(PersistenceError) in
      do { return try FileHandle(forReadingFrom: url) } catch { throw .permission(path: path) }
    }
    guard let handle else { throw .cannotOpen(path: path, reason: "it belongs to a database that is open") }
    return handle
  }
}
