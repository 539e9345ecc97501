import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What a store does with the entries of files of banks.
@MainActor
@Suite struct BankEntryImportTests {
  @Test func `entries become contributions, and are taken once`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([
      .entry(2, 1, 10_00, "Gift"), .entry(3, 2, -3_00, "Card  fee"), .entry(4, 3, 0, "nothing"),
    ])
    let first = try await world.importEntries(file)
    #expect(first.imported == 2)
    #expect(first.files[0].rows.lines(.zeroAmount).first == [4])
    let second = try await world.importEntries(file)
    #expect(second.imported == 0)
    #expect(second.files[0].rows.lines(.alreadyImported).first == [2, 3])
    let total = try await world.japan().currentAmount
    #expect(total == .usd(607))
    try await world.contributions.fetchAll(for: world.japan(), page: Page(limit: 2))
    let names = world.contributions.rows.map(\.name)
    #expect(names.contains("Card fee"))
  }

  @Test func `a file with one row more adds one row`() async throws {
    let world = try BankWorld()
    let items: [BankFileItem] = [.entry(2, 1, 10_00, "Gift"), .entry(3, 1, 10_00, "Gift")]
    _ = try await world.importEntries(BankImportFile(items))
    let longer = try await world.importEntries(BankImportFile([.entry(1, 1, 10_00, "Gift")] + items))
    #expect(longer.imported == 1)
    let lines = longer.files[0].rows.lines(.alreadyImported).first
    #expect(lines == [1, 2])
  }

  @Test func `files that overlap are one import, and their common rows are one`() async throws {
    let world = try BankWorld()
    let january = BankImportFile([.entry(2, 1, 5_00, "Tea"), .entry(3, 2, 5_00, "Tea")], name: "a")
    let february = BankImportFile([.entry(2, 2, 5_00, "Tea"), .entry(3, 3, 5_00, "Tea")], name: "b")
    let report = try await world.importEntries(january, february)
    #expect(report.imported == 3)
    #expect(report.files[1].rows.lines(.alreadyImported).first == [2])
    #expect(world.log.operations.count == 1)
  }

  @Test func `an id that comes again with another day or amount is another entry`() async throws {
    let world = try BankWorld()
    let report = try await world.importEntries(
      BankImportFile([
        .entry(2, 1, 1_00, "Purchase", id: "77"), .entry(3, 1, 2_00, "Fee", id: "77"),
        .entry(4, 2, 1_00, "Purchase", id: "77"),
      ]))
    #expect(report.imported == 3)
    let again = try await world.importEntries(
      BankImportFile([.entry(2, 1, 2_00, "Fee, as the bank says now", id: "77")]))
    #expect(again.files[0].rows.lines(.alreadyImported).first == [2])
  }

  @Test func `ids of two accounts are different ids`() async throws {
    let world = try BankWorld()
    let first = BankImportFile([.account(1, "DE02"), .entry(2, 1, 1_00, "A", id: "1")])
    let second = BankImportFile([.account(1, "DE 03"), .entry(2, 1, 1_00, "B", id: "1")])
    _ = try await world.importEntries(first)
    let report = try await world.importEntries(second, probable: .import)
    #expect(report.imported == 1)
    let spaced = BankImportFile([.account(1, "de03"), .entry(2, 1, 1_00, "B", id: "1")])
    let again = try await world.importEntries(spaced)
    #expect(again.imported == 0)
  }

  @Test func `an entry whose text differs in case and blanks only is the same`() async throws {
    let world = try BankWorld()
    _ = try await world.importEntries(BankImportFile([.entry(2, 1, 1_00, "Café  Paris")]))
    let report = try await world.importEntries(BankImportFile([.entry(2, 1, 1_00, "CAFÉ PARIS")]))
    #expect(report.imported == 0)
  }

  @Test func `what a file holds is reported`() async throws {
    let world = try BankWorld()
    let report = try await world.importEntries(
      BankImportFile([
        .skipped(.outsideTable, line: 1), .entry(2, 9, 1_00, "a"), .entry(3, 1, -2_50, "b"), .entry(4, 2, 4_00, "c"),
        .skipped(.status("PDNG"), line: 5), .entry(6, 3, 8_00, "d"),
      ]))
    let file = report.files[0]
    #expect(file.days == .april(1)...(.april(9)))
    #expect(file.totals?.deposits == .usd(13))
    #expect(file.totals?.withdrawals == .usd(2.5))
    #expect(file.first.map(\.line) == [2, 3, 4])
    #expect(file.leftOut[.status("PDNG")]?.first == [5])
    #expect(file.entries == 4)
  }

  @Test func `a row in another currency refuses the file, unless it isn't chosen`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([
      .account(1, nil, in: "USD"), .entry(2, 1, 1_00), .entry(3, 1, 1_00, in: "EUR"), .entry(4, 1, 2_00, in: "usd"),
    ])
    let failure = await #expect(throws: BankImportError.self) { try await world.importEntries(file) }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].rows.errors.map(\.line) == [3])
    #expect(report.files[0].skipped == 0)
    #expect(report.files[0].rows.errors.map(\.reason) == [.otherCurrency("EUR", expected: Samples.currency("USD"))])
    var chosen = BankImport(files: [file], into: .goal(try await world.japan()))
    chosen.selection.currency = "USD"
    let taken = try await world.banks.importAll(chosen)
    #expect(taken.imported == 2)
    #expect(taken.files[0].notChosen.first == [3])
  }

  @Test func `a sign of the goal's currency is no other currency, whichever else has it`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([
      .entry(2, 1, 1_00, in: "$"), .entry(3, 1, 2_00, in: "US$"), .entry(4, 1, 4_00, in: "usd"),
    ])
    var chosen = BankImport(files: [file], into: .goal(try await world.japan()))
    chosen.selection.currency = "usd"
    let report = try await world.banks.importAll(chosen)
    #expect(report.imported == 3)
    let euros = BankImportFile([.entry(2, 1, 1_00, in: "€")])
    let failure = await #expect(throws: BankImportError.self) { try await world.importEntries(euros) }
    guard case .rejected(let refused) = failure else { return #expect(failure == nil) }
    #expect(refused.files[0].rows.errors.map(\.line) == [2])
  }

  @Test func `a file with several accounts needs a choice`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([
      .account(1, "DE01"), .entry(2, 1, 1_00), .account(3, "DE02"), .entry(4, 1, 2_00), .account(5, "DE03"),
      .entry(6, 1, 4_00),
    ])
    await #expect(throws: BankImportError.severalAccounts(name: "bank.ofx", accounts: ["DE01", "DE02", "DE03"])) {
      try await world.importEntries(file)
    }
    var chosen = BankImport(files: [file], into: .goal(try await world.japan()))
    chosen.selection.account = "de 02"
    let report = try await world.banks.importAll(chosen)
    #expect(report.files[0].first.map(\.line) == [4])
    chosen.selection.account = "DE04"
    await #expect(throws: BankImportError.noRows(name: "bank.ofx", accounts: ["DE01", "DE02", "DE03"])) {
      try await world.banks.importAll(chosen)
    }
  }

  @Test func `an amount that the currency doesn't have is refused with its line, and nothing is stored`() async throws {
    let world = try BankWorld()
    let third = BankFileEntry(line: 3, day: .april(1), amount: FileAmount(units: 1_001, decimals: 3), text: "")
    let zeros = BankFileEntry(line: 4, day: .april(1), amount: FileAmount(units: 1_500, decimals: 3), text: "")
    let file = BankImportFile([.entry(2, 1, 1_00), .entry(third), .entry(zeros)])
    let failure = await #expect(throws: BankImportError.self) { try await world.importEntries(file) }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].rows.errors.map(\.line) == [3])
    #expect(report.files[0].rows.imported == 0)
    let total = try await world.japan().currentAmount
    #expect(total == .usd(600))
  }

  @Test func `a file that breaks off is refused with its line`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.entry(2, 1, 1_00)], failure: .truncated(line: 7))
    let failure = await #expect(throws: BankImportError.self) { try await world.importEntries(file) }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    #expect(report.files[0].rows.errors.map(\.line) == [7])
    await #expect(throws: BankImportError.file(name: "x", .otherKind("PDF"))) {
      try await world.importEntries(BankImportFile([], name: "x", failure: .otherKind("PDF")))
    }
    await #expect(throws: BankImportError.unreadableFile(.missing(name: "x"))) {
      try await world.importEntries(BankImportFile([], name: "x", failure: .unreadable(.missing(name: "x"))))
    }
  }

  @Test func `a total that falls below zero refuses the import`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.entry(2, 1, -700_00, "Rent")])
    await #expect(throws: BankImportError.belowZero(available: .usd(600))) { try await world.importEntries(file) }
    var allowed = BankImport(files: [file], into: .goal(try await world.japan()))
    allowed.allowsNegativeTotal = true
    let report = try await world.banks.importAll(allowed)
    #expect(report.imported == 1)
  }

  @Test func `a trial reports what an import would do, and stores nothing`() async throws {
    let world = try BankWorld()
    let file = BankImportFile([.entry(2, 1, 10_00, "Gift"), .entry(3, 12, 50_00, "By transfer")])
    let files = BankImport(files: [file], into: .goal(try await world.japan()))
    let trial = try await world.banks.importAll(files, isTrial: true) { _ in }
    #expect(trial.imported == 1)
    #expect(trial.files[0].twins == [RowTwin(line: 3, number: 5)])
    let total = try await world.japan().currentAmount
    #expect(total == .usd(600))
  }

  @Test func `an import that reaches the goal says so`() async throws {
    let world = try BankWorld()
    let report = try await world.importEntries(BankImportFile([.entry(2, 1, 2_400_00, "Bonus")]))
    #expect(report.reachedGoal?.contains("Japan trip") == true)
  }
}
