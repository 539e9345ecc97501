import Foundation
import Synchronization

extension PostgreSQLStore {
  /// Runs the body over one snapshot.
  func read<T>(
    _ cancellation: Cancellation?, _ body: (PostgreSQLSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    guard let readers else {
      return try writer.withLock { connection throws(PersistenceError) in
        try cancellation?.begin()
        guard let connection else { throw .closed }
        connection.cancellation = cancellation
        defer { connection.cancellation = nil }
        return try body(session(on: connection))
      }
    }
    // A connection that was idle may be lost without anybody's knowledge: then it is tried on another one.
    var begun: Cancellation? = cancellation
    for _ in 0..<Self.mostIdleReaders {
      var hasRead = false
      do throws(PersistenceError) {
        return try readers.withConnection(begun) { connection throws(PersistenceError) in
          try read(on: connection, cancellation, &hasRead, body)
        }
      } catch {
        guard error.isOfConnection, !hasRead else { throw error }
        begun = nil
      }
    }
    return try readers.withConnection(nil) { connection throws(PersistenceError) in
      var hasRead = false
      return try read(on: connection, cancellation, &hasRead, body)
    }
  }

  private static var mostIdleReaders: Int { 2 }

  private func read<T>(
    on connection: PostgreSQLConnection, _ cancellation: Cancellation?, _ hasRead: inout Bool,
    _ body: (PostgreSQLSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    connection.cancellation = cancellation
    defer { connection.cancellation = nil }
    do throws(PersistenceError) {
      try connection.beginReading()
      _ = try verified(connection)
      hasRead = true
      let result = try body(session(on: connection))
      try connection.execute("COMMIT")
      return result
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// - Parameter mayRepeat: is set to whether nothing has happened, and the same may succeed another time.
  func write<T>(
    on connection: inout PostgreSQLConnection?, _ cancellation: Cancellation?, _ mayRepeat: inout Bool,
    _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    let current = try connected(&connection)
    current.cancellation = cancellation
    defer { current.cancellation = nil }
    let session = session(on: current)
    do throws(PersistenceError) {
      try current.beginWriting()
      let state = try verified(current)
      try foreign.note { state.token }
      let result = try body(session)
      try session.finish()
      try cancellation?.check()
      current.cancellation = nil
      guard session.hasChanges else {
        try current.execute("COMMIT")
        return result
      }
      let id = Self.newID()
      let token = try session.book.noteCommit(as: id)
      try commit(&connection, current, id, token, &mayRepeat)
      announce(session)
      return result
    } catch {
      if case .outcomeUnknown = error {
        announce(session)
      } else if error != .cancelled {
        mayRepeat = mayRepeat || current.isLost || current.failure?.isTransient == true
      }
      if session.isUnrepeatable { mayRepeat = false }
      current.rollBack()
      throw error
    }
  }

  /// Commits. A commit whose answer is lost is asked for by its id, once the server is there again; the book's lock tells
  /// that it isn't on its way any more.
  private func commit(
    _ connection: inout PostgreSQLConnection?, _ current: PostgreSQLConnection, _ id: SQLValue, _ token: Int64,
    _ mayRepeat: inout Bool
  ) throws(PersistenceError) {
    do throws(PersistenceError) {
      try foreign.committing(token) { () throws(PersistenceError) in try current.execute("COMMIT") }
    } catch {
      guard current.isLost else { throw error }
      let isCommitted: Bool
      do throws(PersistenceError) {
        let fresh = try connected(&connection)
        try fresh.beginWriting()
        isCommitted = try PostgreSQLBook(connection: fresh).hasCommit(id)
        fresh.rollBack()
      } catch {
        throw .outcomeUnknown(detail: "the server was lost during the commit, and can't be asked about it: \(error)")
      }
      if isCommitted { return try foreign.committing(token) {} }
      mayRepeat = true
      throw error
    }
  }

  func writeDry<T>(
    on connection: PostgreSQLConnection?, _ cancellation: Cancellation?,
    _ body: (any StorageSession) throws(PersistenceError) -> T
  ) throws(PersistenceError) -> T {
    guard let connection, connection.isInTransaction else {
      throw .inputOutput(detail: "the dry run has ended, because the connection to the server is lost")
    }
    connection.cancellation = cancellation
    defer { connection.cancellation = nil }
    let session = session(on: connection)
    return try session.savepoint { () throws(PersistenceError) in
      let result = try body(session)
      try session.finish()
      try cancellation?.check()
      return result
    }
  }

  /// Commits a dry run. Nothing can be done in it after that.
  func keep() throws(PersistenceError) {
    try writer.withLock { connection throws(PersistenceError) in
      guard let current = connection, current.isInTransaction else {
        throw .unreachable(path: address.description, reason: "the connection is lost")
      }
      let (id, book) = (Self.newID(), PostgreSQLBook(connection: current))
      let token = try book.noteCommit(as: id)
      var mayRepeat = false
      try commit(&connection, current, id, token, &mayRepeat)
    }
  }

  /// Tells the listeners.
  private func announce(_ session: PostgreSQLSession) {
    if let change = ModelChange(session.touched) { changes.send(change) }
  }

  private static func newID() -> SQLValue {
    var random = SystemRandomNumberGenerator()
    return .blob((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  }
}
