import Foundation
import Testing

/// Documents that were changed by hand, given to the program itself: what `data import` takes, every command that reads
/// can show; what it refuses, it refuses with the place.
@Suite struct ChangedDocumentTests {
  private static let rounds = DocumentMutation.rounds(60)

  @Test(arguments: [102] as [UInt64])
  func `a changed document is shown by every command that reads, or refused with its place`(_ seed: UInt64) async throws
  {
    var mutation = DocumentMutation(try await SampleLines.document.value, seed: seed)
    var imported = 0
    for round in 0..<Self.rounds {
      let (modulo, what) = (try Modulo(), "seed \(seed), round \(round)")
      let answer = try await modulo("data", "import", try modulo.file("changed.json", mutation.next()))
      if answer.status == 0 {
        imported += 1
        try await modulo.expectReadable(what)
      } else {
        let isPlaced = answer.error.contains(/changed\.json, line [0-9]+, column [0-9]+:/)
        #expect(answer.status == 65 && isPlaced, "\(what): \(answer.error)")
        let counts = try await modulo.counts()
        #expect(counts == [0, 0, 0, 0, 0, 0, 0, 0], "\(what)")
      }
    }
    // Were all of them refused, or none, the changes would show little.
    #expect((1..<Self.rounds).contains(imported), "\(imported)")
  }
}

extension Modulo {
  private static let kinds = [
    "goals", "contributions", "accounts", "balances", "rates", "groups", "blocks", "sessions",
  ]

  /// How many of each kind are kept, by what a new program reads.
  fileprivate func counts() async throws -> [Int] {
    let check = try await self("data", "check", "--json").json()
    return try Self.kinds.map { try #require(check[$0] as? Int) }
  }

  private func goals() async throws -> [String] {
    let lists = try await [self("goal", "list", "--json"), self("goal", "list", "--archived", "--json")]
    return try lists.flatMap { try $0.numbers("goals") }
  }

  private func accounts() async throws -> [String] { try await self("account", "list", "--json").numbers("accounts") }

  /// Expects 0 of everything that reads, and a check without a fault.
  fileprivate func expectReadable(_ what: String) async throws {
    let lines =
      [
        [], ["goal", "list"], ["report", "--output", "-"], ["account", "list"], ["portfolio"], ["portfolio", "chart"],
        ["rate", "list"], ["data", "check"], ["data", "export"], ["data", "backup", folder.path + "/backup.db"],
      ]
      + (try await goals()).flatMap { [["goal", "show", $0], ["goal", "chart", $0], ["contribution", "list", $0]] }
      + (try await accounts()).flatMap {
        [["account", "show", $0], ["account", "chart", $0], ["balance", "history", $0]]
      }
    for line in lines {
      let answer = try await run(line)
      #expect(answer.status == 0, "\(what), \(line): \(answer.error)")
    }
    let check = try await self("data", "check", "--json").json()
    let faults = (check["faults"] as? [Any])?.count
    let warnings = (check["warnings"] as? [Any])?.count
    #expect(faults == 0 && warnings == 0, "\(what)")
  }
}

extension Modulo.Answer {
  /// The numbers of what is listed under a key, as the command line takes them.
  fileprivate func numbers(_ key: String) throws -> [String] {
    let rows = try #require(try json()[key] as? [[String: Any]], "\(status): \(error)")
    return try rows.map { "#\(try #require($0["number"] as? Int))" }
  }
}
