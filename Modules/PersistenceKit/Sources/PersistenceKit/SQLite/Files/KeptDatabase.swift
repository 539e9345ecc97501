public import Foundation

/// A database that a restore has kept, as a step of the history names it; see ``ModelContainer/kept(as:for:)``.
public enum KeptDatabase: Sendable, Hashable {
  /// It is there as the restore has kept it.
  case there(URL)
  /// It was opened for writing, or changed otherwise.
  case changed(URL)
  /// It was removed.
  case gone(URL)
}

extension ModelContainer {
  /// The id that stands for a database that a restore has kept: of its name beside the database, and of all its bytes. A
  /// step with this id says which one it was, and the history has no path of it. It costs reading the file.
  ///
  /// - Returns: nil for a file that no restore of this database has named, and for one that is open.
  /// - Throws: `permission` or `inputOutput` when it can't be read.
  public static func id(
    ofKept url: URL, for configuration: ModelConfiguration
  ) throws(PersistenceError) -> UUID? {
    guard let names = try KeptNames(configuration), let number = names.number(of: url) else { return nil }
    return try KeptDatabaseID(of: url, number: number)?.uuid
  }

  /// The kept database that an id stands for. It costs reading the file.
  ///
  /// - Returns: nil for any other id.
  /// - Throws: `permission` or `inputOutput` when it can't be read.
  public static func kept(
    as id: UUID, for configuration: ModelConfiguration
  ) throws(PersistenceError) -> KeptDatabase? {
    guard let names = try KeptNames(configuration), let number = KeptDatabaseID.number(in: id) else { return nil }
    let url = names.url(number)
    guard try FileKind(path: url.filePath()) == .file else { return .gone(url) }
    return try KeptDatabaseID(of: url, number: number)?.uuid == id ? .there(url) : .changed(url)
  }
}

/// The names that restores give the databases that they keep.
private struct KeptNames {
  /// The path of the first one.
  private let first: String

  /// nil in memory.
  init?(_ configuration: ModelConfiguration) throws(PersistenceError) {
    guard let url = configuration.url else { return nil }
    first = Restoration.former(of: PrivatePath.target(of: try url.filePath())) + Restoration.suffix
  }

  /// nil for any other name.
  func number(of url: URL) -> UInt32? {
    let path = url.path(percentEncoded: false)
    if path == first { return 1 }
    guard path.hasPrefix(first + "-") else { return nil }
    return UInt32(path.dropFirst(first.count + 1))
  }

  func url(_ number: UInt32) -> URL { URL(filePath: number == 1 ? first : "\(first)-\(number)") }
}

/// The number of a kept database, and what its bytes come to, as an id: of version 8, as RFC 9562 says.
private struct KeptDatabaseID {
  let uuid: UUID

  /// nil for a file that is open.
  init?(of url: URL, number: UInt32) throws(PersistenceError) {
    guard let digest = try Self.digest(of: url) else { return nil }
    let (sum, place) = (digest.bytes, number.bytes)
    uuid = UUID(
      uuid: (
        sum[0], sum[1], sum[2], sum[3], sum[4], sum[5], Self.version, sum[6], Self.variant, sum[7], Self.mark.0,
        Self.mark.1, place[0], place[1], place[2], place[3]
      ))
  }

  /// nil for an id that stands for no kept database.
  static func number(in id: UUID) -> UInt32? {
    let bytes = id.uuid
    guard bytes.6 == version, bytes.8 == variant, bytes.10 == mark.0, bytes.11 == mark.1 else { return nil }
    return [bytes.12, bytes.13, bytes.14, bytes.15].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static let version: UInt8 = 0x80
  private static let variant: UInt8 = 0x80
  /// "kd" in ASCII, because others make ids of version 8 too.
  private static let mark: (UInt8, UInt8) = (0x6B, 0x64)
  private static let chunk = 1 << 20

  /// The checksums of the parts of the file, one after the other.
  private static func digest(of url: URL) throws(PersistenceError) -> UInt64? {
    let path = try url.filePath()
    do {
      return try OpenFile.whileClosed(path) {
        let file = try FileHandle(forReadingFrom: url)
        var sum: UInt64 = 0
        while let part = try file.read(upToCount: chunk), !part.isEmpty {
          var checksum = RowChecksum([RowChecksum.seed(of: "")])
          part.withUnsafeBytes { checksum.add(blob: $0, at: 0) }
          sum = sum &* 31 &+ UInt64(bitPattern: checksum.value)
        }
        return sum
      }
    } catch {
      if !FileManager.default.isReadableFile(atPath: path) { throw .permission(path: path) }
      throw .inputOutput(detail: "\(path): \(error.localizedDescription)")
    }
  }
}

extension FixedWidthInteger {
  /// The highest first.
  fileprivate var bytes: [UInt8] {
    (0..<(Self.bitWidth / 8)).reversed().map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
  }
}
