import Foundation

/// A PostgreSQL server of a run's own, in its folder and on a Unix socket only. What it says that is stored is on the disk.
struct ServerCluster {
  private let folder: URL
  private let programs: String

  /// The folder of `initdb`, in the PATH or where Debian puts it; nil where PostgreSQL isn't installed.
  static let programs: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let versions = FileManager.default.enumerator(atPath: "/usr/lib/postgresql")
    var folders = path.split(separator: ":").map(String.init)
    while let version = versions?.nextObject() as? String {
      versions?.skipDescendants()
      folders.append("/usr/lib/postgresql/\(version)/bin")
    }
    return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  /// Makes and starts it. `initdb` refuses root, so that another user runs it then.
  init(in folder: URL) throws {
    guard let programs = Self.programs else { throw UsageError(message: "PostgreSQL isn't installed") }
    self.folder = folder
    self.programs = programs
    try shell("[ $(id -u) != 0 ] || chown nobody \"$folder\"; as initdb -D data -U tester -A trust -E UTF8 --locale=C")
    try start()
  }

  /// What outlives the shell must not hold what this process has open, or it would be waited for.
  func start() throws {
    try shell(
      """
      (
        for fd in /dev/fd/*; do [ "${fd##*/}" -le 2 ] || eval "exec ${fd##*/}>&-" 2>/dev/null || true; done
        as pg_ctl -D data -w -l log -o "-k $folder -c listen_addresses=''" start
      ) </dev/null >start.log 2>&1
      """)
  }

  /// Ends it as a power cut would, and starts it again.
  func crash() throws {
    try stop()
    try start()
  }

  func stop() throws { try shell("as pg_ctl -D data -m immediate stop") }

  /// Runs statements as the administrator.
  func execute(_ sql: String) throws {
    try shell("psql -qX -h \"$folder\" -U tester postgres -v ON_ERROR_STOP=1 -c \"$3\"", sql)
  }

  /// The address of the run's book, for a role.
  func address(of role: String) -> String { "postgresql://\(role)@/postgres?host=\(folder.path)&book=bank" }

  private func shell(_ script: String, _ argument: String = "") throws {
    let beginning = #"""
      set -e; export LC_ALL=C PATH="$1:$PATH"; folder=$2; cd "$folder"
      as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi; }

      """#
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", beginning + script, "cluster", programs, folder.path, argument]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw UsageError(message: "the server failed: \(script)") }
  }
}
