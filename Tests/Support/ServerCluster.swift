import Foundation

@testable import PersistenceKit

/// A PostgreSQL server of the tests' own, for one run of them: in a temporary folder, on a Unix socket only, without a
/// wait for the disk. It is made when the first test asks for it, and goes with the process, however that ends.
struct ServerCluster: Sendable {
  /// The folder of its socket.
  let folder: String

  /// nil where PostgreSQL isn't installed.
  static let shared: ServerCluster? = start()

  /// The address of a book of that name, for a role.
  func text(_ book: String, role: String = "tester") -> String {
    "postgresql://\(role)@/postgres?host=\(folder)&book=\(book)"
  }

  /// The name of a book that no other test has.
  static func newName() -> String { "b" + UUID().uuidString.lowercased().replacing("-", with: "") }

  /// The address of a book that no other test has.
  func newAddress() throws -> ServerAddress { try ServerAddress(text(Self.newName())) }

  /// Runs statements as the server's administrator.
  func execute(_ sql: String) throws {
    let connection = try PostgreSQLConnection(try ServerAddress(text("public")), timeout: .seconds(5))
    try connection.execute(sql)
  }

  /// Whether no engine is told of commits, so that each has to ask: `SERVER_LISTENS=0` runs a suite so.
  static let isDeaf = ProcessInfo.processInfo.environment["SERVER_LISTENS"] == "0"

  /// Whether one is to be had, without making it.
  static var isInstalled: Bool { programs != nil }

  /// The folder of `initdb`, in the PATH or where Debian puts it.
  private static let programs: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    let folders =
      path.split(separator: ":").map(String.init)
      + versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
    return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  /// Makes a server. The socket's path has to be short. A shell outlives this process, and stops the server after it.
  ///
  /// - Parameters:
  ///   - preparation: a script that runs in its folder before it starts.
  ///   - options: settings beside those that all have.
  /// - Returns: nil where PostgreSQL isn't installed.
  static func start(after preparation: String = "", options: String = "-c listen_addresses=''") -> ServerCluster? {
    guard let programs else { return nil }
    let script = #"""
      set -e
      export LC_ALL=C PATH="$1:$PATH"
      folder=$(mktemp -d "${TMPDIR:-/tmp}/pk.XXXXXX")
      as() { "$@"; }
      # What outlives this shell must not hold what the process has open.
      alone() { for fd in /dev/fd/*; do [ "${fd##*/}" -le 2 ] || eval "exec ${fd##*/}>&-" 2>/dev/null || true; done; }
      if [ "$(id -u)" = 0 ]; then
        as() { setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; }
        chown nobody:nogroup "$folder"
      fi
      cd "$folder"
      as initdb -D data -U tester -A trust -E UTF8 --locale=C --no-sync >init.log 2>&1
      # Roles that belong to this one, if there is any, need a password.
      { echo 'local all +guarded scram-sha-256'; cat data/pg_hba.conf; } >hba.conf
      cat hba.conf >data/pg_hba.conf
      eval "$3" >prepare.log 2>&1
      (
        alone
        as pg_ctl -D data -w -l log -o "-k $folder $4 -c fsync=off -c synchronous_commit=off \
          -c full_page_writes=off -c max_connections=400 -c autovacuum=off -c max_locks_per_transaction=256" start
      ) </dev/null >start.log 2>&1
      (
        alone
        trap '' INT HUP TERM
        while [ ! -e stop ] && kill -0 "$2" 2>/dev/null; do sleep 0.2; done
        as pg_ctl -D data -m immediate stop
        cd / && rm -rf "$folder"
      ) </dev/null >/dev/null 2>&1 &
      printf '%s' "$folder"
      """#
    do {
      let (shell, output) = (Process(), Pipe())
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = [
        "-c", script, "cluster", programs, "\(ProcessInfo.processInfo.processIdentifier)", preparation, options,
      ]
      shell.standardOutput = output
      try shell.run()
      let folder = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      shell.waitUntilExit()
      guard shell.terminationStatus == 0, !folder.isEmpty else { return nil }
      // The folder is gone before the process is.
      atexit { ServerCluster.shared?.stop() }
      return ServerCluster(folder: folder)
    } catch {
      return nil
    }
  }

  /// Stops the server, and waits until its folder is gone.
  func stop() {
    _ = FileManager.default.createFile(atPath: folder + "/stop", contents: nil)
    for _ in 0..<200 where FileManager.default.fileExists(atPath: folder) { usleep(50_000) }
  }
}

extension ModelConfiguration {
  /// A book that no other test has.
  static func server(applicationID: Int32 = 0) throws -> ModelConfiguration {
    guard let cluster = ServerCluster.shared else { throw PersistenceError.misuse("there is no server") }
    var configuration = ModelConfiguration(location: .server(try cluster.newAddress()), applicationID: applicationID)
    configuration.isDeaf = ServerCluster.isDeaf
    return configuration
  }
}
