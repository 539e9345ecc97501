import DependencyKit
import Foundation
import Testing

/// The file of shared values.
@Suite(.temporaryFolder) struct FileSharedStorageTests {
  @Test func `a file that means nothing is an error and stays`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\"currency\": 3}".utf8).write(to: url)
    let store = FileSharedStorage(url: url, names: ["currency"])
    #expect(throws: SharedStateError.malformed(path: url.path, .noText(key: "currency"))) { try store.read() }
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text == "{\"currency\": 3}")
  }

  @Test func `a file that is too long isn't read`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let limit = FileSharedStorage.mostBytes
    let text = "{\"currency\": \"EUR\", \"rest\": \"\"}"
    for (bytes, isRead) in [(limit, true), (limit + 1, false)] {
      let filling = String(repeating: "x", count: bytes - text.utf8.count)
      try Data(text.replacing("\"\"}", with: "\"\(filling)\"}").utf8).write(to: url)
      let store = FileSharedStorage(url: url)
      if isRead {
        let currency = try store.read()["currency"]
        #expect(currency == "EUR")
      } else {
        #expect(throws: SharedStateError.malformed(path: url.path, .tooLong(limit: limit))) { try store.read() }
        #expect(throws: SharedStateError.self) { try store.set(["currency": "USD"]) }
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
    let store = FileSharedStorage(url: url)
    #expect(throws: SharedStateError.unreadable(path: url.path)) { try store.read() }
    #expect(throws: SharedStateError.unreadable(path: url.path)) { try store.set(["currency": "USD"]) }
    let loose = try FileSharedStorage(url: folder.appendingPathComponent("loose")).read()
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
    let store = FileSharedStorage(url: url)
    #expect(throws: SharedStateError.malformed(path: url.path, .repeated(key: key))) {
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
    _ = try FileSharedStorage(url: url).read()
  }

  @Test func `only its owner can read the file`() throws {
    let url = temporaryFile()
    _ = try FileSharedStorage(url: url).set(["currency": "EUR"])
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `what else stands in the file is kept`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"{"feedback": false, "future": {"a": [1.50, null, "x", true]}, "word": "w"}"#.utf8).write(to: url)
    let texts = try FileSharedStorage(url: url).set(["currency": "EUR"])
    #expect(texts == ["currency": "EUR", "feedback": "false", "word": "w"])
    let text = try String(contentsOf: url, encoding: .utf8).filter { !$0.isWhitespace }
    #expect(text == #"{"currency":"EUR","feedback":false,"future":{"a":[1.5,null,"x",true]},"word":"w"}"#)
  }

  @Test func `many who change the same file at once lose nothing of each other`() async throws {
    let url = temporaryFile()
    let names = (0..<40).map { "chartRange.\($0)" }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask { @concurrent in _ = try FileSharedStorage(url: url).set([name: name]) }
      }
      try await group.waitForAll()
    }
    let kept = try FileSharedStorage(url: url).read()
    #expect(kept.keys.sorted() == names.sorted())
  }

  @Test func `a link is followed, and nothing is left beside the file`() throws {
    let url = temporaryFile()
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let real = folder.appendingPathComponent("real.json")
    try Data("{}".utf8).write(to: real)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: real)
    _ = try FileSharedStorage(url: url).set(["currency": "EUR"])
    let text = try String(contentsOf: real, encoding: .utf8)
    #expect(text.contains("EUR"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["real.json", "settings.json"])
  }

  @Test func `a folder in the place of the file is an error`() throws {
    let url = temporaryFile()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let store = FileSharedStorage(url: url)
    #expect(throws: SharedStateError.unreadable(path: url.path)) { try store.read() }
  }

  @Test func `what a process left that was killed while it wrote is no part of it, and goes`() throws {
    let url = temporaryFile()
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{\"currency\": ".utf8).write(to: folder.appendingPathComponent(".settings.json.draft"))
    let texts = try FileSharedStorage(url: url).set(["locale": "fr_FR"])
    #expect(texts == ["locale": "fr_FR"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["settings.json"])
  }

  @Test func `a folder that can't be made is an error`() throws {
    let file = TemporaryFolder.current.file("file")
    try Data().write(to: file)
    let url = file.appendingPathComponent("settings.json")
    #expect(throws: SharedStateError.unwritable(path: url.path)) {
      try FileSharedStorage(url: url).set(["locale": "fr_FR"])
    }
  }
}

private func temporaryFile() -> URL {
  TemporaryFolder.current.newPlace(for: "settings.json")
}
