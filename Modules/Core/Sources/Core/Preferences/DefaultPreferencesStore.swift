public import Foundation
import ModuloModels
import ModuloUtilities

/// Keeps settings in a JSON file that only its owner can read, such as `{"currency": "EUR", "locale": "fr_FR"}`.
public struct DefaultPreferencesStore: PreferencesStore {
  private let url: URL

  /// - Parameter url: The file; it and its folder are made when something is first kept. A link is followed.
  public init(url: URL) {
    self.url = url
  }

  public func read() throws(PreferencesError) -> [String: String] { try document().texts }

  public func set(_ texts: [String: String?]) throws(PreferencesError) -> [String: String] {
    try makeFolder()
    return try FolderLock.hold(around: url.path, orThrow: .busy(path: url.path)) { () throws(PreferencesError) in
      // Read anew: another process may have chosen something since.
      var document = try document()
      for (name, text) in texts { document.set(text, for: name) }
      try write(document)
      return document.texts
    }
  }

  private func document() throws(PreferencesError) -> PreferencesDocument {
    guard FileManager.default.fileExists(atPath: url.path) else {
      if isLoop { throw .unreadable(path: url.path) }
      return PreferencesDocument()
    }
    let data = try contents()
    let document: PreferencesDocument
    do {
      document = try JSONDecoder().decode(PreferencesDocument.self, from: data)
    } catch {
      throw .malformed(path: url.path, .noObject)
    }
    if let name = RepeatedKey.first(in: data) { throw .malformed(path: url.path, .repeated(key: name)) }
    if let name = document.firstNonStringKey { throw .malformed(path: url.path, .noText(key: name)) }
    return document
  }

  /// As many bytes as a file may have: far more than all settings take, and few enough to be read at once.
  public static let mostBytes = 1_000_000

  private func contents() throws(PreferencesError) -> Data {
    let data: Data
    do {
      let size = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.size] as? Int
      guard size ?? 0 <= Self.mostBytes else {
        throw PreferencesError.malformed(path: url.path, .tooLong(limit: Self.mostBytes))
      }
      data = try Data(contentsOf: url)
    } catch let error as PreferencesError {
      throw error
    } catch {
      throw .unreadable(path: url.path)
    }
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

  private func makeFolder() throws(PreferencesError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(path: url.path)
    }
  }

  private func write(_ document: PreferencesDocument) throws(PreferencesError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let file = PrivateFile(path: url.resolvingSymlinksInPath().path)
      try file.replace(with: [UInt8](encoder.encode(document)))
    } catch FileWritingError.unsynchronized(_, let reason) {
      throw .unsynchronized(path: url.path, reason: reason)
    } catch {
      throw .unwritable(path: url.path)
    }
  }
}
