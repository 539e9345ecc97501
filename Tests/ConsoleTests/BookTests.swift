import Foundation
import ModuloModels
import ModuloPersistence
import PersistenceKit
import Testing

@testable import modulo

/// The program on a book of the tests' own server.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed")) struct BookTests {
  private let modulo: Modulo
  private let cluster: ServerCluster
  private let name = ServerCluster.newName()
  private var address: String { cluster.text(name) }
  private var shown: String { "postgresql://tester@/postgres?book=\(name)" }

  init() throws {
    modulo = try Modulo()
    cluster = try #require(ServerCluster.shared)
  }

  /// Runs a command on the book, as a role.
  @discardableResult
  private func run(_ arguments: String..., role: String = "tester") async throws -> Modulo.Answer {
    try await modulo.run(arguments, environment: ["MODULO_DATA": cluster.text(name, role: role)])
  }

  // MARK: - The same as on a file

  /// What is about files and their place, or has random words in it.
  private static let others: Set<String> = [
    "data path", "data backup", "data restore", "data clean", "data copy", "data import", "data delete", "demo",
    "preview", "report",
  ]

  /// Every command, one after the other, on the same data: each sees what those before have done.
  @Test func `every command answers as on a file, and leaves the same`() async throws {
    let (onFile, onServer) = (try await SampleLines(), try await SampleLines())
    let filled = try await modulo.run(
      ["data", "copy", onServer.modulo.database.path, address], environment: ["MODULO_DATA": address])
    try #require(filled.status == 0, "\(filled.error)")
    let commands = try await Grammar.printing.value.filter { !Self.others.contains($0.path.joined(separator: " ")) }
    var counts: [Int32: Int] = [:]
    for command in commands {
      for line in [try onFile.line(command), try onFile.line(command) + ["--json"]] {
        let other = line.map { $0.replacing(onFile.modulo.folder.path, with: onServer.modulo.folder.path) }
        let expected = try await onFile.modulo.run(line)
        let found = try await onServer.modulo.run(other, environment: ["MODULO_DATA": address])
        let (first, second) = (texts(expected, in: onFile.modulo), texts(found, in: onServer.modulo))
        #expect(second == first, "\(line)")
        counts[expected.status, default: 0] += 1
      }
    }
    #expect((counts[0] ?? 0) > 130, "\(counts)")
    for line in [["data", "export"], ["history", "--limit", "500", "--json"], ["goals", "--as-of", "20"]] {
      let expected = try await onFile.modulo.run(line)
      let found = try await onServer.modulo.run(line, environment: ["MODULO_DATA": address])
      let (first, second) = (texts(expected, in: onFile.modulo), texts(found, in: onServer.modulo))
      #expect(second == first, "\(line)")
    }
    let check = try await run("data", "check")
    #expect(check.status == 0, "\(check.error)")
  }

  /// What a command said, without the place of its data and what is random in it: ids are counted as they appear.
  private func texts(_ answer: Modulo.Answer, in world: Modulo) -> [String] {
    var ids: [String: Int] = [:]
    return ["\(answer.status)", answer.output, answer.error].map { text in
      text.replacing(world.folder.path, with: "HOME").replacing(shown, with: "HOME/data/modulo.db")
        .replacing(/[0-9A-Fa-f]{8}-[0-9A-Fa-f-]{27}/) { match in
          let number = ids[String(match.0), default: ids.count]
          ids[String(match.0)] = number
          return "id \(number)"
        }
    }
  }

  // MARK: - Members

  @Test func `a book is made, shared and left`() async throws {
    let missing = try await run("goal", "list")
    #expect(missing.status == 66)
    #expect(missing.error == "Error: \(shown): there is no such book; `modulo book create` makes it.\n")
    let made = try await run("book", "create")
    #expect(made.output == "✓ Made \(shown)\n")
    let again = try await run("book", "create", "--json")
    #expect(again.status == 73)
    try await run("goal", "add", "Japan", "--target", "3000")
    let ben = "b" + name
    let unknown = try await run("book", "invite", ben)
    #expect(unknown.error == "Error: The server has no role \(ben). Its administrator makes one.\n")
    try cluster.execute("CREATE ROLE \(ben) LOGIN")
    let stranger = try await run("goals", role: ben)
    #expect(stranger.status == 77)
    let invited = try await run("book", "invite", ben, "--read-only")
    #expect(invited.output == "✓ \(ben) may now: read\n")
    let (seen, refused) = (
      try await run("goals", role: ben), try await run("save", "japan", "5", role: ben)
    )
    #expect(seen.status == 0)
    #expect(refused.status == 77)
    try await run("book", "invite", ben)
    let saved = try await run("save", "japan", "5", role: ben)
    #expect(saved.output == "✓ +$5 · Japan: $5 of $3,000 saved\n")
    let members = try await run("book", "members", "--json").json()["members"] as? [[String: String]]
    #expect(members == [["role": ben, "right": "write"], ["role": "tester", "right": "manage"]])
    let asked = try await run("book", "remove", ben)
    #expect(asked.status == 64)
    let removed = try await run("book", "remove", ben, "--yes")
    #expect(removed.output == "✓ Removed \(ben)\n")
    let after = try await run("goals", role: ben)
    #expect(after.status == 77)
  }

  @Test func `by no command a stranger learns anything of a book, or changes it`() async throws {
    let lines = try await SampleLines()
    let filled = try await modulo.run(
      ["data", "copy", lines.modulo.database.path, address], environment: ["MODULO_DATA": address])
    try #require(filled.status == 0, "\(filled.error)")
    let stranger = "s" + name
    try cluster.execute("CREATE ROLE \(stranger) LOGIN")
    let environment = ["MODULO_DATA": cluster.text(name, role: stranger)]
    let before = try await run("data", "export").output
    var refused = 0
    // What these show is made up.
    let commands = try await Grammar.printing.value.filter { !["demo", "preview"].contains($0.path.first) }
    for command in commands {
      for line in [try lines.line(command), try lines.line(command) + ["--json"]] {
        let answer = try await lines.modulo.run(line, environment: environment)
        let said = answer.output + answer.error
        #expect(!["Japan", "Coding", "Marcus"].contains(where: said.contains), "\(line)")
        refused += answer.status == 77 ? 1 : 0
      }
    }
    #expect(refused > 120)
    let after = try await run("data", "export").output
    #expect(after == before)
  }

  @Test func `a dry run makes no book, invites nobody and removes nobody`() async throws {
    let trial = try await run("book", "create", "--dry-run")
    #expect(trial.output == "Dry run: Made \(shown)\n")
    let missing = try await run("book", "members")
    #expect(missing.status == 66)
    try await run("book", "create")
    let ben = "b" + name
    try cluster.execute("CREATE ROLE \(ben) LOGIN")
    try await run("book", "invite", ben, "--dry-run")
    let alone = try await run("book", "members").output
    #expect(alone == "tester  manage\n")
    try await run("book", "invite", ben)
    try await run("book", "remove", ben, "--dry-run")
    let both = try await run("book", "members").output.split(separator: "\n").count
    #expect(both == 2)
  }

  @Test(arguments: [
    ["book", "create"], ["book", "members"], ["book", "invite", "ben"], ["book", "remove", "b", "--yes"],
  ])
  func `data in a file has no members`(_ line: [String]) async throws {
    let answer = try await modulo.run(line)
    #expect(answer.status == 1)
    #expect(answer.error.hasPrefix("Error: The data isn't on a server"))
  }

  // MARK: - Places

  @Test(arguments: [
    "postgresql://ann:sesame@localhost/home", "postgres://localhost/home?password=sesame",
    "postgresql://ann:sesame@localhost/home?book=pg_x", "postgresql://localhost/home?book=pg_sesame",
  ])
  func `a bad address is a usage error, and isn't repeated`(_ text: String) async throws {
    for line in [["goals"], ["data", "path"], ["data", "copy", text, "x.db"], ["book", "members", "--json"]] {
      let answer = try await modulo.run(line, environment: ["MODULO_DATA": text, "MODULO_TRACE": "1"])
      #expect(answer.status == 64, "\(line): \(answer.error)")
      let said = answer.output + answer.error
      #expect(!said.contains("sesame"), "\(line)")
    }
    let version = try await modulo.run(["--version", "--verbose"], environment: ["MODULO_DATA": text])
    #expect(version.status == 0)
    #expect(!version.output.contains("sesame"))
  }

  @Test func `no server is a reason to try again`() async throws {
    let answer = try await modulo("goals", environment: ["MODULO_DATA": "postgresql:///home?host=/nowhere&book=a"])
    #expect(answer.status == 75)
    #expect(answer.error.hasPrefix("Error: postgresql:///home?book=a: can't be reached ("))
    #expect(answer.error.hasSuffix("Nothing was changed; try again.\n"))
  }

  @Test func `no file is put in the place of a book`() async throws {
    try await run("book", "create")
    let file = try modulo.file("backup.db", "x")
    let answer = try await run("data", "restore", file, "--yes")
    #expect(answer.status == 1)
    #expect(answer.error.contains("`modulo data copy FILE ADDRESS` fills a new book"))
  }

  @Test func `a book goes into a file and back into a book, with its history`() async throws {
    try await run("book", "create")
    try await run("goal", "add", "Japan", "--target", "3000")
    try await run("save", "japan", "5")
    let backup = modulo.folder.appendingPathComponent("backup.db").path
    let backedUp = try await run("data", "backup", backup)
    #expect(backedUp.status == 0, "\(backedUp.error)")
    let other = cluster.text(ServerCluster.newName())
    let copied = try await run("data", "copy", backup, other)
    #expect(copied.status == 0, "\(copied.error)")
    let undone = try await modulo("undo", "--yes", environment: ["MODULO_DATA": other])
    #expect(undone.output.contains("contribution add"), "\(undone.error)")
    let full = try await run("data", "copy", backup, other)
    #expect(full.status == 1)
    #expect(full.error.contains("a copy needs a new or empty book"))
  }

  @Test func `a copy that is killed leaves no book, and the next one makes it`() async throws {
    let source = try await SampleLines().modulo
    let expected = try await source.run(["data", "export"]).output
    var missing = 0
    for milliseconds in stride(from: 20, through: 320, by: 30) as StrideThrough<UInt32> {
      let target = cluster.text(ServerCluster.newName())
      let process = try modulo.process(["data", "copy", source.database.path, target])
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      let end = try process.start()
      usleep(milliseconds * 1_000)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      end.wait()
      let environment = ["MODULO_DATA": target]
      if try await modulo.run(["goals"], environment: environment).status == 66 {
        missing += 1
        let again = try await modulo.run(["data", "copy", source.database.path, target])
        #expect(again.status == 0, "\(again.error)")
      }
      let copied = try await modulo.run(["data", "export"], environment: environment).output
      #expect(copied == expected)
    }
    #expect(missing > 0)
  }

  // MARK: - The app

  @Test func `the app shows what another process has written to the book`() async throws {
    try await run("book", "create")
    try await run("goal", "add", "Japan", "--target", "3000")
    let app = try RunningApp(modulo, environment: ["MODULO_DATA": address])
    try app.press("\r2")
    try app.see("Japan")
    let added = try modulo.spawn(["goal", "add", "Kyoto", "--target", "5"], environment: ["MODULO_DATA": address])
    #expect(added.status == 0, "\(added.error)")
    try app.see("Kyoto")
    try app.press("q")
    _ = try app.ended()
  }

  @Test func `a form that isn't stored is kept on this machine alone`() async throws {
    try await run("book", "create")
    let app = try RunningApp(modulo, ["modulo://goal/new"], environment: ["MODULO_DATA": address])
    try app.see("Name")
    try app.press("Kyoto")
    try app.see("Kyoto")
    app.signal(SIGHUP)
    _ = try app.ended()
    let folder = modulo.folder.appendingPathComponent(".local/state/modulo")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(kept.count == 1)
    #expect(kept.allSatisfy { $0.hasPrefix("book-") && $0.hasSuffix(".form.json") })
  }
}
