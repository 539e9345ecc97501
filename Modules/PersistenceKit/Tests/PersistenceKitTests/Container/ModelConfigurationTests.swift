import Foundation
import PersistenceKit
import Testing

@Suite struct ModelConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a rehearsal that can't save is refused before there is a file, in memory too`() throws {
    let onFile = ModelConfiguration.league(folder.file(), allowsSave: false, discardsChanges: true)
    let inMemory = ModelConfiguration(url: nil, allowsSave: false, discardsChanges: true)
    let expected = PersistenceError.misuse(
      "a rehearsal is made of writes: set allowsSave too, or only read, without discardsChanges")
    for configuration in [onFile, inMemory] {
      let error = thrown { try ModelContainer(for: League.models, configuration: configuration) }
      #expect(error == expected)
    }
    let contents = try folder.contents()
    #expect(contents == [])
  }

  @Test func `a rehearsal that can't save is refused on a file that is there`() throws {
    try ModelContainer.league(in: folder).close()
    let configuration = ModelConfiguration.league(folder.file(), allowsSave: false, discardsChanges: true)
    let error = thrown { try ModelContainer(for: League.models, configuration: configuration) }
    guard case .misuse = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
  }
}
