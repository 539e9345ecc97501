import Foundation

/// Where the work is done: a temporary folder, and the data that several benchmarks share.
@MainActor final class Workshop {
  let isQuick: Bool
  let folder: URL
  /// The `modulo` that is timed as a process.
  let program: URL
  private var files = 0
  private var deposited: [Int: URL] = [:]
  private var shared: [String: URL] = [:]

  /// - Parameter program: `nil` for the one built beside this program.
  init(isQuick: Bool, program: URL?) throws {
    self.isQuick = isQuick
    let own = URL(filePath: try found(Bundle.main.executablePath, "the program's path"))
    self.program = program ?? own.deletingLastPathComponent().appending(path: "modulo")
    folder = FileManager.default.temporaryDirectory.appending(path: "modulo-benchmarks-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder and all that is in it.
  func close() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// The rows of a benchmark of many, and of one of a great many.
  var rows: Int { isQuick ? 10_000 : 100_000 }
  var manyRows: Int { isQuick ? 100_000 : 1_000_000 }

  /// A number of operations that takes long enough to be timed.
  func operations(_ count: Int) -> Int { isQuick ? max(1, count / 10) : count }

  /// A path where nothing is yet.
  func newFile(_ suffix: String = "db") -> URL {
    files += 1
    return folder.appending(path: "\(files).\(suffix)")
  }

  /// A file that benchmarks share, made when the first of them asks for it, and not to be changed.
  func sharedFile(_ name: String, _ make: (URL) throws -> Void) throws -> URL {
    if let known = shared[name] { return known }
    let url = newFile()
    try make(url)
    shared[name] = url
    return url
  }

  /// Removes a database, with what SQLite has put beside it.
  func remove(_ url: URL) throws {
    let manager = FileManager.default
    for path in ["", "-wal", "-shm"].map({ url.path + $0 }) where manager.fileExists(atPath: path) {
      try manager.removeItem(atPath: path)
    }
  }

  /// A new database with the table and the indexes that every contender uses, and no rows.
  func emptyDatabase() throws -> URL {
    let url = newFile()
    try Deposit.makeDatabase(at: url)
    return url
  }

  /// A database with that many deposits, shared by benchmarks and not to be changed.
  func database(of count: Int) throws -> URL {
    if let known = deposited[count] { return known }
    let url = try emptyDatabase()
    try RawDatabase(url).fill(with: count)
    deposited[count] = url
    return url
  }
}
