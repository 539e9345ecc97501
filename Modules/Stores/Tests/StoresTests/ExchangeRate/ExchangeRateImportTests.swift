import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Synchronization
import Testing

/// What every store of exchange rates does with a file.
@MainActor
@Suite(.temporaryFolder) struct ExchangeRateImportTests {
  private let euro = Samples.currency("EUR")

  @Test func `a row has a rate for each currency, and a file is taken once`() async throws {
    let store = try AccountWorld().rates
    let file = try csv("Date, USD,JPY ,SEK,\n2026-04-02,1.0823,N/A,11.2345,\n2026-04-01,1.08,,n/a,\n")
    let first = try await store.importAll(file)
    let counts = [first.read, first.imported, first.skipped]
    #expect(counts == [6, 3, 3])
    #expect(first.lines(.missingRate).first == [2, 3])
    let before = try await texts(store)
    #expect(before == ["EUR 11.2345 SEK 2026-04-02", "EUR 1.08 USD 2026-04-01", "EUR 1.0823 USD 2026-04-02"])
    let second = try await store.importAll(file)
    #expect(second.imported == 0)
    #expect(second.lines(.sameRate).count == 3)
    let after = try await texts(store)
    #expect(after == before)
  }

  @Test func `another rate of a stored day takes its place, and it is said`() async throws {
    let store = try AccountWorld().rates
    _ = try await store.importAll(try csv("date,USD,GBP\n2026-04-01,1.08,0.85\n"))
    let report = try await store.importAll(try csv("date,USD,GBP\n2026-04-01,1.09,0.85\n"))
    let counts = [report.read, report.imported, report.skipped]
    #expect(counts == [2, 1, 1])
    #expect(report.lines(.otherRate).first == [2])
    let stored = try await texts(store)
    #expect(stored == ["EUR 0.85 GBP 2026-04-01", "EUR 1.09 USD 2026-04-01"])
  }

  @Test func `currencies out of circulation are skipped, and counted`() async throws {
    let store = try AccountWorld().rates
    let report = try await store.importAll(try csv("date,USD,HRK,DEM\n2026-04-01,1.08,7.53,N/A\n"))
    #expect(report.lines(.formerCurrency).count == 1)
    #expect(report.lines(.missingRate).count == 1)
    let stored = try await texts(store)
    #expect(stored == ["EUR 1.08 USD 2026-04-01"])
  }

  @Test func `a file is read as it is written`() async throws {
    let store = try AccountWorld().rates
    var file = try csv("Jour;USD;JPY\n1.4.2026;1,0823;1.162,5\n")
    file.dateColumn = "jour"
    file.form = try FileForm(
      [.dateFormat: "d.M.yyyy", .decimalMark: ",", .delimiter: ";", .encoding: "utf-8"], on: Samples.today)
    _ = try await store.importAll(file)
    let stored = try await texts(store)
    #expect(stored == ["EUR 1162.5 JPY 2026-04-01", "EUR 1.0823 USD 2026-04-01"])
  }

  @Test(
    arguments: [
      (
        "date,USD\n2026-04-01,1.08\n2026-04-02,x\n", 3, 12,
        ExchangeRateRowProblem.rate("x", .notANumber("x", column: 1))
      ),
      ("date,USD\n2026-04-01,0\n", 2, 12, .notPositive("0")), ("date,USD\n2026-04-01,-1\n", 2, 12, .notPositive("-1")),
      ("date,USD\n2026-04-01,1/0\n", 2, 12, .rate("1/0", .notANumber("1/0", column: 3))),
      ("date,USD\n01/04/2026,1\n", 2, 1, .date("01/04/2026")),
      ("date,USD\n2026-04-01,1\n2026-04-01,1\n", 3, 1, .sameDay(Samples.day(20_260_401), line: 2)),
      ("date,USD,UDS\n2026-04-01,1,1\n", 1, 10, .column("UDS")), ("date,,USD\n2026-04-01,1,1\n", 1, 6, .column("")),
      ("date,USD,usd\n2026-04-01,1,1\n", 1, 10, .sameColumn(Samples.currency("USD"))),
      ("date,EUR\n2026-04-01,1\n", 1, 6, .baseColumn(Samples.currency("EUR"))),
      ("date\n2026-04-01\n", 1, nil, .noCurrency),
      ("day,USD\n2026-04-01,1\n", 1, nil, .csv(.missingColumn(name: "date", available: ["day", "USD"]))),
    ] as [(String, Int, Int?, ExchangeRateRowProblem)])
  func `a file with a fault is refused where it is, and nothing is stored`(
    _ text: String, _ line: Int, _ column: Int?, _ reason: ExchangeRateRowProblem
  ) async throws {
    let store = try AccountWorld().rates
    let failure = await #expect(throws: ExchangeRateImportError.self) { try await store.importAll(try csv(text)) }
    #expect(failure?.report?.errors == [RowError(line: line, column: column, reason: reason)])
    #expect(failure?.report?.imported == 0)
    let stored = try await texts(store)
    #expect(stored == [])
  }

  @Test func `a file that isn't there is named, and a failure of the storage is told`() async throws {
    let world = try AccountWorld()
    let file = ExchangeRateImport(source: .file(path: "/none"), base: euro)
    await #expect(throws: ExchangeRateImportError.unreadableFile(.missing(name: "/none"))) {
      try await world.rates.importAll(file)
    }
    world.rateLog.failNext(with: .busy)
    await #expect(throws: ExchangeRateImportError.storage(.busy)) { try await world.rates.importAll(file) }
    try world.rateLog.verify()
  }

  @Test func `every thousand rates it is told how far the import has come`() async throws {
    let store = try AccountWorld().rates
    let days = (1...500).compactMap { Samples.day(20_200_101).adding(days: $0) }
    let file = try csv("date,USD,GBP,CHF\n" + days.map { "\($0),1.1,0.8,0.9\n" }.joined())
    let told = Mutex<[Int]>([])
    let report = try await store.importAll(file) { rates in told.withLock { $0.append(rates) } }
    #expect(report.imported == 1_500)
    let rates = told.withLock { $0 }
    #expect(rates == [1_002])
  }

  /// What is stored, by its words.
  private func texts(_ store: any ExchangeRateStore) async throws -> [String] {
    try await store.fetchAll()
    return store.rows.map { "\($0.currency) \($0.rate) \($0.base) \($0.date)" }.sorted { first, second in
      let words = [first, second].map { $0.split(separator: " ") }
      return (words[0][2], words[0][3]) < (words[1][2], words[1][3])
    }
  }

  private func csv(_ text: String) throws -> ExchangeRateImport {
    ExchangeRateImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)), base: euro)
  }
}
