extension ModelContainer {
  /// A checkpoint: copies the write-ahead log into the database's file, and empties the log.
  ///
  /// Nothing needs it in order to be correct or lasting, because the engine copies and shortens the log by itself. It
  /// gives the room of the log back at a moment of your choosing, and after it the file alone has everything that was
  /// committed before.
  ///
  /// It takes the place of a write, and waits for reads that have begun, those of other processes too. It costs writing
  /// the pages that the log has. In memory and in a dry run there is no log of its own, and it does nothing.
  ///
  /// - Throws: `busy` when reads, or the writes of others, go on for longer than the timeout; then a part of the log
  ///   may have been copied. `readOnly` when the container doesn't allow saving, `full`, `inputOutput`, `closed`.
  public func checkpoint() throws(PersistenceError) {
    try checkpoint(cancellation: nil)
  }

  /// The same off the caller's thread. When the task is cancelled while it waits, it throws `cancelled`.
  public func checkpoint() async throws(PersistenceError) {
    try await perform(on: writer) { cancellation throws(PersistenceError) in
      try self.checkpoint(cancellation: cancellation)
    }
  }

  private func checkpoint(cancellation: Cancellation?) throws(PersistenceError) {
    guard configuration.allowsSave else { throw .readOnly }
    try storage.checkpoint(cancellation: cancellation)
  }
}
