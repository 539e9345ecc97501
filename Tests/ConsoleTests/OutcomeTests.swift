import CommandKit
import Foundation
import ModuloModels
import Testing

@testable import modulo

/// What each failure ends the program with, and what a script knows it by: Outcomes.txt has a line for each.
///
/// With MODULO_GOLDEN=write in the environment it is written anew, and the test fails.
@Suite struct OutcomeTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Outcomes.txt")

  private static let failures: [any ScreenFailure] =
    FinancialGoalError.samples + ContributionError.samples + ContributionImportError.samples
    + BankImportError.samples
    + FinancialAccountError.samples + BalanceUpdateError.samples + BalanceUpdateImportError.samples
    + ExchangeRateImportError.samples + TrackingSessionImportError.samples + ExchangeRateError.samples
    + BlockGroupError.samples + BlockError.samples + TrackingError.samples
    + HistoryError.samples + DataError.samples + RecurringPlanError.samples + FundingError.samples
    + PlannedBlockError.samples + HourlyRateError.samples + TimeTargetError.samples

  @Test func `each failure keeps its exit code, its code and its texts`() throws {
    let lines = Set(Self.failures.map(Self.line)).sorted()
    guard ProcessInfo.processInfo.environment["MODULO_GOLDEN"] == "write" else {
      let recorded = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
      #expect(lines == recorded)
      return
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Self.file)
    Issue.record("the outcomes were written")
  }

  private static func line(_ failure: any ScreenFailure) -> String {
    let (exitCode, code) = failure.outcome
    let texts = ["en_US", "fr_FR"].map { locale in
      let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
      return failure.text(format).replacing("\n", with: "⏎")
    }
    return "\(exitCode.rawValue) \(code): \(texts.joined(separator: " | "))"
  }
}
