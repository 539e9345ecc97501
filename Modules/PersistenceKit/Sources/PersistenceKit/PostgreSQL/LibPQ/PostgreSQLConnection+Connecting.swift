import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension PostgreSQLConnection {
  /// Gives the body the settings as libpq takes them.
  static func withTexts<Result>(
    _ settings: [(name: String, value: String)], _ body: (LibPQ.Texts, LibPQ.Texts) -> Result
  ) -> Result {
    let names = settings.map { strdup($0.name) }
    let values = settings.map { strdup($0.value) }
    defer { for text in names + values { free(text) } }
    let (keys, contents) = (names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil])
    return body(keys, contents)
  }

  /// Why no connection could be made. libpq says it in words only, so it is asked once more to say the server's code too.
  static func refusal(
    _ address: ServerAddress, _ settings: [(name: String, value: String)], _ library: LibPQ
  ) -> PersistenceError {
    let attempt = withTexts(settings) { library.startConnecting($0, $1, 1) }
    guard let attempt else { return .inputOutput(detail: "libpq has no memory left") }
    defer { library.finish(attempt) }
    _ = library.setVerbosity(attempt, 2)
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    var step = pollfd(fd: 0, events: Int16(POLLOUT), revents: 0)
    while ContinuousClock.now < deadline, library.status(attempt) != 1 {
      step.fd = library.socket(attempt)
      if step.fd >= 0 { _ = poll(&step, 1, 100) }
      if step.fd >= 0, step.revents == 0 { continue }
      switch library.pollConnecting(attempt) {
      case 1: step.events = Int16(POLLIN)
      case 2: step.events = Int16(POLLOUT)
      // It has succeeded this time: another attempt is worthwhile.
      case 3: return .unreachable(path: address.description, reason: "it has refused one of two connections")
      default: return failure(of: attempt, at: address, library)
      }
    }
    return failure(of: attempt, at: address, library)
  }

  private static func failure(
    of attempt: OpaquePointer, at address: ServerAddress, _ library: LibPQ
  ) -> PersistenceError {
    // The server asks for a password, and nobody has one: it isn't even told.
    if library.needsPassword(attempt) == 1 { return .permission(path: address.description) }
    let text = library.errorMessage(attempt).map { String(cString: $0) } ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("LOCATION:") }.joined(separator: "\n")
    // The severity before it may have five letters too.
    let code = text.matches(of: #/([0-9A-Z]{5}): /#).map { String($0.1) }.first { $0.contains(where: \.isNumber) } ?? ""
    let words = lines.replacing("FATAL:  \(code): ", with: "")
    return PostgreSQLFailure(code: code, message: words).connectionError(at: address)
  }
}

extension ServerAddress {
  /// The settings of a connection, in libpq's words. Those before the address give way to what it says.
  func settings(
    timeout: Duration, with library: LibPQ
  ) throws(PersistenceError) -> [(name: String, value: String)] {
    let options = try parsed(by: library)
    // Nothing of the address is repeated: where libpq finds a password in it that wasn't found before, it would be too.
    if options["password"] != nil || options["sslpassword"] != nil {
      throw .cannotOpen(path: "postgresql://", reason: "there is a password in the address")
    }
    let seconds = max(2, timeout.components.seconds)
    var settings = [
      ("connect_timeout", "\(seconds)"), ("keepalives", "1"), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "60000"), ("fallback_application_name", "PersistenceKit"),
    ]
    let environment = ProcessInfo.processInfo.environment
    let host = options["hostaddr"] ?? options["host"] ?? environment["PGHOSTADDR"] ?? environment["PGHOST"] ?? ""
    let isLocal = options["service"] == nil && environment["PGSERVICE"] == nil && Self.isLocal(host)
    if !isLocal, environment["PGSSLMODE"] == nil { settings.append(("sslmode", "verify-full")) }
    return settings + [("dbname", connection), ("client_encoding", "UTF8")]
  }

  private func parsed(by library: LibPQ) throws(PersistenceError) -> [String: String] {
    var reason: UnsafeMutablePointer<CChar>?
    guard let first = library.parse(connection, &reason) else {
      let text = reason.map { String(cString: $0) } ?? "it can't be read"
      if let reason { library.freeMemory(reason) }
      throw .cannotOpen(path: description, reason: text.trimmingCharacters(in: .newlines))
    }
    defer { library.freeOptions(first) }
    var options: [String: String] = [:]
    var option = first.assumingMemoryBound(to: LibPQ.Option.self)
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.value { options[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
    return options
  }

  /// Whether all hosts of a list are this machine.
  private static func isLocal(_ hosts: String) -> Bool {
    hosts.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { host in
      host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || ["localhost", "127.0.0.1", "::1"].contains(host)
    }
  }
}
