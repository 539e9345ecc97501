import DependencyKit
import Foundation
import Testing

/// Shared values, wherever they are stored.
@MainActor
@Suite(.temporaryFolder) struct SharedStateTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> any SharedStorage

    static let all = [
      Subject(testDescription: "file") { FileSharedStorage(url: temporaryFile()) },
      Subject(testDescription: "memory") { InMemorySharedStorage() },
    ]
  }

  @Test(arguments: Subject.all) func `nothing chosen is the default`(_ subject: Subject) throws {
    let state = try SharedState(subject.make())
    let currency = state[.currency]
    #expect(currency == nil)
    let answer = state[SharedKey("answer", default: "42")]
    #expect(answer == "42")
  }

  @Test(arguments: Subject.all) func `what is chosen is there after a restart`(_ subject: Subject) throws {
    let store = subject.make()
    let state = try SharedState(store)
    try state.set("EUR", for: .currency)
    try state.set("fr_FR", for: .locale)
    try state.set(nil, for: .locale)
    let again = try SharedState(store)
    #expect(again[.currency] == "EUR")
    #expect(again[.locale] == nil)
  }

  @Test(arguments: Subject.all) func `what another one chose is there after reading again`(_ subject: Subject) throws {
    let store = subject.make()
    let (state, other) = (try SharedState(store), try SharedState(store))
    let isSame = try state.reload()
    try other.set("EUR", for: .currency)
    let isOther = try state.reload()
    #expect([isSame, isOther] == [false, true])
    #expect(state[.currency] == "EUR")
  }

  @Test func `values that can't be read again stay as they were read`() throws {
    let url = temporaryFile()
    let state = try SharedState(FileSharedStorage(url: url))
    try state.set("EUR", for: .currency)
    try Data("{".utf8).write(to: url)
    #expect(throws: SharedStateError.malformed(path: url.path, .noObject)) { try state.reload() }
    #expect(state[.currency] == "EUR")
  }

  @Test(arguments: Subject.all) func `two who share a store lose nothing of each other`(_ subject: Subject) throws {
    let store = subject.make()
    let (first, second) = (try SharedState(store), try SharedState(store))
    try first.set("EUR", for: .currency)
    try second.set("fr_FR", for: .locale)
    #expect(second[.currency] == "EUR")
    let kept = try store.read()
    #expect(kept == ["currency": "EUR", "locale": "fr_FR"])
  }

  @Test func `a choice that can't be kept doesn't hold`() throws {
    let state = try SharedState(FullStore())
    #expect(throws: SharedStateError.unwritable(path: "p")) {
      try state.set("EUR", for: .currency)
    }
    #expect(state[.currency] == nil)
  }

  @Test func `a choice that is kept holds, whatever failed after that`() throws {
    let late = SharedStateError.unsynchronized(path: "p", reason: "r")
    let state = try SharedState(FullStore(error: late))
    #expect(throws: late) { try state.set("EUR", for: .currency) }
    #expect(state[.currency] == "EUR")
  }

  @Test func `a value that can't be read counts as none, and every kind comes back as it was`() throws {
    let state = SharedState(inMemory: ["count": "seven", "flag": "yes", "season": "monsoon"])
    #expect(state[.count] == 3)
    #expect(state[.flag])
    #expect(state[.season] == .summer)
    try state.set([SharedChange(-7, for: .count), SharedChange(false, for: .flag), SharedChange(.winter, for: .season)])
    #expect(state[.count] == -7)
    #expect(!state[.flag])
    #expect(state[.season] == .winter)
    #expect(state.current(.season) == .winter)
  }

}

private struct FullStore: SharedStorage {
  var error = SharedStateError.unwritable(path: "p")

  func read() throws(SharedStateError) -> [String: String] { [:] }
  func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] { throw error }
}

extension SharedKey where Value == String? {
  fileprivate static var currency: SharedKey { SharedKey("currency", default: nil) }
  fileprivate static var locale: SharedKey { SharedKey("locale", default: nil) }
}

private enum Season: String, SharedValue { case summer, winter }

extension SharedKey where Value == Int { fileprivate static var count: SharedKey { SharedKey("count", default: 3) } }
extension SharedKey where Value == Bool { fileprivate static var flag: SharedKey { SharedKey("flag", default: true) } }
extension SharedKey where Value == Season {
  fileprivate static var season: SharedKey { SharedKey("season", default: .summer) }
}

private func temporaryFile() -> URL {
  TemporaryFolder.current.newPlace(for: "settings.json")
}
