import Foundation

/// A PostgreSQL server of a run's own, in its folder and on a Unix socket only. What it says that is stored is on the disk.
struct DurableServer {
  private let shell: ServerShell

  /// Makes and starts it.
  init(in folder: URL) throws {
    shell = try ServerShell(in: folder)
    try shell.run("as initdb -D data -U tester -A trust -E UTF8 --locale=C")
    try start()
  }

  /// The folder of its socket.
  var socket: String { shell.folder.path }

  func start() throws {
    try shell.run("alone pg_ctl -D data -w -l log -o \"-k $folder -c listen_addresses=''\" start")
  }

  /// Ends it as a power cut would, and starts it again.
  func crash() throws {
    try stop()
    try start()
  }

  func stop() throws { try shell.run("as pg_ctl -D data -m immediate stop") }

  /// Runs statements as the administrator.
  func execute(_ sql: String) throws {
    try shell.run("psql -qX -h \"$folder\" -U tester postgres -v ON_ERROR_STOP=1 -c \"$3\"", sql)
  }

  /// The address of a book, for a role.
  func address(of role: String, book: String = "bank") -> String {
    "postgresql://\(role)@/postgres?host=\(shell.folder.path)&book=\(book)"
  }
}
