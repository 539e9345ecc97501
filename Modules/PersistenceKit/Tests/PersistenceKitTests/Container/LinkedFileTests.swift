import Foundation
import Testing

@testable import PersistenceKit

/// A file is looked at where it is, not where a link is that leads to it.
@Suite struct LinkedFileTests {
  private let folder: TemporaryFolder
  private let link: URL

  init() throws {
    folder = try TemporaryFolder()
    link = folder.file("link.store")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "hop.store")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("hop.store").path, withDestinationPath: folder.file().path)
  }

  @Test func `a version that is only in the log yet is seen through a link`() throws {
    let newer = try ModelContainer(for: League.models, configuration: .league(folder.file()))
    try folder.sql("PRAGMA user_version = 9")
    for allowsSave in [false, true] {
      let error = thrown {
        try ModelContainer(for: League.models, configuration: .league(link, allowsSave: allowsSave))
      }
      #expect(error == .newerSchema(path: folder.file().path, found: 9, known: 1))
    }
    newer.close()
  }

  @Test func `a file that was raised only in the log is read through a link`() throws {
    try ModelContainer.league(in: folder).close()
    let raised = try ModelContainer(for: League.models, configuration: .league(folder.file(), schemaVersion: 2))
    let reading = ModelConfiguration.league(link, schemaVersion: 2, allowsSave: false)
    let linked = try ModelContainer(for: League.models, configuration: reading)
    let teams = try Team.everything(in: linked)
    #expect(teams == [])
    raised.close()
  }

  @Test func `a database is made where a link leads to`() throws {
    let container = try ModelContainer(for: League.models, configuration: .league(link))
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    container.close()
    let names = try folder.contents()
    #expect(names == ["hop.store", "league.store", "link.store"])
    let count = try Referee.everything(in: .league(in: folder)).count
    #expect(count == 1)
  }

  @Test func `a link that leads to itself is no file`() throws {
    let loop = folder.file("loop.store")
    try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "loop.store")
    let error = thrown { try ModelContainer(for: League.models, configuration: .league(loop)) }
    guard case .cannotOpen(loop.path, _) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }
}
