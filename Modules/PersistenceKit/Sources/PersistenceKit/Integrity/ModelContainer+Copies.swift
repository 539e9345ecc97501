public import Foundation

extension ModelContainer {
  /// The copies of a database beside it, by their names: what restores have kept of it, and backups of the same
  /// application's databases, under any name except those that `leftovers` lists.
  ///
  /// A database that was opened since it was copied counts as one of its own, not as a copy. It costs reading the first
  /// bytes of every file in the folder.
  ///
  /// - Returns: none for a configuration in memory, and where there is no folder.
  /// - Throws: `permission` when the folder can't be read.
  public static func copies(for configuration: ModelConfiguration) throws(PersistenceError) -> [URL] {
    guard let path = try configuration.path else { return [] }
    let formerName = URL(filePath: Restoration.former(of: path)).lastPathComponent
    return try files(beside: path) { file in
      let name = file.lastPathComponent
      if let former = Restoration.formerName(of: name) { return former == formerName }
      return isCopy(file, of: configuration)
    }
  }

  /// The files that backups, restores and exports of earlier versions left beside a database when they were killed:
  /// `.NAME.partial`, which is empty, or begins as a database of the same application or as an export does. Also the
  /// database's own file when it is empty, as a program of an earlier version left it that was killed while it made it.
  ///
  /// A file that is still being written looks the same. Newer versions make folders `.draft-…` instead, and lock them.
  /// It costs reading the first bytes of every file of such a name.
  ///
  /// - Returns: none for a configuration in memory, and where there is no folder.
  /// - Throws: `permission` when the folder can't be read.
  public static func leftovers(for configuration: ModelConfiguration) throws(PersistenceError) -> [URL] {
    guard let path = try configuration.path else { return [] }
    let emptied = try FileKind(path: path) == .empty ? [URL(filePath: path)] : []
    return try files(beside: path) { isLeftover($0, of: configuration) } + emptied
  }

  /// Removes a copy or a leftover, and what SQLite has put beside it.
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
  /// The database's file; nil in memory.
  fileprivate var path: String? {
    get throws(PersistenceError) {
      guard let url else { return nil }
      return PrivatePath.target(of: try url.filePath())
    }
  }
}

extension ModelContainer {
  private static func files(
    beside path: String, where isWanted: (URL) -> Bool
  ) throws(PersistenceError) -> [URL] {
    let folder = PrivatePath.folder(of: path)
    guard try FileKind(path: folder) == .directory else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .map { URL(filePath: folder).appending(path: $0) }.filter(isWanted)
    } catch {
      throw .permission(path: folder)
    }
  }

  private static func isCopy(_ url: URL, of configuration: ModelConfiguration) -> Bool {
    guard !isPartial(url), let bytes = beginning(of: url, in: configuration) else { return false }
    return configuration.made(bytes) && !DatabaseHeader.keepsLog(bytes)
  }

  private static func isLeftover(_ url: URL, of configuration: ModelConfiguration) -> Bool {
    guard isPartial(url), let bytes = beginning(of: url, in: configuration) else { return false }
    // A copy that was ended early may not have its first page yet.
    let isBlank = bytes.allSatisfy { $0 == 0 }
    return isBlank || configuration.made(bytes) || bytes.starts(with: DocumentFormat.beginning.utf8)
  }

  private static func isPartial(_ url: URL) -> Bool {
    url.lastPathComponent.wholeMatch(of: /\..+\.partial(-[0-9]+)?/) != nil
  }

  /// The first bytes of a file; nil for what is no file, belongs to a database that is open, or can't be read.
  private static func beginning(of url: URL, in configuration: ModelConfiguration) -> [UInt8]? {
    let path = url.path(percentEncoded: false)
    do {
      let kind = try FileKind(path: path)
      guard kind == .file || kind == .empty, PrivatePath.target(of: path) == path else { return nil }
      if configuration.owns(url) { return nil }
      return try OpenFile.whileClosed(path) {
        try FileHandle(forReadingFrom: url).read(upToCount: DatabaseHeader.size).map { [UInt8]($0) } ?? []
      }
    } catch {
      return nil
    }
  }
}

extension ModelConfiguration {
  /// Whether a database that begins with these bytes is one of the same application.
  fileprivate func made(_ bytes: [UInt8]) -> Bool {
    DatabaseHeader(bytes)?.isMade(by: applicationID) ?? false
  }
}
