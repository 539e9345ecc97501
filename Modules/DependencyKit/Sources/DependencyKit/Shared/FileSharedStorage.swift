public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stores shared values in a JSON file that only its owner can read, such as `{"currency": "EUR", "locale": "fr_FR"}`.
///
/// Several processes can share the file: each change is made in what the file has by then, and replaces it as a whole.
public struct FileSharedStorage: SharedStorage {
  private let url: URL
  private let names: [String]

  /// - Parameters:
  ///   - url: The file; it and its folder are made when something is first stored. A link is followed.
  ///   - names: Those that have to be texts, or true or false. What else stands in the file is kept as it is, for
  ///     another version of the program.
  public init(url: URL, names: [String] = []) {
    self.url = url
    self.names = names
  }

  public func read() throws(SharedStateError) -> [String: String] { try document().texts }

  public func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] {
    try makeFolder()
    return try FolderLock.hold(around: url.path, orThrow: .busy(path: url.path)) { () throws(SharedStateError) in
      // Read anew: another process may have set something since.
      var document = try document()
      for (name, text) in texts { document.set(text, for: name) }
      try replace(with: document)
      return document.texts
    }
  }

  private func document() throws(SharedStateError) -> SharedDocument {
    guard FileManager.default.fileExists(atPath: url.path) else {
      if isLoop { throw .unreadable(path: url.path) }
      return SharedDocument()
    }
    let data = try contents()
    let document: SharedDocument
    do {
      document = try JSONDecoder().decode(SharedDocument.self, from: data)
    } catch {
      throw .malformed(path: url.path, .noObject)
    }
    if let name = RepeatedKey.first(in: data) { throw .malformed(path: url.path, .repeated(key: name)) }
    if let name = names.first(where: document.hasNoText) { throw .malformed(path: url.path, .noText(key: name)) }
    return document
  }

  /// As many bytes as a file may have: far more than all values take, and few enough to be read at once.
  public static let mostBytes = 1_000_000

  private func contents() throws(SharedStateError) -> Data {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: url)
      data = try file.read(upToCount: Self.mostBytes + 1) ?? Data()
      try file.close()
    } catch {
      throw .unreadable(path: url.path)
    }
    guard data.count <= Self.mostBytes else { throw .malformed(path: url.path, .tooLong(limit: Self.mostBytes)) }
    return data
  }

  /// Whether the path is a link that leads back to itself: no file can be there, unlike where a link leads to none yet.
  private var isLoop: Bool {
    var (place, seen): (URL, Set<String>) = (url, [])
    while let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path) {
      guard seen.insert(place.path).inserted else { return true }
      place = URL(fileURLWithPath: next, relativeTo: place.deletingLastPathComponent()).standardizedFileURL
    }
    return false
  }

  private func makeFolder() throws(SharedStateError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(path: url.path)
    }
  }

  private func replace(with document: SharedDocument) throws(SharedStateError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let contents: Data
    do { contents = try encoder.encode(document) } catch { throw .unwritable(path: url.path) }
    let file = url.resolvingSymlinksInPath()
    let draft = file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).draft")
    guard Self.store([UInt8](contents), at: draft.path), rename(draft.path, file.path) == 0 else {
      unlink(draft.path)
      throw .unwritable(path: url.path)
    }
    guard Self.synchronizeFolder(of: file) else {
      throw .unsynchronized(path: url.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a file for its owner only; it is on disk when this returns. What a process left that was killed meanwhile is
  /// overwritten.
  ///
  /// - Returns: Whether all of it is written.
  private static func store(_ bytes: [UInt8], at path: String) -> Bool {
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { return false }
    // A umask can take bits away from the owner.
    var isWritten = fchmod(descriptor, 0o600) == 0
    var rest = bytes
    while isWritten, !rest.isEmpty {
      let count = write(descriptor, rest, rest.count)
      rest.removeFirst(max(0, count))
      isWritten = count >= 0 || errno == EINTR
    }
    isWritten = isWritten && synchronize(descriptor)
    // Some file systems tell only now that they couldn't write.
    return close(descriptor) == 0 && isWritten
  }

  /// Brings the name of a file to disk, where the file system can.
  private static func synchronizeFolder(of file: URL) -> Bool {
    let descriptor = open(file.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that can be written but not read: then the system decides when its names are on disk.
    if descriptor < 0 { return true }
    defer { close(descriptor) }
    // Some file systems don't synchronize a folder, and say so.
    return synchronize(descriptor) || errno == EINVAL
  }

  private static func synchronize(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There, fsync leaves the data in the drive's cache. File systems that don't know the other call answer an error.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0
  }
}
