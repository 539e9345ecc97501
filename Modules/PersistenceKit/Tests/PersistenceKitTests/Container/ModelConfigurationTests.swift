import Foundation
import PersistenceKit
import Testing

@Suite struct ModelConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a dry run that can't save is refused before there is a file, in memory too`() throws {
    let onFile = ModelConfiguration.league(folder.file(), allowsSave: false, discardsChanges: true)
    let inMemory = ModelConfiguration(url: nil, allowsSave: false, discardsChanges: true)
    let expected = PersistenceError.misuse(
      "a dry run is made of writes: set allowsSave too, or only read, without discardsChanges")
    for configuration in [onFile, inMemory] {
      let error = thrown { try ModelContainer(for: League.models, configuration: configuration) }
      #expect(error == expected)
    }
    let contents = try folder.contents()
    #expect(contents == [])
  }

  @Test func `a dry run that can't save is refused on a file that is there`() throws {
    try ModelContainer.league(in: folder).close()
    let configuration = ModelConfiguration.league(folder.file(), allowsSave: false, discardsChanges: true)
    let error = thrown { try ModelContainer(for: League.models, configuration: configuration) }
    guard case .misuse = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }

  @Test(arguments: [0, -1] as [Int32])
  func `a version below 1 is refused before there is a file, in memory too`(version: Int32) throws {
    let onFile = ModelConfiguration.league(folder.file(), schemaVersion: version)
    let inMemory = ModelConfiguration(url: nil, schemaVersion: version)
    let expected = PersistenceError.misuse("the schema has the version \(version): the first one is 1")
    for configuration in [onFile, inMemory] {
      let error = thrown { try ModelContainer(for: League.models, configuration: configuration) }
      #expect(error == expected)
    }
    let contents = try folder.contents()
    #expect(contents == [])
  }

  @Test(arguments: [0, -1] as [Int32])
  func `a version below 1 is refused by a check and a restore too`(version: Int32) throws {
    let container = try ModelContainer.league(in: folder)
    try container.backUp(to: folder.file("backup.store"))
    container.close()
    let configuration = ModelConfiguration.league(folder.file(), schemaVersion: version)
    let expected = PersistenceError.misuse("the schema has the version \(version): the first one is 1")
    let checking = thrown { try ModelContainer.check(for: League.models, configuration: configuration) }
    let restoring = thrown {
      try ModelContainer.restore(
        from: folder.file("backup.store"), for: League.models, configuration: configuration)
    }
    #expect(checking == expected)
    #expect(restoring == expected)
  }
}
