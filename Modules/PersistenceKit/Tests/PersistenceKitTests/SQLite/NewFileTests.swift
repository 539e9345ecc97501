import Dispatch
import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// A file gets its name when it is whole, whatever is killed when.
@Suite struct NewFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `an empty file is never seen under its name`() throws {
    let (watch, end) = (Watch(), DispatchGroup())
    // Not on the threads of tasks: it looks for as long as something is published, and no longer.
    DispatchQueue(label: "watch").async(group: end) { [folder] in watch.look(into: folder) }
    defer { end.wait() }
    try publish(300, watch)
    end.wait()
    let empty = watch.emptyFiles.load(ordering: .relaxed)
    #expect(empty == 0)
  }

  @Test(arguments: [1, 239, 240, 255])
  func `any name that the folder takes can be used`(_ length: Int) throws {
    let file = folder.file(String(repeating: "n", count: length))
    let container = try Vault.container(in: folder)
    try container.backUp(to: file)
    try container.write { try $0.delete(Vault.Owner.self, for: .fixed(1)) }
    container.close()
    let configuration = ModelConfiguration.league(folder.file())
    try ModelContainer.restore(from: file, for: Vault.models, configuration: configuration)
    let restored = try ModelContainer(for: Vault.models, configuration: configuration)
    let owners = try restored.read { try $0.fetchCount(FetchDescriptor<Vault.Owner>()) }
    #expect(owners == 2)
    try FileManager.default.removeItem(at: file)
    try restored.exportDocument(to: file)
    let copies = try ModelContainer.copies(for: configuration).map(\.lastPathComponent)
    #expect(copies == ["league.store.before-restore"])
  }

  @Test(arguments: [1, 228, 229, 247])
  func `a database of any name is restored, and what it was is among its copies`(_ length: Int) throws {
    let url = folder.file(String(repeating: "é", count: length / 2) + String(repeating: "n", count: length % 2))
    let backup = folder.file("b")
    let container = try ModelContainer(for: Vault.models, configuration: .league(url))
    try container.backUp(to: backup)
    container.close()
    for _ in 1...2 {
      let kept = try ModelContainer.restore(from: backup, for: Vault.models, configuration: .league(url))
      let copies = try ModelContainer.copies(for: .league(url)).map(\.lastPathComponent)
      #expect(copies.contains(try #require(kept).lastPathComponent))
    }
    let count = try ModelContainer.copies(for: .league(url)).count
    #expect(count == 3)
  }

  @Test func `an empty file, which killed backups of earlier versions left, is named and replaced`() throws {
    let file = folder.file("copy.store")
    try Data().write(to: file)
    let container = try Vault.container(in: folder)
    let error = thrown {
      try ModelContainer.restore(from: file, for: Vault.models, configuration: .league(folder.file()))
    }
    let reason = "it is empty, as a backup that was ended before it was whole may be"
    #expect(error == .cannotOpen(path: file.path, reason: reason))
    try container.backUp(to: file)
    let opened = try ModelContainer(for: Vault.models, configuration: .league(file, allowsSave: false))
    let coins = try Vault.Coin.everything(in: opened).count
    #expect(coins == 4)
    let again = thrown { try container.backUp(to: file) }
    #expect(again == .alreadyExists(path: file.path))
  }

  enum Rename: CaseIterable {
    case toFree, toClaimed

    func callAsFunction(_ path: String, _ name: String) throws(PersistenceError) -> Bool {
      switch self {
      case .toFree: try PrivatePath.move(path, toFree: name)
      case .toClaimed: try PrivatePath.move(path, toClaimed: name)
      }
    }
  }

  @Test(arguments: Rename.allCases)
  func `a file system without links takes a rename that replaces nothing`(_ rename: Rename) throws {
    let (draft, name) = (folder.file("draft").path, folder.file("name").path)
    try Data("new".utf8).write(to: folder.file("draft"))
    try Data("mine".utf8).write(to: folder.file("name"))
    let refused = try rename(draft, name)
    #expect(!refused)
    let kept = try String(contentsOf: folder.file("name"), encoding: .utf8)
    #expect(kept == "mine")
    try FileManager.default.removeItem(atPath: name)
    let taken = try rename(draft, name)
    #expect(taken)
    let names = try folder.contents()
    #expect(names == ["name"])
    let error = thrown { try rename(draft, folder.file("other").path) }
    #expect(error != nil)
    let after = try folder.contents()
    #expect(after == ["name"])
  }

  @Test func `what killed programs of earlier versions left is told from other files of such names`() throws {
    let container = try Vault.container(in: folder)
    try container.backUp(to: folder.file(".a.store.partial"))
    try container.exportDocument(to: folder.file(".b.json.partial-2"))
    let contents: [String: Data] = [
      ".c.partial": Data(), ".d.partial": Data(count: 4_096), ".e.partial": Data("another program's".utf8),
      "f.partial": Data(), ".partial": Data(), ".g.partial-": Data(), ".h.partial.txt": Data(),
    ]
    for (name, bytes) in contents { try bytes.write(to: folder.file(name)) }
    let link = folder.file(".i.partial")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file(".c.partial"))
    let configuration = ModelConfiguration.league(folder.file())
    let found = try ModelContainer.leftovers(for: configuration)
    let names = found.map(\.lastPathComponent)
    #expect(names == [".a.store.partial", ".b.json.partial-2", ".c.partial", ".d.partial"])
    let copies = try ModelContainer.copies(for: configuration)
    #expect(copies == [])
    let none = try ModelContainer.leftovers(for: .inMemory)
    #expect(none == [])
    try Data().write(to: folder.file(".c.partial-journal"))
    for file in found { try ModelContainer.removeCopy(file) }
    let rest = try folder.contents().filter { !$0.hasPrefix("league.store") }
    #expect(rest == [".e.partial", ".g.partial-", ".h.partial.txt", ".i.partial", ".partial", "f.partial"])
  }

  private func publish(_ count: Int, _ watch: Watch) throws {
    defer { watch.isOver.store(true, ordering: .relaxed) }
    for number in 0..<count {
      let file = try NewFile(becoming: folder.file("\(number)").path)
      try file.writer().write([1, 2, 3])
      try file.publish()
    }
  }
}

private final class Watch: Sendable {
  let isOver = Atomic(false)
  let emptyFiles = Atomic(0)

  /// Waits for each of the names, and notes what is there first.
  func look(into folder: TemporaryFolder) {
    do {
      for number in 0... {
        let path = folder.file("\(number)").path
        var kind = FileKind.absent
        while kind == .absent {
          if isOver.load(ordering: .relaxed) { return }
          kind = try FileKind(path: path)
        }
        if kind == .empty { emptyFiles.add(1, ordering: .relaxed) }
      }
    } catch {
      Issue.record(error)
    }
  }
}
