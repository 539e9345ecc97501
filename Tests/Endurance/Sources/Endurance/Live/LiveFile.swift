import Foundation
import PersistenceKit

/// A file that programs of two kinds of versions work on: the odd ones keep `Entry`, the even ones `EvenEntry`.
struct LiveFile {
  let url: URL

  /// Opens it as a program of that version does, which raises an older file.
  func open(_ version: Int32) throws -> ModelContainer {
    let configuration = ModelConfiguration(url: url, schemaVersion: version)
    return version.isMultiple(of: 2)
      ? try ModelContainer(for: EvenEntry.self, configuration: configuration)
      : try ModelContainer(for: Entry.self, configuration: configuration)
  }

  /// Opens it as the version that it has.
  func openAsItIs() throws -> (container: ModelContainer, version: Int32) {
    var version: Int32 = 1
    while true {
      do { return (try open(version), version) } catch PersistenceError.newerSchema(_, let found, _) { version = found }
    }
  }

  /// Opens it as the odd version that it has, or the next one.
  func openAsOdd() throws -> (container: ModelContainer, version: Int32) {
    let (container, version) = try openAsItIs()
    guard version.isMultiple(of: 2) else { return (container, version) }
    container.close()
    return (try open(version + 1), version + 1)
  }

  /// The files that SQLite keeps beside it while it is open.
  var leftBeside: [String] {
    ["-wal", "-shm", "-journal"].map { url.path + $0 }.filter(FileManager.default.fileExists)
  }

  /// Closes a container while it reads, and returns when the read is through too.
  static func closeWhileReading(_ container: ModelContainer) {
    let (began, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      do {
        _ = try container.read { context in
          _ = try context.fetchCount(FetchDescriptor<Entry>())
          began.signal()
          Thread.sleep(forTimeInterval: 0.005)
        }
      } catch {
        // An even version has no `Entry` to read; it is closed all the same.
        began.signal()
      }
      ended.signal()
    }
    began.wait()
    container.close()
    ended.wait()
  }
}
