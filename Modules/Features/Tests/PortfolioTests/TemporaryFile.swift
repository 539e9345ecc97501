import Foundation

/// A file with some text in the temporary folder, which the system clears.
///
/// It doesn't remove itself: a test hands its path on and holds nothing, so it could go while it is being read.
struct TemporaryFile {
  let path: String

  init(_ text: String) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("features-\(ProcessInfo.processInfo.globallyUniqueString).csv")
    try Data(text.utf8).write(to: url)
    path = url.path
  }
}
