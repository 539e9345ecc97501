import Foundation

/// A folder for the databases of one run. A run that found a fault keeps it.
struct WorkFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endurance-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func close(keeping isKept: Bool) throws {
    if isKept {
      say("the files are in \(url.path)")
    } else {
      try FileManager.default.removeItem(at: url)
    }
  }
}
