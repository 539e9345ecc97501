import Foundation
import Testing

@testable import DependencyKit

@Suite(.temporaryFolder) struct FolderLockTests {
  private enum Failure: Error { case busy, own }

  @Test func `two can't hold it`() throws {
    let path = TemporaryFolder.current.file("a").path
    let error = try hold(path) { failure { try hold(path) {} } }
    #expect(error == .busy)
  }

  @Test func `it ends with the body, also with one that throws`() throws {
    let path = TemporaryFolder.current.file("a").path
    let error = failure { try hold(path) { () throws(Failure) in throw .own } }
    #expect(error == .own)
    let value = try hold(path) { 7 }
    #expect(value == 7)
  }

  @Test(.timeLimit(.minutes(10))) func `the second one waits for the first`() async throws {
    let path = TemporaryFolder.current.file("a").path
    let (begun, first) = AsyncStream.makeStream(of: Void.self)
    let holder = Task.detached {
      try hold(path) {
        first.finish()
        Thread.sleep(forTimeInterval: 0.1)
      }
    }
    for await _ in begun {}
    let value = try hold(path, waiting: .seconds(50)) { 7 }
    #expect(value == 7)
    try await holder.value
  }

  @Test func `a link is locked where it leads to`() throws {
    let folder = TemporaryFolder.current
    let real = folder.newPlace(for: "real")
    try FileManager.default.createDirectory(at: real.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: real)
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let error = try hold(real.path) { failure { try hold(link.path) {} } }
    #expect(error == .busy)
  }

  @Test func `without a folder nothing is locked`() throws {
    let value = try hold(TemporaryFolder.current.newPlace(for: "a").path) { 7 }
    #expect(value == 7)
  }

  @Test(.timeLimit(.minutes(10))) func `a cancelled task doesn't wait`() async throws {
    let path = TemporaryFolder.current.file("a").path
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try hold(path) { failure { try hold(path, waiting: .seconds(600)) {} } }
    }
    let error = try await task.value
    #expect(error == .busy)
  }

  private func hold<Result>(
    _ path: String, waiting timeout: Duration = .milliseconds(20), _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try FolderLock.hold(around: path, waiting: timeout, orThrow: Failure.busy, body)
  }

  private func failure(of body: () throws -> Void) -> Failure? {
    do {
      try body()
    } catch let error as Failure {
      return error
    } catch {
      Issue.record(error)
    }
    return nil
  }
}
