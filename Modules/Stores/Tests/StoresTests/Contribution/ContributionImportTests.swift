import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Synchronization
import Testing

/// What every contribution store does with a file.
@MainActor
@Suite(.temporaryFolder) struct ContributionImportTests {
  @Test func `rows are taken once, however often the file comes`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let file = try csv("Date,Amount,Name\n2026-04-01,10,Gift\n2026-04-02,-3,\n2026-04-03,0.00,nothing\n")
    let first = try await world.contributions.importAll(file, into: japan)
    #expect(first.read == 3)
    #expect(first.imported == 2)
    #expect(first.lines(.zeroAmount).first == [4])
    let second = try await world.contributions.importAll(file, into: japan)
    #expect(second.imported == 0)
    #expect(second.lines(.alreadyImported).first == [2, 3])
    #expect(second.skipped == 3)
    let total = try await world.japan().currentAmount
    #expect(total == .usd(607))
  }

  @Test func `equal rows of one file are different rows`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let coffee = "2026-04-01,5,Coffee\n"
    let first = try await world.contributions.importAll(csv("date,amount,name\n" + coffee + coffee), into: japan)
    #expect(first.imported == 2)
    let longer = try csv("date,amount,name\n" + coffee + coffee + coffee)
    let second = try await world.contributions.importAll(longer, into: japan)
    #expect(second.imported == 1)
    #expect(second.lines(.alreadyImported).count == 2)
  }

  @Test func `a file is known again, whatever was called its name column`() async throws {
    let world = try World()
    let japan = try await world.japan()
    var file = try csv("date,amount,name,text\n2026-04-01,10,Gift,from Ann\n2026-04-02,3,,Interest\n")
    let first = try await world.contributions.importAll(file, into: japan)
    #expect(first.imported == 2)
    file.nameColumn = "text"
    let second = try await world.contributions.importAll(file, into: japan)
    #expect(second.lines(.alreadyImported).first == [2, 3])
    let total = try await world.japan().currentAmount
    #expect(total == .usd(613))
  }

  @Test func `rows that differ in a column that isn't read are different rows`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let header = "date,amount,name,reference\n"
    let file = try csv(header + "2026-04-01,5,Coffee,A1\n2026-04-01,5,Coffee,A2\n")
    let first = try await world.contributions.importAll(file, into: japan)
    #expect(first.imported == 2)
    let later = try csv(header + "2026-04-01,5,Coffee,A2\n2026-04-01,5,Coffee,A3\n2026-04-01,5,Coffee,A2\n")
    let second = try await world.contributions.importAll(later, into: japan)
    #expect(second.imported == 2)
    #expect(second.lines(.alreadyImported).first == [2])
  }

  @Test func `amounts in one column aren't those in another`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let amounts = ContributionImport.AmountColumns.separate(deposit: "in", withdrawal: "out")
    let report = try await world.contributions.importAll(
      csv("date,in,out\n2026-04-01,5,\n2026-04-01,,5\n", amounts: amounts), into: japan)
    #expect(report.imported == 2)
    let again = try await world.contributions.importAll(
      csv("date,in,out\n2026-04-01,,5\n", amounts: amounts), into: japan)
    #expect(again.imported == 0)
  }

  @Test func `another order of columns makes another file`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let first = try await world.contributions.importAll(csv("date,amount\n2026-04-01,5\n"), into: japan)
    let turned = try await world.contributions.importAll(csv("amount,date\n5,2026-04-01\n"), into: japan)
    #expect(first.imported == 1)
    #expect(turned.imported == 1)
  }

  @Test func `white space, quotes, line ends and the encoding make no other row`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let first = try await world.contributions.importAll(csv("date,amount,name\n2026-04-01,5,Caf\u{E9}\n"), into: japan)
    #expect(first.imported == 1)
    for text in ["date,amount,name,\r\n 2026-04-01 ,\"5\",Cafe\u{301} ,\r\n", "Day;Sum;Text\n2026-04-01;5;Caf\u{E9}\n"]
    {
      var file = try csv(text)
      if text.hasPrefix("Day") {
        (file.form.delimiter, file.dateColumn, file.amountColumns) = (.semicolon, "Day", .signed("Sum"))
      }
      let again = try await world.contributions.importAll(file, into: japan)
      #expect(again.imported == 0, "\(text)")
    }
    let bytes = Array("date,amount,name\n2026-04-01,5,Caf".utf8) + [0xE9, 0x0A]
    var latin = ContributionImport(source: .file(path: try TemporaryFolder.current.newFile(bytes)))
    latin.form.encoding = .windows1252
    let encoded = try await world.contributions.importAll(latin, into: japan)
    #expect(encoded.imported == 0)
  }

  @Test func `a row with the day and the amount of one made by hand is imported, and both are named`() async throws {
    let world = try World()
    let japan = try await world.japan()
    // The samples have these very contributions, made by hand: the first is number 5.
    let rows =
      "2026-04-12,50,Gift\n2026-04-12,50,\n2026-04-12,50,\n2026-03-12,-50,Guide book\n2026-03-12,50,Guide book\n"
    let report = try await world.contributions.importAll(csv("date,amount,name\n" + rows), into: japan)
    #expect(report.imported == 5)
    #expect(report.twins == [RowTwin(line: 2, number: 5), RowTwin(line: 5, number: 3)])
    let again = try await world.contributions.importAll(csv("date,amount,name\n" + rows), into: japan)
    #expect(again.imported == 0)
    #expect(again.twins == [])
  }

  @Test func `one wrong row refuses the whole file`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let file = try csv("date,amount\n2026-04-01,10\n2026-02-30,5\n2026-04-03,12abc\n2026-04-04\n")
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(file, into: japan)
    }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    let problems = report.errors.map(\.reason)
    #expect(
      problems == [
        .date("2026-02-30"), .amount("12abc", .notANumber("12abc", column: 3)),
        .csv(.shortRow(line: 5, expected: 2, found: 1)),
      ])
    let places = report.errors.map { [$0.line, $0.column ?? 0] }
    #expect(places == [[3, 1], [4, 12], [5, 0]])
    #expect(report.imported == 0)
    let count = try await world.japan().contributionCount
    #expect(count == 5)
  }

  @Test func `a total below zero refuses the whole file`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let file = try csv("date,amount\n2026-04-01,-700\n2026-04-02,50\n")
    await #expect(throws: ContributionImportError.belowZero(available: .usd(600))) {
      try await world.contributions.importAll(file, into: japan)
    }
    // Earlier days are not looked at: what counts is where it ends.
    let recovering = try csv("date,amount\n2026-04-01,-700\n2026-04-02,150\n")
    let report = try await world.contributions.importAll(recovering, into: japan)
    #expect(report.imported == 2)
    var lenient = file
    lenient.allowsNegativeTotal = true
    let allowed = try await world.contributions.importAll(lenient, into: japan)
    // The first row is known from the file before.
    #expect(allowed.imported == 1)
  }

  @Test func `a bank's two columns become one sign`() async throws {
    let world = try World()
    let japan = try await world.japan()
    var file = try csv(
      "Day;Out;In;Text;\n25/05/2026;;1.903,52;Salary;\n15/05/2026;2,76;;Coffee;\n16/05/2026;0,00;7;x;\n")
    file.form.delimiter = .semicolon
    file.form.decimalMark = .comma
    file.dateColumn = "day"
    file.form.dateFormat = try DayFormat("dd/MM/yyyy")
    file.amountColumns = .separate(deposit: "In", withdrawal: "Out")
    file.nameColumn = "Text"
    let report = try await world.contributions.importAll(file, into: japan)
    #expect(report.imported == 3)
    let total = try await world.japan().currentAmount.plainText
    #expect(total == "2507.76")
  }

  @Test func `both columns, neither and a minus are no amount`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let text = "date,in,out\n2026-04-01,1,2\n2026-04-01,,\n2026-04-01,-1,\n"
    let file = try csv(text, amounts: .separate(deposit: "in", withdrawal: "out"))
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(file, into: japan)
    }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    let problems = report.errors.map(\.reason)
    #expect(problems == [.twoAmounts, .missingAmount, .negativeAmount("-1")])
  }

  @Test func `the one amount without a positive counterpart is refused`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let least = "-92233720368547758.08"
    let separate = ContributionImport.AmountColumns.separate(deposit: "in", withdrawal: "out")
    for file in [
      try csv("date,amount\n2026-04-01,\(least)\n"),
      try csv("date,in,out\n2026-04-01,\(least),\n", amounts: separate),
      try csv("date,in,out\n2026-04-01,,\(least)\n", amounts: separate),
    ] {
      let failure = await #expect(throws: ContributionImportError.self) {
        try await world.contributions.importAll(file, into: japan)
      }
      let reasons = failure?.report?.errors.map(\.reason) ?? []
      let limit = Money(minorUnits: .max, in: japan.currency)
      #expect(reasons == [.amount(least, AmountReadingError(MoneyRangeError(limit: limit)))])
    }
  }

  @Test func `a column of currencies has to agree`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let file = try csv("date,amount,Currency\n2026-04-01,1,USD\n2026-04-01,2,EUR\n")
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(file, into: japan)
    }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    let problems = report.errors.map(\.reason)
    #expect(problems == [.otherCurrency("EUR", expected: japan.currency)])
  }

  @Test func `a missing column and a broken quote name their place`() async throws {
    let world = try World()
    let japan = try await world.japan()
    for (text, expected) in [
      ("day,amount\n", CSVError.missingColumn(name: "date", available: ["day", "amount"])),
      ("date,amount\n2026-04-01,\"1\n", .unclosedQuote(line: 2, column: 12)),
      ("date,amount\n2026-04-01,1\u{0}\n", .nul(line: 2, column: 13)),
    ] {
      let file = try csv(text)
      let failure = await #expect(throws: ContributionImportError.self) {
        try await world.contributions.importAll(file, into: japan)
      }
      guard case .rejected(let report) = failure else { return #expect(failure == nil) }
      let problems = report.errors.map(\.reason)
      #expect(problems == [.csv(expected)])
    }
  }

  @Test func `a file that isn't there is said so`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let path = "/nowhere/file.csv"
    let file = ContributionImport(source: .file(path: path))
    await #expect(throws: ContributionImportError.unreadableFile(.missing(name: path))) {
      try await world.contributions.importAll(file, into: japan)
    }
  }

  @Test func `a cancelled import changes nothing`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let rows = (1...2_000).map { "2026-04-01,\($0)\n" }.joined()
    let file = try csv("date,amount\n" + rows)
    let task = Task { try await world.contributions.importAll(file, into: japan) }
    task.cancel()
    let result = await task.result
    #expect(throws: ContributionImportError.storage(.cancelled)) { try result.get() }
    let count = try await world.japan().contributionCount
    #expect(count == 5)
  }

  @Test func `every thousand rows it is told how far the import has come`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let file = try csv("date,amount\n" + (1...2_500).map { "2026-04-01,\($0)\n" }.joined())
    let told = Mutex<[Int]>([])
    let report = try await world.contributions.importAll(file, into: japan) { rows in
      told.withLock { $0.append(rows) }
    }
    let rows = told.withLock { $0 }
    #expect(rows == [1_000, 2_000])
    #expect(report.imported == 2_500)
  }

  @Test func `many errors are counted, the first are named`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let file = try csv("date,amount\n" + String(repeating: "never,1\n", count: 250))
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(file, into: japan)
    }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    #expect(report.errorCount == 250)
    #expect(report.errors.count == 100)
  }
}

/// A file with this text.
private func csv(
  _ text: String, amounts: ContributionImport.AmountColumns = .signed("amount")
) throws -> ContributionImport {
  var file = ContributionImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)))
  file.amountColumns = amounts
  return file
}
