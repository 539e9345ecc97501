import Foundation

/// Two PostgreSQL servers of a run's own: one that is written to, and a standby that has every commit before it is told.
struct ServerPair {
  private let shell: ServerShell

  /// Makes and starts both.
  init(in folder: URL) throws {
    shell = try ServerShell(in: folder)
    try shell.run("as initdb -D first -U tester -A trust -E UTF8 --locale=C")
    try start("first", port: 5432)
    try shell.run("as pg_basebackup -h \"$folder\" -p 5432 -U tester -D second -R -c fast")
    try start("second", port: 5433)
    try execute("ALTER SYSTEM SET synchronous_standby_names TO '*'", "SELECT pg_reload_conf()")
    try shell.run(
      """
      for _ in $(seq 200); do
        state=$(psql -qAtX -h "$folder" -U tester postgres -c 'SELECT sync_state FROM pg_stat_replication')
        [ "$state" = sync ] && exit 0
        sleep 0.1
      done
      exit 1
      """)
  }

  private func start(_ name: String, port: Int) throws {
    try shell.run("alone pg_ctl -D \(name) -w -l \(name).log -o \"-k $folder -c listen_addresses='' -p \(port)\" start")
  }

  /// Runs statements as the administrator of the first server, or of the second.
  func execute(_ statements: String..., onStandby: Bool = false) throws {
    for sql in statements {
      try shell.run(
        "psql -qX -h \"$folder\" -p \(onStandby ? 5433 : 5432) -U tester postgres -v ON_ERROR_STOP=1 -c \"$3\"", sql)
    }
  }

  /// Lets the standby fall behind: what is told as stored may be on the first server alone.
  func separate() throws {
    try execute("ALTER SYSTEM SET synchronous_standby_names TO ''", "SELECT pg_reload_conf()")
    try execute("ALTER SYSTEM SET primary_conninfo TO ''", "SELECT pg_reload_conf()", onStandby: true)
  }

  /// Kills every process of the first server, and lets the standby take its place.
  func failOver() throws {
    try shell.run(
      """
      server=$(head -n 1 first/postmaster.pid)
      kill -KILL "$server" $(pgrep -P "$server")
      as pg_ctl -D second -w promote
      """)
  }

  /// Stops what runs.
  func stop() throws {
    try shell.run("for name in first second; do as pg_ctl -D $name -m immediate stop 2>/dev/null || true; done")
  }

  /// The address of the run's book on whichever server takes writes, for a role.
  func address(of role: String) -> String {
    let folder = shell.folder.path
    return
      "postgresql://\(role)@/postgres?host=\(folder),\(folder)&port=5432,5433&target_session_attrs=read-write&book=bank"
  }
}
