import Foundation

extension ModelContainer {
  func exportDocument(
    cancellation: Cancellation?, _ write: (Data) throws -> Void
  ) throws(PersistenceError) -> TransferSummary {
    try storage.read(cancellation: cancellation) { session throws(PersistenceError) in
      try export(session, cancellation, write)
    }
  }

  func exportDocument(
    to url: URL, replacing isReplacing: Bool, cancellation: Cancellation?
  ) throws(PersistenceError) -> TransferSummary {
    guard url.isFileURL else { throw .cannotOpen(path: url.absoluteString, reason: "it isn't a file's URL") }
    let path = url.path(percentEncoded: false)
    try checkRoom(at: url, replacing: isReplacing)
    // Made in its turn: a task that is cancelled while it waits goes on, and would leave it behind.
    return try storage.read(cancellation: cancellation) { session throws(PersistenceError) in
      let file = try NewFile(becoming: path)
      let output = try file.writer()
      let summary = try export(session, cancellation) { try output.write($0) }
      try cancellation?.check()
      if isReplacing { try file.replace() } else { try file.publish() }
      return summary
    }
  }

  private func export(
    _ session: any StorageSession, _ cancellation: Cancellation?, _ write: (Data) throws -> Void
  ) throws(PersistenceError) -> TransferSummary {
    try withoutActuallyEscaping(write) { write throws(PersistenceError) in
      let export = DocumentExport(session: session, writer: DocumentWriter(to: write), cancellation: cancellation)
      return try export.run(models, configuration)
    }
  }

  /// Refuses a name that is taken before anything is read. Who takes it meanwhile is found when the file gets it.
  private func checkRoom(at url: URL, replacing isReplacing: Bool) throws(PersistenceError) {
    let path = url.path(percentEncoded: false)
    // A new file would take the place of the database under everyone who has it open.
    if isOwnFile(url) { throw .alreadyExists(path: path) }
    if isReplacing { return }
    guard try FileKind(path: path) == .absent else { throw .alreadyExists(path: path) }
  }

  /// Whether the database is kept there, or what belongs to it.
  private func isOwnFile(_ url: URL) -> Bool {
    guard let own = configuration.url?.resolvingSymlinksInPath().path(percentEncoded: false) else { return false }
    let path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    return ["", "-wal", "-shm", "-journal"].contains { own + $0 == path }
  }

  func importDocument(
    cancellation: Cancellation?, _ read: () throws -> Data?,
    finishing finish: (borrowing ModelContext) throws -> Void = { _ in }
  ) throws(PersistenceError) -> TransferSummary {
    guard configuration.allowsSave else { throw .readOnly }
    return try storage.write(cancellation: cancellation) { session throws(PersistenceError) in
      try withoutActuallyEscaping(read) { read throws(PersistenceError) in
        var document = DocumentImport(session, JSONReader(read), cancellation)
        let summary = try document.run(models, configuration)
        do throws(PersistenceError) { try run(finish, in: session, isWriting: true, cancellation) } catch {
          throw document.located(error, in: models)
        }
        return summary
      }
    }
  }

  func importDocument(from url: URL, cancellation: Cancellation?) throws(PersistenceError) -> TransferSummary {
    let path = url.path(percentEncoded: false)
    let kind = try FileKind(path: path)
    if let obstacle = kind.obstacle { throw .cannotOpen(path: path, reason: obstacle) }
    let handle: FileHandle
    do { handle = try FileHandle(forReadingFrom: url) } catch { throw .permission(path: path) }
    return try importDocument(cancellation: cancellation) {
      do { return try handle.read(upToCount: 65_536) } catch {
        throw PersistenceError.inputOutput(detail: "\(path): \(error.localizedDescription)")
      }
    }
  }
}
