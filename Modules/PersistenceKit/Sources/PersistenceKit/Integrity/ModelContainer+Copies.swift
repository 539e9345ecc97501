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
    guard let path = try configuration.path else { return [] }
    let ownName = URL(filePath: path).lastPathComponent
    return try files(beside: path) { file in
      let name = file.lastPathComponent
      if let former = Restoration.formerName(of: name) { return former == ownName }
      return isCopy(file, of: configuration)
    }
  }

  /// Removes a copy, and what SQLite has put beside it.
  ///
  /// - Throws: `permission`, or `inputOutput` with the system's words.
  public static func removeCopy(_ url: URL) throws(PersistenceError) {
    let path = url.path(percentEncoded: false)
    for file in (DatabaseFiles.endings + [""]).map({ path + $0 }) where try FileKind(path: file) != .absent {
      do { try FileManager.default.removeItem(atPath: file) } catch {
        if !FileManager.default.isDeletableFile(atPath: file) { throw .permission(path: file) }
        throw .inputOutput(detail: "\(file): \(error.localizedDescription)")
      }
    }
  }
}

extension ModelConfiguration {
  /// Where the database's file is; nil in memory.
  fileprivate var path: String? {
    get throws(PersistenceError) {
      guard let url else { return nil }
      return PrivateFile.target(of: try url.filePath())
    }
  }
}

extension ModelContainer {
  private static func files(
    beside path: String, where isWanted: (URL) -> Bool
  ) throws(PersistenceError) -> [URL] {
    let folder = PrivateFile.folder(of: path)
    guard try FileKind(path: folder) == .directory else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .map { URL(filePath: folder).appending(path: $0) }.filter(isWanted)
    } catch {
      throw .permission(path: folder)
    }
  }

  private static func isCopy(_ url: URL, of configuration: ModelConfiguration) -> Bool {
    guard let bytes = beginning(of: url, in: configuration), let header = DatabaseHeader(bytes) else { return false }
    return header.applicationID == configuration.applicationID && !DatabaseHeader.keepsLog(bytes)
  }

  /// The first bytes of a file; nil for what is no file, belongs to a database that is open, or can't be read.
  private static func beginning(of url: URL, in configuration: ModelConfiguration) -> [UInt8]? {
    let path = url.path(percentEncoded: false)
    do {
      let kind = try FileKind(path: path)
      guard kind == .file || kind == .empty, PrivateFile.target(of: path) == path else { return nil }
      if configuration.owns(url) { return nil }
      return try OpenFile.whileClosed(path) {
        try FileHandle(forReadingFrom: url).read(upToCount: DatabaseHeader.size).map { [UInt8]($0) } ?? []
      }
    } catch {
      return nil
    }
  }
}
