public import Foundation

extension ModelContainer {
  /// The copies of a database that lie beside it, by their names: what restores have kept of it, and backups of the same
  /// application's databases, whatever they are called.
  ///
  /// A database that was opened since it was copied counts as one of its own, not as a copy. It costs reading the first
  /// bytes of every file in the folder.
  ///
  /// - Returns: none for a configuration in memory, and where there is no folder.
  /// - Throws: `permission` when the folder can't be read.
  public static func copies(for configuration: ModelConfiguration) throws(PersistenceError) -> [URL] {
    guard let url = configuration.url?.resolvingSymlinksInPath() else { return [] }
    let folder = url.deletingLastPathComponent()
    let own = FileIdentity(url)
    return try names(in: folder)
      .filter { name in
        if let former = Restoration.formerName(of: name) { return former == url.lastPathComponent }
        return isCopy(folder.appending(path: name), of: configuration.applicationID, beside: own)
      }
      .map { folder.appending(path: $0) }
  }

  /// Removes a copy, and what SQLite has put beside it.
  ///
  /// - Throws: `permission`, or `inputOutput` with the system's words.
  public static func removeCopy(_ url: URL) throws(PersistenceError) {
    let path = url.path(percentEncoded: false)
    for suffix in ["-wal", "-shm", "-journal", ""] where try FileKind(path: path + suffix) != .absent {
      do { try FileManager.default.removeItem(atPath: path + suffix) } catch {
        if !FileManager.default.isDeletableFile(atPath: path + suffix) { throw .permission(path: path + suffix) }
        throw .inputOutput(detail: "\(path + suffix): \(error.localizedDescription)")
      }
    }
  }
}

extension ModelContainer {
  private static func names(in folder: URL) throws(PersistenceError) -> [String] {
    let path = folder.path(percentEncoded: false)
    guard try FileKind(path: path) == .directory else { return [] }
    do { return try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
      throw .permission(path: path)
    }
  }

  private static func isCopy(_ url: URL, of applicationID: Int32, beside own: FileIdentity?) -> Bool {
    // The database itself isn't opened: closing it would drop the locks that this process holds on it.
    guard let identity = FileIdentity(url), identity != own, let bytes = beginning(of: url) else { return false }
    guard let header = DatabaseHeader(bytes), header.applicationID == applicationID else { return false }
    return !DatabaseHeader.keepsLog(bytes)
  }

  /// The first bytes of a file; nil when they can't be read.
  private static func beginning(of url: URL) -> [UInt8]? {
    do {
      let file = try FileHandle(forReadingFrom: url)
      return try file.read(upToCount: DatabaseHeader.size).map { [UInt8]($0) }
    } catch {
      return nil
    }
  }
}

/// What tells one file from another, whatever their names are.
private struct FileIdentity: Equatable {
  let device: Int
  let number: Int

  /// nil for what is no regular file.
  init?(_ url: URL) {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
      guard attributes[.type] as? FileAttributeType == .typeRegular,
        let device = attributes[.systemNumber] as? Int, let number = attributes[.systemFileNumber] as? Int
      else { return nil }
      (self.device, self.number) = (device, number)
    } catch {
      return nil
    }
  }
}
