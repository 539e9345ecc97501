import Foundation

/// All that the commands of a folder can have changed: the data as a document, the settings, and the files.
///
/// Ids are random, so two runs of one command differ in them: they are left out where states of two runs are compared.
struct StoredState {
  /// The data; nil for none.
  let data: Data?
  /// The other files by their names, without those that the engine keeps beside a database, and drafts.
  let files: [String: Data]
  /// Whether the file of a database is there.
  let hasDatabase: Bool

  init(of program: ModuloProgram) throws {
    let answer = try program.answer(to: ["data", "export", "-"])
    hasDatabase = FileManager.default.fileExists(atPath: program.database.path)
    data = answer.status == 0 ? answer.output : nil
    files = try Self.files(in: program)
  }

  private init(data: Data?, files: [String: Data], hasDatabase: Bool) {
    (self.data, self.files, self.hasDatabase) = (data, files, hasDatabase)
  }

  /// Whether the files are there.
  func hasFiles(_ names: Set<String>) -> Bool { names.isSubset(of: files.keys) }

  /// The state as it would be without the files.
  func removing(_ names: Set<String>) -> StoredState {
    StoredState(data: data, files: files.filter { !names.contains($0.key) }, hasDatabase: hasDatabase)
  }

  /// A database without a row is as good as none.
  private var rows: Data? {
    guard let data else { return nil }
    return data.range(of: Data("\"number\":".utf8)) == nil ? nil : data
  }

  /// Whether the data and the files are the same bytes.
  func isSame(as other: StoredState) -> Bool { rows == other.rows && files == other.files }

  /// Whether they are the same but for ids.
  func isAlike(_ other: StoredState) -> Bool {
    Self.shape(rows ?? Data()) == Self.shape(other.rows ?? Data()) && files.keys == other.files.keys
      && files.allSatisfy { name, bytes in
        other.files[name].map { Self.isAlike(bytes, $0, isDatabase: name.contains(".db")) } ?? false
      }
  }

  /// What differs, in a word.
  func difference(from other: StoredState) -> String {
    let names = Set(files.keys).symmetricDifference(other.files.keys).sorted()
    if !names.isEmpty { return "files: \(names.joined(separator: ", "))" }
    let changed = files.filter { other.files[$0.key] != $0.value }.keys.sorted()
    if !changed.isEmpty { return "content of \(changed.joined(separator: ", "))" }
    return rows == other.rows ? "nothing" : "data"
  }

  /// A copy of a database differs in what SQLite counts; whether it is whole, `data check` says.
  private static func isAlike(_ bytes: Data, _ other: Data, isDatabase: Bool) -> Bool {
    isDatabase ? bytes.count == other.count : shape(bytes) == shape(other)
  }

  private static func shape(_ bytes: Data) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f-]{22}/, with: "ID")
  }

  private static func files(in program: ModuloProgram) throws -> [String: Data] {
    var files: [String: Data] = [:]
    guard let names = FileManager.default.enumerator(atPath: program.folder.path) else { return files }
    for case let name as String in names {
      let place = program.folder.appendingPathComponent(name)
      let isFile = try place.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
      let isInternal = ["-wal", "-shm", "-journal"].contains { name.hasSuffix($0) } || name.contains(".draft-")
      if isFile, !isInternal, name != program.database.lastPathComponent { files[name] = try Data(contentsOf: place) }
    }
    return files
  }
}
