import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// Rows of a bank's file that a stored row may be.
@MainActor
@Suite struct ProbableDuplicateTests {
  /// A contribution of 50.00 on 12 April was made by hand, as number 5.
  private static let transfer = BankFileItem.entry(3, 12, 50_00, "Standing order")

  @Test func `a row made by hand is asked about`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.entry(2, 12, 50_01, "Other"), Self.transfer])
    let failure = await #expect(throws: BankImportError.self) { try await world.importEntries(file) }
    guard case .probable(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].twins == [RowTwin(line: 3, number: 5)])
    let total = try await world.japan().currentAmount
    #expect(total == .usd(600))
  }

  @Test func `a balance of a day with one made by hand is asked about, skipped or imported`() async throws {
    let world = try BankWorld()
    let rainyDay = try await world.account("Rainy day")
    // Another amount on 3 April, which has a balance made by hand, and a day that has none.
    let file = BankImportFile([.closing(2, 3, 1_23), .closing(3, 4, 4_56)])
    let failure = await #expect(throws: BankImportError.self) { try await world.importBalances(file) }
    guard case .probable(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].probable.first == [2])
    #expect(report.isOfGoal == false)
    let skipped = try await world.importBalances(file, probable: .skip)
    #expect(skipped.imported == 1)
    #expect(skipped.files[0].skipped == 1)
    let imported = try await world.importBalances(file, probable: .import)
    #expect(imported.imported == 1)
    let again = try await world.importBalances(file)
    #expect(again.files[0].rows.lines(.alreadyImported).first == [2, 3])
    try await world.updates.fetchAll(of: .id(rainyDay.id), matching: .all, on: .latest, page: Page(limit: 20))
    let latest = world.updates.rows.filter { $0.date == .april(3) }.max { $0.number < $1.number }?.balance
    #expect(latest == .usd(1.23))
  }

  @Test func `skipped rows leave the one by hand as it is, each time`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.entry(2, 1, 1_00, "New"), Self.transfer])
    let first = try await world.importEntries(file, probable: .skip)
    #expect(first.imported == 1)
    #expect(first.files[0].skipped == 1)
    let second = try await world.importEntries(file, probable: .skip)
    #expect(second.imported == 0)
    #expect(second.files[0].probable.first == [3])
    let total = try await world.japan().currentAmount
    #expect(total == .usd(601))
  }

  @Test(arguments: [ProbableDuplicates.skip, .import])
  func `each row is decided by itself where that is said`(_ probable: ProbableDuplicates) async throws {
    let world = try BankWorld()
    let old = (2...4).map { BankFileItem.entry($0, $0, 3_00, "old \($0)") }
    _ = try await world.importEntries(BankImportFile(old))
    let new = (2...4).map { BankFileItem.entry($0, $0, 3_00, "new \($0)") }
    let exceptions = [BankFileLine(file: 0, line: 3), BankFileLine(file: 1, line: 4)]
    let report = try await world.importEntries(BankImportFile(new), probable: probable, except: Set(exceptions))
    let (imported, skipped) = (report.files[0].probableImported.first, report.files[0].probableSkipped.first)
    #expect(imported == (probable == .skip ? [3] : [2, 4]))
    #expect(skipped == (probable == .skip ? [2, 4] : [3]))
    #expect(report.imported == imported.count)
    #expect(report.files[0].skipped == skipped.count)
  }

  @Test func `a balance is decided by itself`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.closing(2, 1, 1_23), .closing(3, 3, 4_56)])
    let report = try await world.importBalances(
      file, probable: .skip, except: [BankFileLine(file: 0, line: 3)])
    let (imported, skipped) = (report.files[0].probableImported.first, report.files[0].probableSkipped.first)
    #expect(imported == [3])
    #expect(skipped == [2])
  }

  @Test func `imported rows are known afterwards`() async throws {
    let world = try BankWorld()
    let first = try await world.importEntries(BankImportFile([Self.transfer]), probable: .import)
    #expect(first.imported == 1)
    let second = try await world.importEntries(BankImportFile([Self.transfer]))
    #expect(second.files[0].rows.lines(.alreadyImported).first == [3])
    #expect(second.hasProbableDuplicates == false)
  }

  @Test func `each stored row is met by one row`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([Self.transfer, .entry(4, 12, 50_00, "Another"), .entry(5, 12, -50_00, "Back")])
    let report = try await world.importEntries(file, probable: .skip)
    #expect(report.imported == 2)
    #expect(report.files[0].probable.first == [3])
  }

  @Test func `a row whose text the bank has changed is a probable duplicate`() async throws {
    let world = try BankWorld()
    _ = try await world.importEntries(BankImportFile([.entry(2, 1, 9_00, "Pending purchase")]))
    let file = BankImportFile([.entry(2, 1, 9_00, "Bookshop, Main Street")])
    let failure = await #expect(throws: BankImportError.self) { try await world.importEntries(file) }
    guard case .probable(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].probable.count == 1)
  }

  @Test func `a row that is known is no probable duplicate of a new one, wherever it stands`() async throws {
    let world = try BankWorld()
    let coffee = BankFileItem.entry(3, 1, 4_00, "Coffee")
    _ = try await world.importEntries(BankImportFile([coffee]))
    let report = try await world.importEntries(BankImportFile([.entry(2, 1, 4_00, "Tea"), coffee]))
    #expect(report.imported == 1)
    #expect(report.hasProbableDuplicates == false)
  }

  @Test func `a row that came as CSV before is a probable duplicate`() async throws {
    let world = try BankWorld()
    let bytes = Array("date,amount,name\n2026-04-01,4,Coffee\n".utf8)
    _ = try await world.contributions.importAll(ContributionImport(source: .bytes(bytes)), into: world.japan())
    let report = try await world.importEntries(BankImportFile([.entry(3, 1, 4_00, "Coffee")]), probable: .skip)
    #expect(report.files[0].probable.first == [3])
  }

  @Test func `many rows alike are met one by one`() async throws {
    let world = try BankWorld()
    let count = 200
    let first = (0..<count).map { BankFileItem.entry($0 + 1, 1, 1_00, "old \($0)") }
    let second = (0...count).map { BankFileItem.entry($0 + 1, 1, 1_00, "new \($0)") }
    _ = try await world.importEntries(BankImportFile(first))
    let report = try await world.importEntries(BankImportFile(second), probable: .skip)
    #expect(report.files[0].probable.count == count)
    #expect(report.imported == 1)
  }

  @Test func `files answer as a count of each key would`() async throws {
    let seed: UInt64 = 4_214
    var random = SeededGenerator(seed: seed)
    let world = try BankWorld()
    var stored: [String: Int] = [:]
    for round in 0..<30 {
      let rows = (0..<Int.random(in: 1..<12, using: &random)).map { line in
        (
          line: line + 1, day: Int.random(in: 1...3, using: &random),
          text: ["a", "b"][Int.random(in: 0...1, using: &random)]
        )
      }
      var counts: [String: Int] = [:]
      for row in rows { counts["\(row.day) \(row.text)", default: 0] += 1 }
      let expected = counts.reduce(0) { $0 + max(0, $1.value - stored[$1.key, default: 0]) }
      let items = rows.map { BankFileItem.entry($0.line, $0.day, 7_00, $0.text) }
      let report = try await world.importEntries(BankImportFile(items), probable: .import)
      #expect(report.imported == expected, "seed \(seed), round \(round)")
      stored.merge(counts, uniquingKeysWith: max)
    }
  }
}
