/// The part of a database's first 100 bytes that tells whose it is.
struct DatabaseHeader: Equatable {
  static let size = 100

  let applicationID: Int32
  let schemaVersion: Int32
}

extension DatabaseHeader {
  /// Reads the bytes as they stand in the file; nil when they aren't a database's.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size, bytes.starts(with: Self.magic) else { return nil }
    applicationID = Self.bigEndian(bytes[68..<72])
    schemaVersion = Self.bigEndian(bytes[60..<64])
  }

  /// Whether the bytes are of a database that keeps a log: one that was opened since it was copied.
  static func keepsLog(_ bytes: [UInt8]) -> Bool { bytes.count > 18 && bytes[18] == 2 }

  /// Reads them through SQLite, which sees what is still in the log too.
  init(_ connection: Connection) throws(PersistenceError) {
    applicationID = Int32(truncatingIfNeeded: try connection.pragma("application_id") ?? Int64(0))
    schemaVersion = Int32(truncatingIfNeeded: try connection.pragma("user_version") ?? Int64(0))
  }

  /// Refuses what another application or a newer program wrote.
  func verify(for configuration: ModelConfiguration, path: String) throws(PersistenceError) {
    if applicationID != configuration.applicationID {
      throw .foreignApplication(path: path, found: applicationID)
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
