import Foundation
import Testing

/// A database whose bits are flipped, and the commands that read it.
struct FlipSample: Sendable, CustomTestStringConvertible {
  let name: String
  private let lines: [String]
  let reads: [String]

  var testDescription: String { name }

  /// The databases: of money, of blocks, and of both.
  static let all = [
    FlipSample(name: "money", lines: money, reads: readsOfMoney + readsOfAll),
    FlipSample(name: "blocks", lines: blocks, reads: readsOfBlocks + readsOfAll),
    FlipSample(name: "mixed", lines: money + blocks, reads: readsOfMoney + readsOfBlocks + readsOfAll),
  ]

  /// Makes the database.
  func make(_ modulo: Modulo) async throws {
    for line in lines {
      let answer = try await modulo.run(line)
      try #require(answer.status == 0, "\(line): \(answer.error)")
    }
  }

  private static let readsOfAll = ["--json", "data export -", "data check", "report --output -"]
  private static let readsOfMoney = [
    "goal list --json", "goal show 1 --json", "goal chart 1 --json", "contribution list 1 --json",
    "contribution list 2 --json", "account list --json", "account show 1 --json", "account chart 1 --json",
    "balance history 1 --json", "balance history 2 --json", "balance export -", "portfolio --json",
    "portfolio chart --json", "rate list --json",
  ]
  private static let readsOfBlocks = [
    "group list --json", "block list --json", "block show 1 --json", "track --json", "track list --json",
    "track list 1 --json", "day 2026-04-10 --json", "calendar 2026-04 --json", "time --json",
  ]

  private static let money =
    ["goal add Car --target 5000", "goal add Trip --target 900"]
    + (1...9).map { "contribution add car \($0) --on 2026-0\(1 + $0 % 4)-0\($0) --name n\($0)" }
    + (1...5).map { "contribution add trip \($0 * 7) --on 2026-03-1\($0)" }
    + ["account add Bank --type savingsAccount --balance 250", "account add House --type mortgage --owed 9000"]
    + (1...6).map { "balance set bank \(200 + $0) --on 2026-03-0\($0) --note b\($0)" }
    + (1...3).map { "balance set house \(9900 - $0) --on 2026-03-0\($0)" } + ["rate set EUR 1.1", "rate set GBP 1.3"]

  private static let blocks =
    ["group add Work", "block add Reading --group work", "block add Piano"]
    + (1...9).map { "track add reading --from 2026-04-0\($0)T09:00 --halves \($0 % 3 + 1) --memo m\($0)" }
    + (1...4).map { "track add piano --from 2026-04-10T0\($0 * 2):00 --halves 1" } + ["track start reading"]
}

extension Modulo {
  /// Runs a line whose words have no spaces.
  func run(_ line: String) async throws -> Answer { try await run(line.split(separator: " ").map(String.init)) }
}
