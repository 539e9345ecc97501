public import Foundation

/// Keeps settings in a JSON file that only its owner can read, such as `{"currency": "EUR", "locale": "fr_FR"}`.
public struct DefaultPreferencesStore: PreferencesStore {
  private let url: URL

  /// - Parameter url: The file; it and its folder are made when something is first kept.
  public init(url: URL) {
    self.url = url
  }

  public func read() throws(PreferencesError) -> [String: String] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    let data: Data
    do { data = try Data(contentsOf: url) } catch { throw .unreadable(path: url.path) }
    do {
      return try JSONDecoder().decode([String: String].self, from: data)
    } catch {
      throw .malformed(path: url.path, detail: "it has to be a JSON object of texts")
    }
  }

  public func write(_ values: [String: String]) throws(PreferencesError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try encoder.encode(values).write(to: url, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    } catch {
      throw .unwritable(path: url.path)
    }
  }
}
