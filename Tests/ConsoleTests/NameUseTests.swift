import Testing

/// How names are typed: looser where something is only shown, closer where it is lost.
@Suite struct NameUseTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("goal", "add", "Japan trip", "--target", "3000")
    try await modulo("account", "add", "Home mortgage", "--type", "mortgage", "--owed", "9")
    try await modulo("block", "add", "Deep reading")
  }

  @Test(arguments: [
    ["save", "trip", "5"], ["set", "mort", "8"], ["track", "add", "read", "--from", "09:00", "--to", "10:00"],
    ["goal", "show", "rip"], ["account", "show", "gage"], ["block", "show", "eep"], ["contribution", "list", "apan"],
  ])
  func `a word's beginning is enough for a change, and a part to be shown`(_ line: [String]) async throws {
    let answer = try await modulo.run(line)
    #expect(answer.status == 0, "\(answer.error)")
  }

  @Test(arguments: [
    ["save", "rip", "5"], ["goal", "delete", "trip", "--yes"], ["account", "delete", "mort", "--yes"],
    ["block", "delete", "read", "--yes"], ["save", "trip", "5", "--exact-names"],
    ["goal", "show", "jap", "--exact-names"],
  ])
  func `what is changed, deleted or named by scripts is named more closely`(_ line: [String]) async throws {
    let answer = try await modulo.run(line)
    #expect(answer.status == 1)
    #expect(answer.error.contains("There is no"), "\(answer.error)")
  }

  @Test(arguments: [
    (["goal", "show", "japn"], "goal \"japn\". Did you mean \"Japan trip\" (#1)?"),
    (["save", "japn", "5"], "goal \"japn\". Did you mean \"Japan trip\" (#1)?"),
    (["goal", "delete", "trip", "--yes"], "goal \"trip\". Did you mean \"Japan trip\" (#1)?"),
    (["account", "show", "morgage"], "account \"morgage\". Did you mean \"Home mortgage\" (#1)?"),
    (["set", "morgage", "8"], "account \"morgage\". Did you mean \"Home mortgage\" (#1)?"),
    (["block", "show", "reding"], "block \"reding\". Did you mean \"Default/Deep reading\" (#1)?"),
    (["start", "reding"], "block \"reding\". Did you mean \"Default/Deep reading\" (#1)?"),
    (["group", "edit", "defualt", "--name", "x"], "group \"defualt\". Did you mean \"Default\" (#1)?"),
    (["block", "list", "--group", "defualt"], "group \"defualt\". Did you mean \"Default\" (#1)?"),
    (["goal", "show", "japan", "--exact-names"], "goal \"japan\". Did you mean \"Japan trip\" (#1)?"),
  ])
  func `a name that nothing has is answered with the nearest`(_ line: [String], _ expected: String) async throws {
    let answer = try await modulo.run(line)
    #expect(answer.status == 1)
    #expect(answer.error.contains("There is no \(expected)"), "\(answer.error)")
    let document = try await modulo.run(line + ["--json"]).json()
    let code = (document["error"] as? [String: Any])?["code"] as? String
    #expect(code == "notFound")
  }

  @Test func `a number that no goal has is near to none`() async throws {
    let answer = try await modulo("goal", "show", "9")
    #expect(!answer.error.contains("Did you mean"), "\(answer.error)")
  }

  @Test func `a variable asks for whole names too`() async throws {
    let exact = ["MODULO_EXACT_NAMES": "1"]
    let refused = try await modulo("goal", "show", "japan", environment: exact)
    let shown = try await modulo("goal", "show", "japan TRIP", environment: exact)
    #expect(refused.status == 1)
    #expect(shown.status == 0)
  }

  @Test func `several names that fit equally are named`() async throws {
    try await modulo("goal", "add", "Summer trip", "--target", "300")
    let answer = try await modulo("save", "trip", "5")
    #expect(answer.status == 1)
    #expect(answer.error.contains("#1  Japan trip"))
    #expect(answer.error.contains("#2  Summer trip"))
  }
}
