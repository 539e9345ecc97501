import Foundation
import Testing

/// A folder of a test's own, which is removed when nothing holds it any more, whether the test passed or failed.
///
/// A suite holds the one that it makes, so that it outlives the body of the test. What a suite can't hold, such as the
/// file of a subject that a test gets as an argument, is made in the `current` one.
final class TemporaryFolder: Sendable {
  @TaskLocal fileprivate static var running: TemporaryFolder?

  /// The folder of the test that is running. Its suite has to be a `@Suite(.temporaryFolder)`.
  static var current: TemporaryFolder {
    guard let running else { fatalError("a test makes files, and its suite isn't a @Suite(.temporaryFolder)") }
    return running
  }

  let url: URL

  /// - Parameter place: A file of the target that makes it, which names the folder.
  init(for place: String = #fileID) throws {
    let name = "\(place.prefix { $0 != "/" })-\(ProcessInfo.processInfo.globallyUniqueString)"
    // architect:ignore tests-own-their-files: this is where they take it
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try remove() } catch { Issue.record("\(url.path) wasn't removed: \(error)") }
  }

  /// A database that is just being closed removes files of its own: then what was found a moment ago is gone.
  private func remove() throws {
    for attempt in 1... {
      do { return try FileManager.default.removeItem(at: url) } catch let error as CocoaError {
        guard error.code == .fileNoSuchFile, attempt < 10 else { throw error }
      }
    }
  }

  /// The path of a file in it that needn't exist.
  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// The path of a file of its own, whose folder doesn't exist: another one for each call.
  func newPlace(for name: String) -> URL {
    url.appendingPathComponent("\(ProcessInfo.processInfo.globallyUniqueString)/\(name)")
  }

  /// Makes another file with these bytes, and returns its path.
  func newFile(_ bytes: some Sequence<UInt8>) throws -> String {
    let file = url.appendingPathComponent(ProcessInfo.processInfo.globallyUniqueString)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Makes a shell script that can be run; its folder is made too.
  ///
  /// Another process writes it: what this one opens is inherited by the processes that other tests start meanwhile, and a file that
  /// is open for writing can't be run ("text file busy").
  func installProgram(_ script: String, as name: String) throws {
    let writer = try Process.run(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", "mkdir -p \"${1%/*}\" && printf '%s\\n' \"$2\" > \"$1\" && chmod 755 \"$1\"", "sh", file(name).path,
        "#!/bin/sh\n" + script,
      ])
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
  }

  /// The names of what it holds, sorted.
  func contents() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
}

/// Gives each test of a suite a folder, for as long as anything of the test runs.
struct TemporaryFolderTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await TemporaryFolder.$running.withValue(TemporaryFolder()) { try await body() }
  }
}

extension Trait where Self == TemporaryFolderTrait {
  static var temporaryFolder: Self { Self() }
}
