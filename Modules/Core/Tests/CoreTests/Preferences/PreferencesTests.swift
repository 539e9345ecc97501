import Foundation
import ModuloCore
import ModuloModels
import Testing

/// Settings, wherever they are kept.
@MainActor
@Suite(.temporaryFolder) struct PreferencesTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> any PreferencesStore

    static let all = [
      Subject(testDescription: "file") { DefaultPreferencesStore(url: temporaryFile()) },
      Subject(testDescription: "memory") { InMemoryPreferencesStore() },
    ]
  }

  @Test(arguments: Subject.all) func `nothing chosen is the default`(_ subject: Subject) throws {
    let preferences = try Preferences(store: subject.make())
    let currency = preferences[RegionPreferences.currency]
    #expect(currency == nil)
    let answer = preferences[PreferenceKey("answer", default: "42")]
    #expect(answer == "42")
  }

  @Test(arguments: Subject.all) func `what is chosen is there after a restart`(_ subject: Subject) throws {
    let store = subject.make()
    let preferences = try Preferences(store: store)
    try preferences.set("EUR", for: RegionPreferences.currency)
    try preferences.set("fr_FR", for: RegionPreferences.locale)
    try preferences.set(nil, for: RegionPreferences.locale)
    let again = try Preferences(store: store)
    #expect(again[RegionPreferences.currency] == "EUR")
    #expect(again[RegionPreferences.locale] == nil)
  }

  @Test(arguments: Subject.all) func `what another one chose is there after reading again`(_ subject: Subject) throws {
    let store = subject.make()
    let (preferences, other) = (try Preferences(store: store), try Preferences(store: store))
    let isSame = try preferences.reload()
    try other.set("EUR", for: RegionPreferences.currency)
    let isOther = try preferences.reload()
    #expect([isSame, isOther] == [false, true])
    #expect(preferences[RegionPreferences.currency] == "EUR")
  }

  @Test func `settings that can't be read again stay as they were read`() throws {
    let url = temporaryFile()
    let preferences = try Preferences(store: DefaultPreferencesStore(url: url))
    try preferences.set("EUR", for: RegionPreferences.currency)
    try Data("{".utf8).write(to: url)
    #expect(throws: PreferencesError.malformed(path: url.path, .noObject)) { try preferences.reload() }
    #expect(preferences[RegionPreferences.currency] == "EUR")
  }

  @Test(arguments: Subject.all) func `M38 settings have defaults`(_ subject: Subject) throws {
    let preferences = try Preferences(store: subject.make())
    #expect(preferences[GeneralPreferences.onboarding])
    #expect(preferences[GeneralPreferences.feedback])
    #expect(preferences[GeneralPreferences.theme] == .blue)
    #expect(!preferences[GeneralPreferences.accessible])
  }

  @Test func `M38 an unknown theme reads blue`() throws {
    let preferences = try Preferences(store: InMemoryPreferencesStore(["theme": "mauve", "feedback": "perhaps"]))
    #expect(preferences[GeneralPreferences.theme] == .blue)
    #expect(preferences[GeneralPreferences.feedback])
  }

  @Test(arguments: ThemeColor.allCases) func `every theme is kept`(_ theme: ThemeColor) throws {
    let store = InMemoryPreferencesStore()
    try Preferences(store: store).set(theme, for: GeneralPreferences.theme)
    let again = try Preferences(store: store)[GeneralPreferences.theme]
    #expect(again == theme)
  }

  @Test func `a file that means nothing is an error and stays`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"currency\": 3}".utf8).write(to: url)
    let store = DefaultPreferencesStore(url: url)
    #expect(throws: PreferencesError.malformed(path: url.path, .noText(key: "currency"))) {
      try Preferences(store: store)
    }
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text == "{\"currency\": 3}")
  }

  @Test func `a file that is too long for settings isn't read`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let limit = DefaultPreferencesStore.mostBytes
    let text = "{\"currency\": \"EUR\", \"rest\": \"\"}"
    for (bytes, isRead) in [(limit, true), (limit + 1, false)] {
      let filling = String(repeating: "x", count: bytes - text.utf8.count)
      try Data(text.replacing("\"\"}", with: "\"\(filling)\"}").utf8).write(to: url)
      let store = DefaultPreferencesStore(url: url)
      if isRead {
        let currency = try store.read()["currency"]
        #expect(currency == "EUR")
      } else {
        #expect(throws: PreferencesError.malformed(path: url.path, .tooLong(limit: limit))) { try store.read() }
        #expect(throws: PreferencesError.self) { try store.set(["currency": "USD"]) }
      }
    }
  }

  @Test func `a link to itself is an error, and a link to no file isn't`() throws {
    let (url, other) = (temporaryFile(), temporaryFile())
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (place, end) in [("a", "b"), ("b", "./a"), (url.lastPathComponent, "a"), ("loose", other.path)] {
      let path = folder.appendingPathComponent(place).path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: end)
    }
    let store = DefaultPreferencesStore(url: url)
    #expect(throws: PreferencesError.unreadable(path: url.path)) { try store.read() }
    #expect(throws: PreferencesError.unreadable(path: url.path)) { try store.set(["currency": "USD"]) }
    let loose = try DefaultPreferencesStore(url: folder.appendingPathComponent("loose")).read()
    #expect(loose == [:])
  }

  @Test(arguments: [
    (#"{"currency": "EUR", "currency": "USD"}"#, "currency"), (#"{"a": 1, "\u0061": 2}"#, "a"),
    (#"{"future": {"b": [{"c": 1, "d": ",", "c": 2}]}}"#, "c"), (#"{"a\"{": 1, "x": [], "a\"{": 2}"#, "a\"{"),
  ])
  func `a key that is there twice is an error, wherever it stands`(_ text: String, _ key: String) throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    let store = DefaultPreferencesStore(url: url)
    #expect(throws: PreferencesError.malformed(path: url.path, .repeated(key: key))) {
      try store.read()
    }
  }

  @Test(arguments: [
    #"{"a": {"a": 1}, "b": ["a", "a", {"a": 1}, {"a": 2}], "c": "a"}"#, #"{"a": "b\\", "b": "\",\"a\":", "A": 1}"#,
    "{}",
  ])
  func `equal texts that aren't keys of one object aren't duplicate keys`(_ text: String) throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    _ = try DefaultPreferencesStore(url: url).read()
  }

  @Test(arguments: ["accessible", "feedback", "onboarding", "includePensions", "includeMortgage"])
  func `what is on or off is kept as one of the two`(_ name: String) throws {
    for text in ["yes", "", "TRUE", "1"] {
      let found = try Preferences(store: InMemoryPreferencesStore([name: text])).unreadableSetting
      #expect(found?.name == name)
      #expect(found?.text == text)
    }
    for text in ["true", "false"] {
      let found = try Preferences(store: InMemoryPreferencesStore([name: text])).unreadableSetting
      #expect(found == nil)
    }
  }

  @Test(arguments: [("8", nil), ("1", nil), ("0", "0"), ("25", "25"), ("08", "08"), ("8h", "8h"), ("", "")])
  func `hours are kept as a number that can be chosen`(_ text: String, _ unreadable: String?) throws {
    let preferences = try Preferences(store: InMemoryPreferencesStore(["longSession": text]))
    #expect(preferences.unreadableSetting?.text == unreadable)
    #expect(preferences[GeneralPreferences.longSession] == LongSession(hours: unreadable == nil ? Int(text) ?? 0 : 8))
  }

  @Test func `only its owner can read the file`() throws {
    let url = temporaryFile()
    let preferences = try Preferences(store: DefaultPreferencesStore(url: url))
    try preferences.set("EUR", for: RegionPreferences.currency)
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `what else stands in the file is kept`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"feedback": false, "future": {"a": [1.50, null, "x", true]}, "word": "w"}"#.utf8).write(to: url)
    let preferences = try Preferences(store: DefaultPreferencesStore(url: url))
    #expect(!preferences[GeneralPreferences.feedback])
    try preferences.set("EUR", for: RegionPreferences.currency)
    let text = try String(contentsOf: url, encoding: .utf8).filter { !$0.isWhitespace }
    #expect(text == #"{"currency":"EUR","feedback":false,"future":{"a":[1.5,null,"x",true]},"word":"w"}"#)
  }

  @Test(arguments: Subject.all) func `two who share a store lose nothing of each other`(_ subject: Subject) throws {
    let store = subject.make()
    let (first, second) = (try Preferences(store: store), try Preferences(store: store))
    try first.set("EUR", for: RegionPreferences.currency)
    try second.set("fr_FR", for: RegionPreferences.locale)
    #expect(second[RegionPreferences.currency] == "EUR")
    let kept = try store.read()
    #expect(kept == ["currency": "EUR", "locale": "fr_FR"])
  }

  @Test func `many who change the same file at once lose nothing of each other`() async throws {
    let url = temporaryFile()
    let names = (0..<40).map { "chartRange.\($0)" }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask { @concurrent in _ = try DefaultPreferencesStore(url: url).set([name: name]) }
      }
      try await group.waitForAll()
    }
    let kept = try DefaultPreferencesStore(url: url).read()
    #expect(kept.keys.sorted() == names.sorted())
  }

  @Test func `a link is followed, and nothing is left beside the file`() throws {
    let url = temporaryFile()
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let real = folder.appendingPathComponent("real.json")
    try Data("{}".utf8).write(to: real)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: real)
    try Preferences(store: DefaultPreferencesStore(url: url)).set("EUR", for: RegionPreferences.currency)
    let text = try String(contentsOf: real, encoding: .utf8)
    #expect(text.contains("EUR"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["real.json", "settings.json"])
  }

  @Test func `a folder in the place of the file is an error`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let store = DefaultPreferencesStore(url: url)
    #expect(throws: PreferencesError.unreadable(path: url.path)) { try store.read() }
  }

  @Test func `a choice that can't be kept doesn't hold`() throws {
    let preferences = try Preferences(store: FullStore())
    #expect(throws: PreferencesError.unwritable(path: "p")) {
      try preferences.set("EUR", for: RegionPreferences.currency)
    }
    #expect(preferences[RegionPreferences.currency] == nil)
  }

  @Test func `a choice that is kept holds, whatever failed after that`() throws {
    let late = PreferencesError.unsynchronized(path: "p", reason: "r")
    let preferences = try Preferences(store: FullStore(error: late))
    #expect(throws: late) { try preferences.set("EUR", for: RegionPreferences.currency) }
    #expect(preferences[RegionPreferences.currency] == "EUR")
  }

  @Test func `README example`() throws {
    let preferences = try Preferences(store: InMemoryPreferencesStore(["currency": "EUR"]))
    let currency = preferences[RegionPreferences.currency]
    #expect(currency == "EUR")
  }
}

private struct FullStore: PreferencesStore {
  var error = PreferencesError.unwritable(path: "p")

  func read() throws(PreferencesError) -> [String: String] { [:] }
  func set(_ texts: [String: String?]) throws(PreferencesError) -> [String: String] { throw error }
}

private func temporaryFile() -> URL {
  TemporaryFolder.current.newPlace(for: "settings.json")
}
