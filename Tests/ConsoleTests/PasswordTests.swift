import Foundation
import ModuloModels
import Testing

@testable import modulo

/// A password is in nothing that the program says or writes, whatever it is given by, and whatever fails.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed")) struct PasswordTests {
  private let lines: SampleLines
  private let cluster: ServerCluster
  private let name = ServerCluster.newName()
  private let role: String
  /// Outside of what is searched.
  private let secrets: TemporaryFolder
  private var modulo: Modulo { lines.modulo }

  /// All that is looked for.
  private static let secret = "sesame"
  private static let password = "\(secret):7/@ %"

  init() async throws {
    lines = try await SampleLines()
    cluster = try #require(ServerCluster.shared)
    secrets = try TemporaryFolder()
    role = "p" + name
    try cluster.execute(
      """
      DO $$ BEGIN CREATE ROLE guarded NOLOGIN; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$; \
      CREATE ROLE \(role) LOGIN PASSWORD '\(Self.password)' IN ROLE guarded; \
      GRANT CREATE ON DATABASE postgres TO \(role)
      """)
  }

  /// Writes a file that only its owner reads.
  private func file(_ name: String, _ text: String, permissions: Int = 0o600) throws -> String {
    let url = secrets.file(name)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    return url.path
  }

  private func passwordFile(_ password: String, permissions: Int = 0o600) throws -> String {
    let escaped = password.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
    return try file(UUID().uuidString, "*:*:*:*:\(escaped)\n", permissions: permissions)
  }

  private var address: String { cluster.text(name, role: role) }

  private func expectSilence(_ answer: Modulo.Answer, _ line: [String]) {
    let said = answer.output + answer.error
    #expect(!said.contains(Self.secret), "\(line)")
  }

  /// Looks through every file of the world, and every name.
  private func expectSilence(of folder: URL) throws {
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]))
    var count = 0
    for case let url as URL in files {
      #expect(!url.lastPathComponent.contains(Self.secret))
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      let isThere = try Data(contentsOf: url).range(of: Data(Self.secret.utf8)) != nil
      #expect(!isThere, "\(url.path)")
      count += 1
    }
    #expect(count > 3)
  }

  // MARK: - Every command

  @Test func `with a password that holds, no command tells it`() async throws {
    let place = try address + "&passfile=" + passwordFile(Self.password)
    let environment = ["MODULO_DATA": place, "MODULO_TRACE": "1"]
    let filled = try await modulo.run(
      ["data", "copy", modulo.database.path, place], environment: environment)
    #expect(filled.status == 0, "\(filled.error)")
    expectSilence(filled, ["data", "copy"])
    var done = 0
    for command in try await Grammar.printing.value where command.path != ["data", "delete"] {
      let line = try lines.line(command)
      let answer = try await modulo.run(line, environment: environment)
      expectSilence(answer, line)
      done += answer.status == 0 ? 1 : 0
    }
    #expect(done > 40)
    for line in [["data", "export"], ["history", "--limit", "500", "--json"], ["data", "path", "--json"]] {
      expectSilence(try await modulo.run(line, environment: environment), line)
    }
    try expectSilence(of: modulo.folder)
  }

  @Test func `with a password that doesn't hold, no command tells it`() async throws {
    let place = try address + "&passfile=" + passwordFile(Self.password + "x")
    let environment = ["MODULO_DATA": place, "MODULO_TRACE": "1"]
    var refused = 0
    for command in try await Grammar.printing.value where command.path != ["data", "delete"] {
      let line = try lines.line(command)
      let answer = try await modulo.run(line, environment: environment)
      expectSilence(answer, line)
      refused += answer.status == 77 ? 1 : 0
    }
    #expect(refused > 60)
    try expectSilence(of: modulo.folder)
  }

  // MARK: - Every way to give one, and every failure

  private static let commands = [
    ["goals"], ["save", "japan", "5"], ["data", "path", "--json"], ["book", "members"], ["data", "check"],
    ["--version", "--verbose"],
  ]

  @Test(arguments: [
    "postgresql://ann:sesame@localhost/home", "postgresql://ann:%73esame@localhost/home",
    "postgresql://ann%3Asesame@localhost/home", "postgresql://localhost/home?password=sesame",
    "postgresql://localhost/home?pass%77ord=sesame", "postgresql://localhost/home?sslpassword=sesame",
    "POSTGRESQL://ann:sesame@localhost/home", "host=localhost password=sesame dbname=home",
    "dbname=home password = 'sesame'", "password=sesame", "mysql://ann:sesame@localhost/home",
  ])
  func `an address with a password in it is refused, and not repeated`(_ text: String) async throws {
    for line in Self.commands + [["data", "copy", text, "new.db"], ["data", "copy", "new.db", text]] {
      for environment in [["MODULO_DATA": text, "MODULO_TRACE": "1"], ["MODULO_TRACE": "1"]] {
        let given = environment["MODULO_DATA"] == nil ? ["--data", text] : []
        let answer = try await modulo.run(given + line, environment: environment)
        expectSilence(answer, line)
        #expect(answer.status == (line == ["--version", "--verbose"] ? 0 : 64), "\(line): \(answer.error)")
      }
    }
    try expectSilence(of: modulo.folder)
  }

  /// The address and the environment of a connection that has a password, and how a command ends that needs it.
  private func connections() throws -> [(address: String, environment: [String: String], status: Int32)] {
    let service = """
      [right]
      password=\(Self.password)
      [wrong]
      password=\(Self.password)x
      """
    let services = try file("services", service)
    let broken = try file("broken", "[right]\npassword \(Self.password)\n")
    let foreign = "postgresql://\(role)@/nowhere?host=\(cluster.folder)&book=\(name)"
    let away = "postgresql://\(role)@/postgres?host=/nowhere&book=\(name)"
    let (right, wrong) = (["PGPASSWORD": Self.password], ["PGPASSWORD": Self.password + "x"])
    return [
      (address, right, 66), (address, wrong, 77), (address, [:], 77),
      (address, ["PGPASSFILE": try passwordFile(Self.password)], 66),
      (address, ["PGPASSFILE": try passwordFile(Self.password + "x")], 77),
      (address, ["PGPASSFILE": try passwordFile(Self.password, permissions: 0o644)], 77),
      (address, ["PGPASSFILE": try file("lines", "\(Self.password)\n*:\(Self.password)")], 77),
      (address + "&service=right", ["PGSERVICEFILE": services], 66),
      (address + "&service=wrong", ["PGSERVICEFILE": services], 77),
      (address + "&service=none", ["PGSERVICEFILE": services], 75),
      (address + "&service=right", ["PGSERVICEFILE": broken], 75), (foreign, right, 73), (away, right, 75),
      (address + "&connect_timeout=x", right, 75), (address + "&nonsense=\(name)", right, 73),
      (address + "&gssencmode=require", right, 75), (address + "&channel_binding=require", right, 73),
    ]
  }

  @Test func `whatever it is given by, and whatever fails, a password isn't told`() async throws {
    for (place, variables, status) in try connections() {
      let environment = variables.merging(["MODULO_DATA": place, "MODULO_TRACE": "1"]) { $1 }
      for line in Self.commands {
        let answer = try modulo.spawn(line, environment: environment)
        expectSilence(answer, line)
        if line == ["goals"] { #expect(answer.status == status, "\(place) \(variables.keys): \(answer.error)") }
      }
    }
    try expectSilence(of: modulo.folder)
  }

  @Test func `a form that is kept has no password in it`() async throws {
    let environment = ["MODULO_DATA": address, "PGPASSWORD": Self.password]
    let made = try modulo.spawn(["book", "create"], environment: environment)
    try #require(made.status == 0, "\(made.error)")
    let app = try RunningApp(modulo, ["modulo://goal/new"], environment: environment)
    try app.see("Name")
    try app.press("Kyoto")
    try app.see("Kyoto")
    app.signal(SIGHUP)
    _ = try app.ended()
    try expectSilence(of: modulo.folder)
  }
}
