import Foundation
import Testing

@testable import PersistenceKit

@Suite struct DatabaseFolderLockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [(DatabaseFolderLock.Kind.shared, true), (.exclusive, false)])
  func `only one that is shared is shared`(_ kind: DatabaseFolderLock.Kind, _ isShared: Bool) throws {
    let error = try hold(.shared) { thrown { try hold(kind) {} } }
    #expect(error == (isShared ? nil : .busy))
  }

  @Test func `nothing is beside one that is held alone`() throws {
    let error = try hold(.exclusive) { thrown { try hold(.shared) {} } }
    #expect(error == .busy)
  }

  @Test func `it ends with the body, also with one that throws`() throws {
    let first = thrown { try hold(.exclusive) { () throws(PersistenceError) in throw .closed } }
    let second = thrown { try hold(.exclusive) {} }
    #expect(first == .closed)
    #expect(second == nil)
  }

  @Test func `another folder isn't locked`() throws {
    let other = try TemporaryFolder()
    let error = try hold(.exclusive) { thrown { try hold(.exclusive, at: other.file()) {} } }
    #expect(error == nil)
  }

  @Test func `a link is locked where it leads to`() throws {
    let other = try TemporaryFolder()
    try Data().write(to: folder.file())
    try FileManager.default.createSymbolicLink(at: other.file(), withDestinationURL: folder.file())
    let error = try hold(.exclusive) { thrown { try hold(.shared, at: other.file()) {} } }
    #expect(error == .busy)
  }

  @Test func `without a folder nothing is locked`() throws {
    let nowhere = folder.file("nowhere/league.store")
    let value = try hold(.exclusive, at: nowhere) { 7 }
    #expect(value == 7)
  }

  @Test func `it waits for one that is given back in time`() async throws {
    let url = folder.file()
    async let first: Void = holdBriefly(url)
    try await Task.sleep(for: .milliseconds(50))
    let value = try DatabaseFolderLock.hold(.exclusive, around: url.path, waiting: .seconds(60)) { 7 }
    try await first
    #expect(value == 7)
  }

  @concurrent private func holdBriefly(_ url: URL) async throws {
    try DatabaseFolderLock.hold(.exclusive, around: url.path, waiting: .seconds(1)) {
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  private func hold<Result>(
    _ kind: DatabaseFolderLock.Kind, at url: URL? = nil, _ body: () throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    try DatabaseFolderLock.hold(kind, around: (url ?? folder.file()).path, waiting: .milliseconds(20), nil, body)
  }
}
