import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Testing

/// Of several balances of a day the one counts that was true at its end, in whichever direction a file runs.
@MainActor
@Suite(.temporaryFolder) struct BalanceUpdateFileOrderTests {
  @Test func `W09 two updates on one day (REC)`() async throws {
    let world = try AccountWorld()
    let report = try await world.updates.importAll(
      csv("2026-04-11,chase,-90\n2026-04-10,chase,-80\n2026-04-10,chase,-70\n2026-04-09,chase,-60\n"))
    #expect(report.imported == 4)
    #expect(report.orders == [BalanceUpdateFileOrder(account: "Chase", order: .newestFirst, days: 1)])
    let card = try await world.account("chase", on: 20_260_410)
    #expect(card.balance == .usd(-80))
    try await world.updates.fetchAll(for: card, page: .first)
    let stored = world.updates.rows.filter { $0.date == Samples.day(20_260_410) }
    let latest = stored.max { $0.number < $1.number }
    #expect(latest?.balance == .usd(-80))
  }

  @Test func `each account has its own direction`() async throws {
    let world = try AccountWorld()
    let report = try await world.updates.importAll(
      csv(
        "2026-04-09,rainy day,1\n2026-04-11,chase,-90\n2026-04-10,rainy day,2\n2026-04-10,chase,-80\n"
          + "2026-04-10,rainy day,3\n2026-04-10,chase,-70\n2026-04-11,rainy day,4\n2026-04-09,chase,-60\n"))
    #expect(
      report.orders == [
        BalanceUpdateFileOrder(account: "Chase", order: .newestFirst, days: 1),
        BalanceUpdateFileOrder(account: "Rainy day", order: .oldestFirst, days: 1),
      ])
    let card = try await world.account("chase", on: 20_260_410).balance
    #expect(card == .usd(-80))
    let savings = try await world.account("rainy day", on: 20_260_410).balance
    #expect(savings == .usd(3))
    #expect(report.lines(.sameDay).first == [5, 6])
  }

  @Test func `a day whose order can't be known refuses the file`() async throws {
    let world = try AccountWorld()
    for (rows, line, column) in [
      ("2026-04-10,chase,-80\n2026-04-10,chase,-70\n", 3, 1),
      // The days run forward, then backward.
      ("2026-04-09,chase,-1\n2026-04-10,chase,-80\n 2026-04-10,chase,-70\n2026-04-08,chase,-1\n", 4, 1),
      (
        "2026-04-09,chase,-1\n2026-04-10,chase,-2\n2026-04-08,chase,-1\n2026-04-07,chase,-3\n2026-04-07,chase,-4\n", 6,
        1
      ),
      // A day comes twice.
      ("2026-04-10,chase,-80\n2026-04-09,chase,-1\n2026-04-10,chase,-70\n", 4, 1),
    ] {
      let failure = await #expect(throws: BalanceUpdateImportError.self) {
        try await world.updates.importAll(csv(rows))
      }
      let errors = failure?.report?.errors ?? []
      #expect(errors == [RowError(line: line, column: column, reason: .unknownOrder("Chase"))], "\(rows)")
      let balance = try await world.account("chase").balance
      #expect(balance == .usd(-50))
    }
    let both = "2026-04-10,chase,-80\n2026-04-10,rainy day,1\n2026-04-10,rainy day,2\n2026-04-10,chase,-70\n"
    let failure = await #expect(throws: BalanceUpdateImportError.self) { try await world.updates.importAll(csv(both)) }
    let reasons = failure?.report?.errors.map(\.reason) ?? []
    #expect(reasons == [.unknownOrder("Chase"), .unknownOrder("Rainy day")])
  }

  @Test func `an order that is said is taken`() async throws {
    for (order, end) in [(FileOrder.oldestFirst, .usd(-70)), (.newestFirst, .usd(-80))] as [(FileOrder, Money)] {
      for rows in [
        "2026-04-10,chase,-80\n2026-04-10,chase,-70\n",
        "2026-04-10,chase,-80\n2026-04-09,chase,-1\n2026-04-10,chase,-70\n",
        "2026-04-09,chase,-1\n2026-04-10,chase,-80\n2026-04-10,chase,-70\n2026-04-11,chase,-2\n",
      ] {
        let world = try AccountWorld()
        let report = try await world.updates.importAll(csv(rows, order))
        #expect(report.orders == [BalanceUpdateFileOrder(account: "Chase", order: order, days: 1)], "\(rows)")
        let balance = try await world.account("chase", on: 20_260_410).balance
        #expect(balance == end, "\(order): \(rows)")
      }
    }
  }

  @Test func `where a day has one balance, its rows may stand anywhere`() async throws {
    let world = try AccountWorld()
    let report = try await world.updates.importAll(
      csv("2026-04-10,chase,-3\n2026-04-08,chase,-1\n2026-04-11,chase,-4\n2026-04-09,chase,-2\n"))
    #expect(report.imported == 4)
    #expect(report.orders == [])
    // Equal balances leave nothing to choose.
    let equal = try await world.updates.importAll(csv("2026-04-12,chase,-5\n2026-04-12,chase,-5.00\n"))
    #expect(equal.imported == 2)
    let balance = try await world.account("chase").balance
    #expect(balance == .usd(-5))
  }

  @Test func `a longer file adds what came later that day, and never an earlier one`() async throws {
    let world = try AccountWorld()
    _ = try await world.updates.importAll(csv("2026-04-09,chase,-1\n2026-04-10,chase,-3\n"))
    let longer = "2026-04-10,chase,-4\n2026-04-10,chase,-3\n2026-04-10,chase,-2\n2026-04-09,chase,-1\n"
    let report = try await world.updates.importAll(csv(longer))
    #expect(report.imported == 1)
    #expect(report.lines(.superseded).first == [4])
    #expect(report.lines(.alreadyImported).first == [3, 5])
    let balance = try await world.account("chase").balance
    #expect(balance == .usd(-4))
    let again = try await world.updates.importAll(csv(longer))
    #expect(again.imported == 0)
  }

  @Test(arguments: [1, 2, 3]) func `any history comes in alike, forward, backward and interleaved`(
    _ seed: Int
  ) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for round in 0..<12 {
      let history = History(using: &random)
      var shown: [[[Decimal]]] = []
      for isBackward in [[false, false], [true, true], [true, false]] {
        let world = try AccountWorld()
        let text = history.text(isBackward, using: &random)
        let report = try await world.updates.importAll(csv(text))
        #expect(report.imported == history.count, "seed \(seed), round \(round): \(text)")
        var ends: [[Decimal]] = []
        for name in History.accounts { ends.append(try await history.ends(of: name, in: world)) }
        #expect(ends == history.ends, "seed \(seed), round \(round): \(text)")
        for other in [[false, false], [true, true], isBackward] {
          let again = try await world.updates.importAll(csv(history.text(other, using: &random)))
          #expect(again.lines(.alreadyImported).count == history.count, "seed \(seed), round \(round)")
        }
        shown.append(ends)
      }
      #expect(shown[0] == shown[1], "seed \(seed), round \(round)")
    }
  }

  @Test func `a debt above zero is warned about, once it is imported`() async throws {
    let world = try AccountWorld()
    let file = try csv("2026-04-09,chase,60\n2026-04-10,chase,-50\n2026-04-10,rainy day,5\n2026-04-11,chase,0\n")
    let report = try await world.updates.importAll(file)
    #expect(report.positiveDebts.first == [2])
    let again = try await world.updates.importAll(file)
    #expect(again.positiveDebts.count == 0)
  }

  @Test func `an account is named exactly`() async throws {
    let world = try AccountWorld()
    try await world.open(1, "Chase Gold", .creditCard, nil)
    let rows = [
      " Rainy  day", "chas", "2", "", " chase ", "#2", FinancialAccountEntity.card.id.uuidString.lowercased(),
    ]
    let text = rows.map { "2026-04-10,\($0),0\n" }.joined()
    let failure = await #expect(throws: BalanceUpdateImportError.self) { try await world.updates.importAll(csv(text)) }
    let card = Candidate(number: 2, name: "Chase")
    let errors = failure?.report?.errors ?? []
    #expect(
      errors == [
        RowError(line: 2, column: 12, reason: .unknownAccount(" Rainy  day")),
        RowError(
          line: 3, column: 12,
          reason: .unknownAccount("chas", candidates: [card, Candidate(number: 5, name: "Chase Gold")])),
        RowError(line: 4, column: 12, reason: .unknownAccount("2", candidates: [card])),
        RowError(line: 5, column: 12, reason: .missingAccount),
      ])
    let good = try await world.updates.importAll(csv(rows.suffix(3).map { "2026-04-10,\($0),0\n" }.joined()))
    #expect(good.imported == 3)
  }

  @Test func `an account whose name is a number is named by it`() async throws {
    let world = try AccountWorld()
    try await world.open(1, "401", .pension, nil)
    try await world.open(2, "2", .pension, nil)
    let report = try await world.updates.importAll(csv("2026-04-10, 401 ,7\n2026-04-10,2,8\n2026-04-10,#2,-9\n"))
    #expect(report.imported == 3)
    let balances = [
      try await world.account("401").balance, try await world.account("#6").balance,
      try await world.account("chase").balance,
    ]
    #expect(balances == [.usd(7), .usd(8), .usd(-9)])
  }
}

/// Two accounts over some days, several balances on some of them.
private struct History {
  static let accounts = ["rainy day", "vanguard"]

  /// For each account its days, and for each day its balances in their order in time.
  private let days: [[(day: Int, balances: [Int])]]

  init(using random: inout SeededGenerator) {
    days = Self.accounts.map { _ in
      (1...Int.random(in: 2...6, using: &random)).map { day in
        (
          20_260_403 + day,
          (0..<[1, 1, 2, 3, 4].randomElement(using: &random, or: 1)).map { _ in Int.random(in: 1...3, using: &random) }
        )
      }
    }
  }

  var count: Int { days.joined().reduce(0) { $0 + $1.balances.count } }
  var ends: [[Decimal]] { days.map { $0.compactMap(\.balances.last).map { Decimal($0) } } }

  /// The file, each account forward or backward, their rows in any order between each other.
  func text(_ isBackward: [Bool], using random: inout SeededGenerator) -> String {
    var rows = zip(days, Self.accounts).map { days, name in
      days.flatMap { day in day.balances.map { "\(CalendarDay(rawValue: day.day)?.description ?? ""),\(name),\($0)\n" }
      }
    }
    for (index, isBackward) in isBackward.enumerated() where isBackward { rows[index].reverse() }
    var text = ""
    while !rows.allSatisfy(\.isEmpty) {
      let index = Int.random(in: 0..<rows.count, using: &random)
      if !rows[index].isEmpty { text += rows[index].removeFirst() }
    }
    return text
  }

  /// What an account was worth at the end of each of its days.
  @MainActor func ends(of name: String, in world: AccountWorld) async throws -> [Decimal] {
    var ends: [Decimal] = []
    for day in days[Self.accounts.firstIndex(of: name) ?? 0] {
      ends.append(try await world.account(name, on: day.day).balance.decimal)
    }
    return ends
  }
}

extension Array {
  fileprivate func randomElement(using random: inout some RandomNumberGenerator, or other: Element) -> Element {
    randomElement(using: &random) ?? other
  }
}

/// A file with these rows.
private func csv(_ rows: String, _ order: FileOrder? = nil) throws -> BalanceUpdateImport {
  let text = "date,account,balance\n" + rows
  return BalanceUpdateImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)), order: order)
}
