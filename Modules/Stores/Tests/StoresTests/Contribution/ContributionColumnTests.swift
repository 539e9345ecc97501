import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// What an import of contributions sees in the columns that it doesn't read, and in what can't be seen.
@MainActor
@Suite(.temporaryFolder) struct ContributionColumnTests {
  @Test(arguments: [
    ("Af Bij", ["Bij", "Af"]), ("D/C", ["C", "D"]), ("Type", ["credit", "debit"]), ("Type", ["CR", "DR"]),
    ("S/H", ["h", "s"]), ("Richtung", ["Haben", "Soll"]), ("Sens", ["Crédit", "Débit"]), ("Sign", ["+", "-"]),
    ("Direction", ["in", "OUT"]), ("Sign", ["+", "\u{2212}"]), ("Tipo", ["abono", "cargo"]),
  ])
  func `a column of signs beside amounts without one refuses the file`(_ name: String, _ words: [String]) async throws {
    let world = try World()
    let japan = try await world.japan()
    let rows = "2026-04-01,5,\(words[1])\n2026-04-02,5,\(words[0])\n2026-04-03,5,\(words[1])\n"
    var file = try csv("date,amount,\(name)\n" + rows)
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(file, into: japan)
    }
    let errors = failure?.report?.errors
    #expect(errors == [RowError(line: 2, column: 14, reason: .signColumn(name, words: words))])
    let count = try await world.japan().contributionCount
    #expect(count == 5)
    file.readsSignsAsWritten = true
    let report = try await world.contributions.importAll(file, into: japan)
    #expect(report.imported == 3)
  }

  @Test(arguments: [["debit", "debit"], ["CR", ""], ["", "Af"]])
  func `one word of a sign is enough where the amounts don't say the same`(_ words: [String]) async throws {
    let world = try World()
    let japan = try await world.japan()
    let rows = words.map { "2026-04-01,5,\($0)\n" }.joined()
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(csv("date,amount,type\n" + rows), into: japan)
    }
    let reasons = failure?.report?.errors.map(\.reason)
    #expect(reasons == [.signColumn("type", words: words.filter { !$0.isEmpty }.first.map { [$0] } ?? [])])
  }

  @Test(arguments: [
    "5,credit\n-5,debit\n", "5,credit\n5,credit\n", "5,C\n5,\n", "5,D\n5,D\n", "5,-\n5,-\n", "5,C\n5,H\n",
    "5,in\n5,debit\n",
    "5,credit\n5,card\n", "5,\n5,\n",
  ])
  func `any other column says nothing of signs`(_ rows: String) async throws {
    let world = try World()
    let japan = try await world.japan()
    let days = rows.split(separator: "\n").map { "2026-04-01,\($0)\n" }.joined()
    let report = try await world.contributions.importAll(csv("date,amount,type\n" + days), into: japan)
    #expect(report.imported == 2)
  }

  @Test(arguments: [
    "Währung", "WAEHRUNG", "Munt", "Devise", "Valuta", "Moneda", "Ccy", "Currency Code", "\u{FEFF}currency", "通貨",
  ])
  func `a column of currencies is known by its other names`(_ name: String) async throws {
    let world = try World()
    let japan = try await world.japan()
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(csv("date,amount,\(name)\n2026-04-01,5,EUR\n"), into: japan)
    }
    let errors = failure?.report?.errors
    #expect(errors == [RowError(line: 2, column: 14, reason: .otherCurrency("EUR", expected: japan.currency))])
    let rows = "date,amount,\(name)\n2026-04-01,5,usd\n2026-04-02,5,\n"
    let report = try await world.contributions.importAll(csv(rows), into: japan)
    #expect(report.imported == 2)
  }

  @Test func `a column Valuta may hold days`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let text = "date,amount,Valuta\n2026-04-01,5,02.04.2026\n"
    let report = try await world.contributions.importAll(csv(text), into: japan)
    #expect(report.imported == 1)
  }

  @Test func `what can't be seen makes no other day, amount or column`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let text =
      "\u{FEFF}\u{FEFF}date\u{200B},amount\n\u{FEFF}2026-04-01,1\n\u{200E}2026-04-02,\u{200E}-2\n2026-04-03\u{A0},\u{200B}3\u{2060}\n"
    let report = try await world.contributions.importAll(csv(text), into: japan)
    #expect(report.imported == 3)
    let total = try await world.japan().currentAmount
    #expect(total == .usd(602))
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(csv("date,amount\n2026-04-01,\u{200B}\n"), into: japan)
    }
    let reasons = failure?.report?.errors.map(\.reason)
    #expect(reasons == [.missingAmount])
  }

  @Test func `blank rows are left out, and a last line of another shape is refused`() async throws {
    let world = try World()
    let japan = try await world.japan()
    let blank = try await world.contributions.importAll(
      csv(",,\ndate,amount,name\n,,\n2026-04-01,5,a\n,,\n"), into: japan)
    #expect(blank.read == 1)
    #expect(blank.imported == 1)
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(csv("date,amount\n2026-04-02,5\n*** no more rows ***\n"), into: japan)
    }
    let reasons = failure?.report?.errors.map(\.reason)
    #expect(reasons == [.csv(.shortRow(line: 3, expected: 2, found: 1))])
  }

  @Test func `a day of one of two centuries is refused with both`() async throws {
    let world = try World()
    let japan = try await world.japan()
    var file = try csv("date,amount\n14/05/98,5\n01/02/45,5\n")
    file.form.dateFormat = try DayFormat("dd/MM/yy", readOn: Samples.today)
    let failure = await #expect(throws: ContributionImportError.self) {
      try await world.contributions.importAll(file, into: japan)
    }
    let (first, second) = (Samples.day(19_450_201), Samples.day(20_450_201))
    let errors = failure?.report?.errors
    #expect(errors == [RowError(line: 3, column: 1, reason: .twoCenturies("01/02/45", first: first, second: second))])
  }
}

/// A file with this text.
private func csv(_ text: String) throws -> ContributionImport {
  ContributionImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)))
}
