import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// A connection to a server, with the statements that it has prepared.
///
/// It has no lock of its own. What makes it Sendable is that each one has a single holder at a time: the store's mutex for
/// the writer and the watcher, the pool for the readers.
final class PostgreSQLConnection: ReaderConnection, @unchecked Sendable {
  let address: ServerAddress
  /// Ends the statement that runs.
  var cancellation: Cancellation?
  /// The types of the conditions that were fetched by.
  let conditions = KnownConditions()
  /// Why the last statement failed; nil when it didn't.
  private(set) var failure: PostgreSQLFailure?
  private let library: LibPQ
  private var handle: OpaquePointer?
  /// The statements that were run, with the names of those that are prepared.
  private var statements: [StatementKey: String?] = [:]
  private var preparedCount = 0
  let settings: PostgreSQLSettings
  /// Whether a pooler stands between, which may give each transaction to another process of the server: what belongs to a
  /// session, such as prepared statements, isn't there any more in the next one.
  private(set) var isPooled = false
  /// Whether it is told of a channel's notifications.
  private(set) var isListening = false

  /// Connects.
  ///
  /// - Parameter timeout: how long each server of the address may take to answer, and another writer to end.
  init(_ address: ServerAddress, timeout: Duration) throws(PersistenceError) {
    self.address = address
    settings = PostgreSQLSettings(book: address.book, timeout: timeout)
    switch LibPQ.shared {
    case .success(let found): library = found
    case .failure(let failure): throw .cannotOpen(path: address.description, reason: failure.reason)
    }
    let options = try address.settings(timeout: timeout, with: library)
    let opened = Self.withTexts(options) { library.connect($0, $1, 1) }
    handle = opened
    guard let opened, library.status(opened) == 0 else { throw Self.refusal(address, options, library) }
    _ = library.setNoticeProcessor(opened, { _, _ in }, nil)
    try verifyServer(opened)
    let process = Int64(library.backendProcess(opened))
    isPooled = try run(PostgreSQLSettings.statement, settings.parameters(for: process)).values(at: 0)[0] == .integer(0)
  }

  deinit { close() }

  func close() {
    if let handle { library.finish(handle) }
    handle = nil
  }

  /// Whether the server can't be reached over it any more.
  var isLost: Bool { handle.map { library.status($0) != 0 } ?? true }

  /// Whether a transaction has begun and not ended.
  var isInTransaction: Bool { handle.map { library.transactionStatus($0) != 0 } ?? false }

  /// Whether a statement has failed in the transaction, so that it can only be rolled back.
  var hasFailedTransaction: Bool { handle.map { library.transactionStatus($0) == 3 } ?? true }

  /// The oldest version of the server: some statements are newer than those before it.
  private static let oldest: CInt = 12

  private func verifyServer(_ handle: OpaquePointer) throws(PersistenceError) {
    let version = library.serverVersion(handle) / 10_000
    if version < Self.oldest {
      throw .cannotOpen(
        path: address.description, reason: "the server is PostgreSQL \(version); \(Self.oldest) is needed")
    }
    let encoding = library.parameterStatus(handle, "server_encoding").map { String(cString: $0) } ?? ""
    if encoding != "UTF8" {
      throw .cannotOpen(path: address.description, reason: "the database's encoding is \(encoding); UTF8 is needed")
    }
  }
}

// MARK: - Statements

extension PostgreSQLConnection {
  /// Runs statements that have no parameters and yield nothing.
  func execute(_ sql: String) throws(PersistenceError) {
    let handle = try ready()
    guard library.send(handle, sql) == 1 else { throw lost() }
    _ = try results(of: handle)
  }

  /// Runs a statement. One that is run again is prepared: most of a short program's are run once, and to prepare one is
  /// a way to the server and back.
  @discardableResult
  func run(_ sql: String, _ parameters: [PostgreSQLParameter] = []) throws(PersistenceError) -> PostgreSQLResult {
    let handle = try ready()
    try send(sql, parameters, handle)
    guard let result = try results(of: handle) else { throw .misuse("a statement yields no result: \(sql)") }
    return PostgreSQLResult(result, library)
  }

  /// Runs a statement and gives the body its rows as they come, one in memory at a time. The body must not use the
  /// connection; what it throws is thrown when the last row has come.
  func run(
    _ sql: String, _ parameters: [PostgreSQLParameter],
    _ body: ([SQLValue]) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    let handle = try ready()
    try send(sql, parameters, handle)
    guard library.yieldSingleRows(handle) == 1 else { throw lost() }
    var (types, failure, thrown): ([CUnsignedInt]?, PostgreSQLFailure?, PersistenceError?)
    while true {
      try waitForAnswer(of: handle)
      guard let answer = library.nextResult(handle) else { break }
      let status = library.resultStatus(answer)
      if status != Self.singleRow, status != Self.tuplesOK { failure = failure ?? PostgreSQLFailure(answer, library) }
      let result = PostgreSQLResult(answer, library, types)
      types = result.types
      guard thrown == nil else { continue }
      do throws(PersistenceError) {
        for row in 0..<result.count { try body(result.values(at: row)) }
      } catch {
        thrown = error
      }
    }
    if let failure { throw library.status(handle) == 0 ? noted(failure) : lost() }
    if let thrown { throw thrown }
  }

  /// Sends rows to a statement that copies them into a table.
  func copy(_ sql: String, _ rows: [UInt8]) throws(PersistenceError) {
    let handle = try ready()
    guard library.send(handle, sql) == 1 else { throw lost() }
    try waitForAnswer(of: handle)
    guard let begun = library.nextResult(handle) else { throw lost() }
    let status = library.resultStatus(begun)
    if status != Self.copyIn {
      let failure = PostgreSQLFailure(begun, library)
      library.clear(begun)
      _ = try results(of: handle)
      throw noted(failure)
    }
    library.clear(begun)
    let isSent = rows.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return true }
      return library.putCopyData(handle, start, CInt(bytes.count)) == 1
    }
    guard isSent, library.putCopyEnd(handle, nil) == 1 else { throw lost() }
    _ = try results(of: handle)
  }

  /// Waits until the server has something to say, and reads it.
  ///
  /// - Returns: whether there was a notification.
  func waitForNotification(_ timeout: Duration) throws(PersistenceError) -> Bool {
    let handle = try ready()
    _ = wait(for: handle, milliseconds: timeout.milliseconds)
    guard library.consumeInput(handle) == 1 else { throw lost() }
    var found = false
    while let notification = library.notifies(handle) {
      library.freeMemory(notification)
      found = true
    }
    return found
  }

  /// Asks to be told of a channel's notifications; nothing more happens where none are passed on. Its name shows those who
  /// commit that somebody listens.
  func listen(to channel: String) throws(PersistenceError) {
    if isPooled { return }
    do throws(PersistenceError) {
      try execute("SET application_name TO \(channel.quoted); LISTEN \(channel.quoted)")
      isListening = true
    } catch {
      // A server may not know it.
      if isLost { throw error }
    }
  }
}

extension PostgreSQLConnection {
  private static let commandOK: CInt = 1
  private static let tuplesOK: CInt = 2
  private static let copyIn: CInt = 4
  private static let singleRow: CInt = 9

  private func send(
    _ sql: String, _ parameters: [PostgreSQLParameter], _ handle: OpaquePointer
  ) throws(PersistenceError) {
    let types = parameters.map(\.type.rawValue)
    let name = try prepared(StatementKey(sql: sql, types: types), handle)
    let isSent = withValues(parameters.map(\.bytes)) { count, values, lengths, formats in
      guard let name else {
        return library.sendWithParameters(handle, sql, count, types, values, lengths, formats, 1) == 1
      }
      return library.sendPrepared(handle, name, count, values, lengths, formats, 1) == 1
    }
    guard isSent else { throw lost() }
  }

  private func ready() throws(PersistenceError) -> OpaquePointer {
    failure = nil
    guard let handle, library.status(handle) == 0 else { throw lost() }
    return handle
  }

  /// The error of a statement on a connection that is lost.
  func lost() -> PersistenceError {
    noted(PostgreSQLFailure(code: "", message: ""))
  }

  private func noted(_ failure: PostgreSQLFailure) -> PersistenceError {
    self.failure = failure
    if failure.isOfCancellation, cancellation?.isCancelled == true { return .cancelled }
    return failure.error(at: address)
  }

  /// The name of the prepared statement; nil for one that runs for the first time.
  private func prepared(_ key: StatementKey, _ handle: OpaquePointer) throws(PersistenceError) -> String? {
    if isPooled { return nil }
    guard let known = statements[key] else {
      // A program has a few dozen; one that makes up ever new ones begins anew.
      if statements.count >= Self.mostStatements {
        statements.removeAll()
        try execute("DEALLOCATE ALL")
      }
      statements[key] = .some(nil)
      return nil
    }
    if let known { return known }
    preparedCount += 1
    let name = "s\(preparedCount)"
    guard library.sendPrepare(handle, name, key.sql, CInt(key.types.count), key.types) == 1 else { throw lost() }
    _ = try results(of: handle)
    statements[key] = name
    return name
  }

  private static let mostStatements = 256

  /// Gives the body the values as libpq takes them.
  private func withValues(
    _ values: [[UInt8]?],
    _ body: (CInt, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<CInt>, UnsafePointer<CInt>) -> Bool
  ) -> Bool {
    // All values stand one after the other, so that each has an address for the call.
    var memory: [CChar] = []
    memory.reserveCapacity(values.reduce(1) { $0 + ($1?.count ?? 0) })
    var places: [Int?] = []
    for value in values {
      places.append(value == nil ? nil : memory.count)
      if let value { memory.append(contentsOf: value.map { CChar(bitPattern: $0) }) }
    }
    memory.append(0)
    let lengths = values.map { CInt($0?.count ?? 0) }
    let formats = values.map { _ in CInt(1) }
    return memory.withUnsafeBufferPointer { memory in
      let addresses = places.map { place in place.flatMap { place in memory.baseAddress.map { $0 + place } } }
      return body(CInt(values.count), addresses, lengths, formats)
    }
  }

  /// The last result of what was sent; nil for none.
  private func results(of handle: OpaquePointer) throws(PersistenceError) -> OpaquePointer? {
    var last: OpaquePointer?
    var failure: PostgreSQLFailure?
    while true {
      do throws(PersistenceError) { try waitForAnswer(of: handle) } catch {
        if let last { library.clear(last) }
        throw error
      }
      guard let result = library.nextResult(handle) else { break }
      if let last { library.clear(last) }
      last = nil
      let status = library.resultStatus(result)
      if status == Self.commandOK || status == Self.tuplesOK {
        last = result
      } else {
        failure = failure ?? PostgreSQLFailure(result, library)
        library.clear(result)
      }
    }
    guard let failure else { return last }
    if let last { library.clear(last) }
    throw library.status(handle) == 0 ? noted(failure) : lost()
  }

  /// Waits for the next result, and asks the server to stop after a cancellation.
  private func waitForAnswer(of handle: OpaquePointer) throws(PersistenceError) {
    var hasAsked = false
    while library.isBusy(handle) != 0 {
      // Without a socket nothing ever comes.
      if library.socket(handle) < 0 { throw lost() }
      let isReady = wait(for: handle, milliseconds: cancellation == nil ? 1_000 : 20)
      if isReady, library.consumeInput(handle) != 1 { throw lost() }
      if !hasAsked, cancellation?.isCancelled == true {
        hasAsked = true
        askToStop(handle)
      }
    }
  }

  private func askToStop(_ handle: OpaquePointer) {
    guard let request = library.cancelHandle(handle) else { return }
    var reason = [CChar](repeating: 0, count: 256)
    _ = library.cancel(request, &reason, CInt(reason.count))
    library.freeCancelHandle(request)
  }

  /// Whether there is something to read before the time is over.
  private func wait(for handle: OpaquePointer, milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: library.socket(handle), events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
  }
}

/// What a statement is prepared for. Not every parameter is in the text, so that the text alone doesn't tell.
private struct StatementKey: Hashable {
  let sql: String
  let types: [CUnsignedInt]
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    Int32(clamping: components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
