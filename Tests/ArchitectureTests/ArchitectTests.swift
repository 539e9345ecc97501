import CommandKit
import Foundation
import Testing

@testable import architect

/// The program `architect`: how it ends, and what it writes.
@Suite struct ArchitectTests {
  private let architect: Architect

  /// A contract that the package breaks at `Sources/CartUI/CartUI.swift:1:1`.
  private static func broken(_ severity: String) -> String {
    """
    {
      "contracts": [
        {
          "kind": "forbidden-import", "severity": "\(severity)", "advice": "Ask.",
          "from": ["CartUI"], "to": ["CartDomain"]
        }
      ]
    }
    """
  }

  init() throws {
    architect = try Architect()
    try architect.write("kept.json", #"{ "contracts": [{ "kind": "acyclic" }] }"#)
    try architect.write("broken.json", Self.broken("error"))
    try architect.write("unread.json", "{ \"contracts\": [\n  { \"kind\": \"circle\" } ] }")
  }

  @Test func `0 where every contract is kept`() throws {
    let kept = try architect("check", "--config", "kept.json")
    #expect(kept.status == 0)
    #expect(kept.output == "kept: acyclic, 11 modules\nclean: 11 modules, 11 files\n")
    #expect(kept.error == "")
    let standard = try architect("check")
    #expect(standard.status == 0)
    #expect(standard.error.hasPrefix("There is no architecture.json in "))
  }

  @Test func `0 where a broken contract only warns`() throws {
    try architect.write("mild.json", Self.broken("warning"))
    let warned = try architect("check", "--config", "mild.json")
    #expect(warned.status == 0)
    #expect(warned.output.contains("Sources/CartUI/CartUI.swift:1:1: warning:"))
  }

  @Test func `1 where a contract is broken`() throws {
    let broken = try architect("check", "--config", "broken.json")
    #expect(broken.status == 1)
    let expected = """
      Sources/CartUI/CartUI.swift:1:1: error: CartUI may not import CartDomain [forbidden-import]
        Ask.
      broken: forbidden-import, 1 error, 1 module
      1 error, 0 warnings: 11 modules, 11 files

      """
    #expect(broken.output == expected)
    #expect(broken.error == "")
    let unreached = try architect("graph", "--why", "CartDomain", "CartUI")
    #expect(unreached.status == 1)
    #expect(unreached.output == "CartDomain does not reach CartUI\n")
  }

  @Test(arguments: [
    (["check", "--config", "unread.json"], "unread.json:2:13: unknown kind of contract “circle”"),
    (["check", "--config", "nowhere.json"], "nowhere.json: can't be read"),
    (["check", "--package-path", "/nowhere"], "There is no folder '/nowhere'."),
    (["check", "--form", "text"], "--form"),
    (["check", "--format", "xml"], "xml"),
    (["check", "--shrink-baseline"], "The contract file names no baseline."),
    (["graph", "--why", "CartUI"], "--why needs two modules."),
    (["graph", "--why", "CartUI", "Cellar"], "there is no module “Cellar”"),
    (["init", "--preset", "onion"], "onion"),
    (["init", "--config", "kept.json"], "init makes a contract file and reads none."),
    (["paint"], "paint"),
  ]) func `64 where it can't do what is asked`(_ arguments: [String], _ reason: String) throws {
    let answer = try architect.run(arguments)
    #expect(answer.status == 64)
    #expect(answer.output == "")
    #expect(answer.error.contains(reason), "\(answer.error)")
  }

  @Test func `70 where it doesn't understand the package manager`() throws {
    let path = try architect.writeToolchain("echo '{ \"targets\": [] }'")
    let answer = try architect("check", environment: ["PATH": path])
    #expect(answer.status == 70)
    #expect(answer.error.contains("This is a bug"))
  }

  @Test @MainActor func `70 for an unforeseen failure`() async {
    struct Unforeseen: Error {}
    let exit = await CommandRunner(ArchitectCommand.self).exit(of: ["init"]) { _ in
      try await Main.owningUp { throw Unforeseen() }
    }
    #expect(exit.code == ExitCode(70))
    #expect(exit.errorOutput.contains("Unforeseen()"))
  }

  @Test @MainActor func `what a command foresees keeps its code`() async {
    let failures: [(any Error, ExitCode)] = [
      (ExitCode.failure, .failure), (CleanExit.message("done"), .success), (ValidationError("Two."), .usage),
      (ArchitectFailure.unreadable("a.json"), .usage),
    ]
    for (failure, code) in failures {
      let exit = await CommandRunner(ArchitectCommand.self).exit(of: ["init"]) { _ in
        try await Main.owningUp { throw failure }
      }
      #expect(exit.code == code)
    }
  }
}
