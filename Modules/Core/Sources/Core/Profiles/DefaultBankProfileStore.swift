public import Foundation
public import ModuloModels
public import ModuloUtilities

/// Keeps profiles in a folder, in a JSON file each that only its owner can read.
public struct DefaultBankProfileStore: BankProfileStore {
  private let folder: URL
  private let isDryRun: Bool

  /// - Parameters:
  ///   - folder: The folder, which is made when something is first kept.
  ///   - isDryRun: Whether only the checks are made, and nothing is written or deleted.
  public init(folder: URL, isDryRun: Bool = false) {
    self.folder = folder
    self.isDryRun = isDryRun
  }

  public func all() throws(OwnProfileError) -> [BankProfile] {
    var profiles: [BankProfile] = []
    for name in try Self.names(in: folder) { profiles.append(try profile(in: place(of: name))) }
    return profiles
  }

  /// The names of the files in a folder, which aren't read; none where there is no folder.
  ///
  /// - Throws: ``OwnProfileError/storage(_:)``.
  public static func names(in folder: URL) throws(OwnProfileError) -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        .map { String($0.dropLast(5)) }.sorted()
    } catch {
      throw .storage(.permission(path: folder.path))
    }
  }

  public func save(_ profile: BankProfile, replaces: Bool) throws(OwnProfileError) {
    if BankProfile.isShipped(profile.name) { throw .shipped(name: profile.name) }
    let path = place(of: profile.name).path
    let file = PrivateFile(path: path)
    do { try file.checkPlace() } catch { throw .storage(StorageError(error)) }
    if !replaces, FileManager.default.fileExists(atPath: path) { throw .storage(.alreadyExists(path: path)) }
    if isDryRun { return }
    try makeFolder()
    let bytes = Array(try text(of: profile).utf8)
    do {
      if replaces { try file.replace(with: bytes) } else { try file.create(with: bytes) }
    } catch {
      throw .storage(StorageError(error))
    }
  }

  public func delete(_ name: String) throws(OwnProfileError) {
    if isDryRun { return }
    do { try FileManager.default.removeItem(at: place(of: name)) } catch {
      throw .storage(.permission(path: place(of: name).path))
    }
  }

  private func place(of name: String) -> URL { folder.appendingPathComponent("\(name).json") }

  private func makeFolder() throws(OwnProfileError) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .storage(.permission(path: folder.path))
    }
  }

  private func text(of profile: BankProfile) throws(OwnProfileError) -> String {
    do { return try profile.json() } catch { throw .storage(.internalError(detail: "a profile without JSON")) }
  }

  private func profile(in file: URL) throws(OwnProfileError) -> BankProfile {
    let profile = try BankProfile(json: try bytes(of: file), path: file.path)
    guard profile.name == file.deletingPathExtension().lastPathComponent else {
      throw .otherName(path: file.path, name: profile.name)
    }
    if BankProfile.isShipped(profile.name) { throw .shipped(name: profile.name) }
    return profile
  }

  private func bytes(of file: URL) throws(OwnProfileError) -> [UInt8] {
    do throws(ByteSourceError) {
      var source = try FileByteSource(path: file.path)
      var bytes: [UInt8] = []
      while let piece = try source.next() {
        bytes += piece
        if bytes.count > Self.mostBytes { throw .unreadable(name: file.path, reason: "too large") }
      }
      return bytes
    } catch {
      throw .unreadable(error)
    }
  }

  /// More bytes than any profile has.
  private static let mostBytes = 1_000_000
}

extension BankProfile {
  /// The profile that a JSON text is.
  ///
  /// - Parameter path: The name of its file in messages.
  /// - Throws: ``OwnProfileError/malformed(path:_:)``, which names the member.
  public init(json bytes: [UInt8], path: String) throws(OwnProfileError) {
    do { self = try BankProfile(json: String(decoding: bytes, as: UTF8.self)) } catch {
      throw .malformed(path: path, error)
    }
  }
}
