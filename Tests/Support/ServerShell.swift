import Foundation

/// Runs PostgreSQL's programs in a folder: not as root, whom they refuse.
struct ServerShell {
  let folder: URL
  private let programs: String

  /// Makes the folder one that they may write to.
  init(in folder: URL) throws {
    guard let programs = Self.programs else { throw ServerFailure(words: "PostgreSQL isn't installed") }
    (self.folder, self.programs) = (folder, programs)
    try run("[ $(id -u) != 0 ] || chown nobody \"$folder\"")
  }

  /// The folder of `initdb`, in the PATH or where Debian puts it; nil where PostgreSQL isn't installed.
  private static let programs: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let versions = FileManager.default.enumerator(atPath: "/usr/lib/postgresql")
    var folders = path.split(separator: ":").map(String.init)
    while let version = versions?.nextObject() as? String {
      versions?.skipDescendants()
      folders.append("/usr/lib/postgresql/\(version)/bin")
    }
    return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  /// Runs a script, in which `as` goes before such a program. What outlives it has to be started by `alone`: it must not
  /// hold what this process has open, or it would be waited for.
  func run(_ script: String, _ argument: String = "") throws {
    let beginning = #"""
      set -e; export LC_ALL=C PATH="$1:$PATH"; folder=$2; cd "$folder"
      as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi; }
      alone() {
        (
          for fd in /dev/fd/*; do [ "${fd##*/}" -le 2 ] || eval "exec ${fd##*/}>&-" 2>/dev/null || true; done
          as "$@"
        ) </dev/null >>start.log 2>&1
      }

      """#
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", beginning + script, "cluster", programs, folder.path, argument]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ServerFailure(words: "the server failed: \(script)") }
  }
}

/// Why there is no server.
struct ServerFailure: Error {
  let words: String
}
