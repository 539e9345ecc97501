/// What the statements of a connection are run with, whatever the server, the database or the role has as its own.
struct PostgreSQLSettings {
  private let values: [(name: String, value: String)]

  /// - Parameter timeout: how long a lock is waited for.
  init(book: String, timeout: Duration) {
    values = [
      ("search_path", book.quoted), ("lock_timeout", "\(max(1, Int(timeout / .milliseconds(1))))"),
      // An import or a new index takes as long as it takes; a cancelled task stops it.
      ("statement_timeout", "0"), ("client_min_messages", "error"), ("standard_conforming_strings", "on"),
    ]
  }

  /// Sets them for the session, if it is the server's process that the connection was made to; the number of settings.
  static let statement = """
    SELECT count(set_config(setting.name, setting.value, FALSE)) FROM unnest($1, $2) AS setting (name, value) \
    WHERE pg_backend_pid() = $3
    """

  /// The statement's parameters. A server that hears nothing of a program's machine for a minute lets its locks go.
  func parameters(for process: Int64) -> [PostgreSQLParameter] {
    let all =
      values + [("tcp_keepalives_idle", "30"), ("tcp_keepalives_interval", "10"), ("tcp_keepalives_count", "3")]
    return [
      .list(all.map { .text($0.name) }, .text), .list(all.map { .text($0.value) }, .text), .number(process),
    ]
  }

  /// The statements that set them for the transaction that has just begun.
  var ofTransaction: String {
    values.map { "; SET LOCAL \($0.name) TO \($0.name == "search_path" ? $0.value : "'\($0.value)'")" }.joined()
  }

  /// The statement that lets the server end a transaction which has done nothing for two minutes: a program that was
  /// stopped while it held the book's lock would keep all others from writing.
  static let idleLimit = "; SET LOCAL idle_in_transaction_session_timeout TO 120000"
}
