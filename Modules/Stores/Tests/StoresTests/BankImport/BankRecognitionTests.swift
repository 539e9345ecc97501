import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What a store finds out about files before it imports them.
@MainActor
@Suite struct BankRecognitionTests {
  private static let statement = "Date,Amount,Text\n2026-04-01,10.00,Gift\n2026-04-02,-3.00,Fee\n"

  @Test func `a file whose reading is decided can be imported`() async throws {
    let world = try BankWorld()
    var options = BankFileOptions()
    options.sign = .signed
    let files = try await recognize(Self.statement, options, world)
    let report = try await world.banks.importAll(BankImport(files: files, into: .goal(try await world.japan())))
    #expect(report.imported == 2)
    #expect(report.files[0].evidence.contains { $0.subject == .sign && $0.value == "signed" })
    #expect(files[0].options?.sign == .signed)
  }

  @Test func `a reading that nothing proves is undecided`() async throws {
    let world = try BankWorld()
    let failure = await #expect(throws: BankImportError.self) { try await recognize(Self.statement, .init(), world) }
    guard case .undecided(let name, let questions) = failure else { return #expect(failure == nil) }
    #expect(name == "-")
    #expect(questions.map(\.subject) == [.sign])
  }

  @Test func `a file that is no statement, and one that isn't there, are refused`() async throws {
    let world = try BankWorld()
    await #expect(throws: BankImportError.file(name: "-", .otherKind("PDF"))) {
      try await recognize("%PDF-1.7\n", .init(), world)
    }
    await #expect(throws: BankImportError.unreadableFile(.missing(name: "/no/such.csv"))) {
      try await world.banks.recognize(
        [.file(path: "/no/such.csv")], BankFileOptions(), profiles: [], on: Samples.today)
    }
  }

  @Test(arguments: [(2027, true), (2028, false)])
  func `a file from the future is refused with its line, and nothing is stored`(
    _ year: Int, _ isRead: Bool
  ) async throws {
    let world = try BankWorld()
    let text = "Date,Amount,Balance\n2026-04-01,10.00,10.00\n\(year)-12-31,-3.00,7.00\n"
    let files = try await recognize(text, .init(), world)
    let day = try #require(CalendarDay(year: year, month: 12, day: 31))
    let targets = [
      BankImportTarget.goal(try await world.japan()), .account(try await world.account("Rainy day")),
    ]
    for target in targets {
      var files = BankImport(files: files, into: target)
      files.probable = .skip
      if isRead {
        let report = try await world.banks.importAll(files)
        #expect(report.imported > 0)
        continue
      }
      let failure = await #expect(throws: BankImportError.self) { try await world.banks.importAll(files) }
      guard case .rejected(let report) = failure else { return #expect(failure == nil) }
      let errors = report.files[0].rows.errors
      #expect(errors == [RowError(line: 3, column: nil, reason: .future(day))])
      #expect(report.imported == 0)
    }
  }

  @Test func `the accounts of files are those that have rows`() async throws {
    let world = try BankWorld()
    let first = BankImportFile([
      .account(1, "DE 01"), .account(2, "de02"), .entry(3, 1, 1), .skipped(.zeroAmount, line: 4),
    ])
    let second = BankImportFile([.entry(1, 1, 1), .account(2, "DE02"), .closing(3, 1, 1)])
    let all = try await world.banks.accounts(of: [first, second], BankFileSelection())
    #expect(all == ["DE02", ""])
    let chosen = try await world.banks.accounts(of: [first, second], BankFileSelection(account: "DE02"))
    #expect(chosen == ["DE02"])
    await #expect(throws: BankImportError.file(name: "x", .truncated(line: 9))) {
      try await world.banks.accounts(
        of: [BankImportFile([], name: "x", failure: .truncated(line: 9))], BankFileSelection())
    }
  }

  private func recognize(
    _ text: String, _ options: BankFileOptions, _ world: BankWorld
  ) async throws -> [BankImportFile] {
    try await world.banks.recognize([.bytes(Array(text.utf8))], options, profiles: [], on: Samples.today)
  }
}
