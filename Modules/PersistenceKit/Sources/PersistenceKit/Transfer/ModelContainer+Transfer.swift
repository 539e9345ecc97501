public import Foundation

// MARK: - Export

extension ModelContainer {
  /// Writes everything as one JSON document: tables in the order of the models, rows in the order of their numbers, one
  /// a line. <doc:SafeKeeping> shows one. The same data always gives the same bytes.
  ///
  /// It costs about what fetching every row does, on one snapshot and in the place of a read, which lasts as long as
  /// `write` takes.
  ///
  /// - Parameters:
  ///   - omitsDamage: whether rows are left out that aren't what their checksums say, that their models can't read, or
  ///     that point to such a row or to nothing, so that the document can be imported. Every row is read twice then, and
  ///     the keys of the models that others point to are in memory. Otherwise the first such row ends the export.
  ///   - write: takes the next part of the document. Parts have about 64 kB, so memory is bounded.
  /// - Returns: how many rows each table has, and what was left out.
  /// - Throws: `thrown` with what `write` throws, `damaged` for a row that isn't what its checksum says, `decoding` for a
  ///   value that its column doesn't allow, `closed`.
  @discardableResult
  public func exportDocument(
    omittingDamage omitsDamage: Bool = false, _ write: (Data) throws -> Void
  ) throws(PersistenceError) -> TransferSummary {
    try exportDocument(omittingDamage: omitsDamage, cancellation: nil, write)
  }

  /// The same off the caller's thread, `write` too. When the task is cancelled it stops, and throws `cancelled`; what
  /// was written is the caller's to remove.
  @discardableResult
  public func exportDocument(
    omittingDamage omitsDamage: Bool = false, _ write: @escaping @Sendable (Data) throws -> Void
  ) async throws(PersistenceError) -> TransferSummary {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.exportDocument(omittingDamage: omitsDamage, cancellation: cancellation, write)
    }
  }

  /// Writes the document to a file that only its owner can read. It gets its name when all of it is on disk.
  ///
  /// - Parameters:
  ///   - url: the path of the file, in a folder that is there.
  ///   - isReplacing: whether it may take the place of a file that has the name; never that of the database itself.
  ///   - omitsDamage: whether damaged rows are left out, as by the other one.
  /// - Returns: how many rows each table has.
  /// - Throws: as the other one; `alreadyExists` when there is something at that path that isn't replaced (an empty
  ///   file gives way), `cannotOpen` when the path's folder isn't there, `permission`, `full`. No file is left then,
  ///   and what had the name still has it. `failedAfterRename` when the file is there, and its name may be lost in a power
  ///   cut.
  @discardableResult
  public func exportDocument(
    to url: URL, replacing isReplacing: Bool = false, omittingDamage omitsDamage: Bool = false
  ) throws(PersistenceError) -> TransferSummary {
    try exportDocument(to: url, replacing: isReplacing, omittingDamage: omitsDamage, cancellation: nil)
  }

  /// The same off the caller's thread. When the task is cancelled it leaves no file, and throws `cancelled`.
  @discardableResult
  public func exportDocument(
    to url: URL, replacing isReplacing: Bool = false, omittingDamage omitsDamage: Bool = false
  ) async throws(PersistenceError) -> TransferSummary {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.exportDocument(
        to: url, replacing: isReplacing, omittingDamage: omitsDamage, cancellation: cancellation)
    }
  }
}

// MARK: - Copying

extension ModelContainer {
  /// Copies everything that is committed into another container of the same models, which must be empty: every row under
  /// its number, the steps of the history, and the numbers that were given out. Either may be of any engine.
  ///
  /// It is one transaction there, of one snapshot here; before its commit each row is compared with the one that it was
  /// copied from. It costs about what an import does, and reading both. A number of 64 bits for each row of a copy is in
  /// memory meanwhile.
  ///
  /// - Returns: how many rows each table has.
  /// - Throws: `notEmpty` when a table there has rows, `damaged` for a row that isn't what its checksum says, `readOnly`
  ///   when the other container doesn't allow saving, `misuse` when it is of other models, and what a read here and a
  ///   write there throw. Nothing was copied then.
  @discardableResult
  public func copy(to other: ModelContainer) throws(PersistenceError) -> TransferSummary {
    try copy(to: other, cancellation: nil)
  }

  /// The same off the caller's thread. When the task is cancelled it is rolled back, and throws `cancelled`.
  @discardableResult
  public func copy(to other: ModelContainer) async throws(PersistenceError) -> TransferSummary {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.copy(to: other, cancellation: cancellation)
    }
  }

  /// Makes a book on a server with everything that is committed here in it. A book that is there already must be empty.
  ///
  /// The book and its rows are one transaction: where it fails, or the program is killed, the book isn't there, or is as
  /// it was. Else it is as a copy into another container.
  ///
  /// - Returns: how many rows each table has.
  /// - Throws: as that, and as opening the book.
  @discardableResult
  public func copy(toBookAt address: ServerAddress) throws(PersistenceError) -> TransferSummary {
    try copy(toBookAt: address, cancellation: nil)
  }

  /// The same off the caller's thread. When the task is cancelled it is rolled back, and throws `cancelled`.
  @discardableResult
  public func copy(toBookAt address: ServerAddress) async throws(PersistenceError) -> TransferSummary {
    try await perform(on: readers) { cancellation throws(PersistenceError) in
      try self.copy(toBookAt: address, cancellation: cancellation)
    }
  }
}

// MARK: - Import

extension ModelContainer {
  /// Reads a document into an empty database, in one transaction and in bounded memory. It costs about what inserting
  /// every row does, and a look at every relationship.
  ///
  /// Every rule of the schemas holds, a row in which its model finds anything is refused, rollups and checksums are
  /// made anew, and the next row gets the number that it would have got in the database that was exported. Exporting
  /// again gives the same bytes. A document of an earlier version may end before the tables that were added later,
  /// which stay empty, and its rows may lack the optional columns that were, which are null.
  ///
  /// - Parameter read: gives the next part of the document, of any size; nil or nothing at its end.
  /// - Returns: how many rows each table has.
  /// - Throws: `invalidDocument`, which says where, when the document isn't one of this database, `notEmpty` when a
  ///   table has rows, `readOnly` when the container doesn't allow saving, `thrown` with what `read` throws, and what a
  ///   write throws. Nothing was imported then.
  @discardableResult
  public func importDocument(
    _ read: () throws -> Data?
  ) throws(PersistenceError) -> TransferSummary {
    try importDocument(cancellation: nil, read)
  }

  /// The same off the caller's thread, both closures too. When the task is cancelled it is rolled back, and throws
  /// `cancelled`.
  ///
  /// - Parameters:
  ///   - read: gives the next part of the document, of any size; nil or nothing at its end.
  ///   - finish: works in the same transaction when all rows are in: it can derive what a row keeps of others, and
  ///     refuse what no schema can say. What it throws undoes the import; a `decoding` error is reported as an
  ///     `invalidDocument` where the row is.
  /// - Returns: how many rows each table has, before `finish`.
  /// - Throws: as the sync one, and what `finish` throws; an error that isn't a `PersistenceError` as `thrown`.
  @discardableResult
  public func importDocument(
    _ read: @escaping @Sendable () throws -> Data?,
    finishing finish: @escaping @Sendable (borrowing ModelContext) throws -> Void = { _ in }
  ) async throws(PersistenceError) -> TransferSummary {
    try await perform(on: writer) { cancellation throws(PersistenceError) in
      try self.importDocument(cancellation: cancellation, read, finishing: finish)
    }
  }

  /// The same for a file.
  ///
  /// - Throws: as for parts; `cannotOpen` when there is no file at that path, and when it belongs to a database that a
  ///   container of this process has open, by whatever name; `permission`, `inputOutput`.
  @discardableResult
  public func importDocument(from url: URL) throws(PersistenceError) -> TransferSummary {
    try importDocument(from: url, cancellation: nil)
  }

  /// The same for a file, off the caller's thread. When the task is cancelled it is rolled back, and throws
  /// `cancelled`.
  @discardableResult
  public func importDocument(from url: URL) async throws(PersistenceError) -> TransferSummary {
    try await perform(on: writer) { cancellation throws(PersistenceError) in
      try self.importDocument(from: url, cancellation: cancellation)
    }
  }
}
