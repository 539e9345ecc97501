/// The part of a database's first 100 bytes that names its application and version.
struct DatabaseHeader: Equatable {
  static let size = 100

  let applicationID: Int32
  let schemaVersion: Int32
  /// Whether anything was ever made in it.
  let hasObjects: Bool
}

extension DatabaseHeader {
  /// Reads the bytes as they are in the file; nil when they aren't a database's.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size, bytes.starts(with: Self.magic) else { return nil }
    applicationID = Self.bigEndian(bytes[68..<72])
    schemaVersion = Self.bigEndian(bytes[60..<64])
    hasObjects = Self.bigEndian(bytes[40..<44]) != 0
  }

  /// Whether the bytes are of a database that keeps a log: one that was opened since it was copied.
  static func keepsLog(_ bytes: [UInt8]) -> Bool { bytes.count > 18 && bytes[18] == 2 }

  /// Reads them through SQLite, which sees what is still in the log too.
  init(_ connection: Connection) throws(PersistenceError) {
    applicationID = Int32(truncatingIfNeeded: try connection.pragma("application_id") ?? Int64(0))
    schemaVersion = Int32(truncatingIfNeeded: try connection.pragma("user_version") ?? Int64(0))
    hasObjects = try connection.pragma("schema_version", as: Int64.self) != 0
  }

  /// Whether it is a database without a version and without a table: there is nothing yet that could be another's.
  var isNew: Bool { schemaVersion == 0 && !hasObjects }

  /// Whether programs with that id made the database. Theirs gets its version together with its tables, so tables
  /// without a version are another program's when the id is zero.
  func isMade(by applicationID: Int32) -> Bool {
    self.applicationID == applicationID && (applicationID != 0 || schemaVersion > 0 || isNew)
  }

  /// Refuses what another application or a newer program wrote, and a version that no program writes.
  func verify(for configuration: ModelConfiguration, path: String) throws(PersistenceError) {
    if !isMade(by: configuration.applicationID) { throw .foreignApplication(path: path, found: applicationID) }
    if schemaVersion < 1, hasObjects {
      throw .damaged(detail: "it says that it has version \(schemaVersion), and the first one is 1")
    }
    if schemaVersion > configuration.schemaVersion {
      throw .newerSchema(path: path, found: schemaVersion, known: configuration.schemaVersion)
    }
  }

  private static let magic = Array("SQLite format 3\0".utf8)

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int32 {
    Int32(bitPattern: bytes.reduce(0) { $0 << 8 | UInt32($1) })
  }
}
