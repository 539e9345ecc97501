import Foundation
import Testing

@testable import PersistenceKit

/// What a container does whose file another program has taken away: a commit into a file without a name is lost.
@Suite struct ReplacedFileTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    // So that a connection for reading is open.
    _ = try Referee.everything(in: container)
  }

  @Test func `nothing is written into a file that is gone`() throws {
    for name in ["league.store", "league.store-wal", "league.store-shm"] {
      try FileManager.default.removeItem(at: folder.file(name))
    }
    try expectRefusal()
  }

  @Test func `nothing is written into a file whose name another one has, also through a link`() throws {
    try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: folder.file())
    let linked = try ModelContainer(for: League.models, configuration: .league(folder.file("link")))
    let other = try TemporaryFolder()
    try ModelContainer.league(in: other).close()
    try FileManager.default.removeItem(at: folder.file())
    try FileManager.default.moveItem(at: other.file(), to: folder.file())
    try expectRefusal()
    let error = thrown { try linked.write { try $0.insert(Referee(id: .fixed(2))) } }
    #expect(error == moved(folder.file()))
  }

  @Test func `a file that has its name back is written again`() throws {
    try FileManager.default.moveItem(at: folder.file(), to: folder.file("elsewhere"))
    try expectRefusal()
    try FileManager.default.moveItem(at: folder.file("elsewhere"), to: folder.file())
    let number = try container.write { try $0.insert(Referee(id: .fixed(2))) }
    #expect(number == 2)
  }

  private func expectRefusal() throws {
    let error = thrown { try container.write { try $0.insert(Referee(id: .fixed(2))) } }
    #expect(error == moved(folder.file()))
    let count = try Referee.everything(in: container).count
    #expect(count == 1)
  }

  private func moved(_ url: URL) -> PersistenceError {
    .cannotOpen(path: url.path, reason: "it isn't the file any more that was opened")
  }
}
