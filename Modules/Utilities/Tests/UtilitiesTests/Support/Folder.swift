import Foundation

/// A folder of a test's own, which goes with the value.
final class Folder {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("utilities-\(ProcessInfo.processInfo.globallyUniqueString)")

  init(_ files: [String: [UInt8]] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: url.appendingPathComponent(name)) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("\(url.path) stays: \(error)")
    }
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appendingPathComponent(name))) }
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
