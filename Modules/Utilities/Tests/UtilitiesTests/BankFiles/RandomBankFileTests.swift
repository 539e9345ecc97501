import Foundation
import ModuloUtilities
import Testing

@Suite struct RandomBankFileTests {
  @Test func `random layout is read as meant or asked`() {
    let seed = ProcessInfo.processInfo.environment["MODULO_SEED"].flatMap(UInt64.init) ?? 20_260_211
    var generator = SeededGenerator(seed: seed)
    var (readAlone, asked) = (0, 0)
    for number in 0..<500 {
      let file = RandomBankFile(using: &generator)
      var outcome = StatementOutcome(file.bytes, profiles: [])
      if outcome.questions.isEmpty { readAlone += 1 } else { asked += 1 }
      var rounds = 0
      while let question = outcome.questions.first, rounds < 5 {
        rounds += 1
        guard let answer = question.answers.first(where: { file.isMeant($0, question.subject) }) else { break }
        outcome = StatementOutcome(file.bytes, options: answer.options, profiles: [])
      }
      let (meant, read) = (file.meaning, outcome.meaning)
      if meant != read {
        let reason = "\(outcome.questions) \(String(describing: outcome.error))"
        Issue.record("seed \(seed), file \(number): \(reason)\n\(file.text)\n\(meant)\n\(read)")
        return
      }
    }
    // Both happen, or the files show too little.
    #expect(readAlone > 20)
    #expect(asked > 20)
  }
}

extension RandomBankFile {
  /// Whether an answer is what is meant.
  fileprivate func isMeant(_ answer: BankFileAnswer, _ subject: BankFileSubject) -> Bool {
    switch subject {
    case .dayOrder: answer.options.dayOrders == [order]
    case .decimalMark: answer.options.decimalMark == mark
    case .sign: answer.options.sign == sign || sign == .flag && hasMeantAmount(answer.reading)
    case .rowOrder: answer.options.rowOrder == askedOrder
    default: false
    }
  }

  /// Whether the reading has the direction of the entries, which all have one word for it: alone, a word of one letter
  /// shows no column.
  private func hasMeantAmount(_ reading: BankFileReading) -> Bool {
    guard case .amount(let amount) = reading, flag.inWord.count == 1 else { return false }
    return entries.allSatisfy { ($0.units < 0) == (amount.units < 0) }
  }

  /// The order as it is asked for: that of all rows where each day has one, or where there is one day.
  private var askedOrder: BankFileRowOrder {
    let days = Set(entries.map(\.day))
    if days.count == 1 { return rowOrder.isOldestFirstWithinDay ? .oldestFirst : .newestFirst }
    if days.count < entries.count { return rowOrder }
    return rowOrder.hasOldestDaysFirst ? .oldestFirst : .newestFirst
  }

  fileprivate var meaning: [String] { entries.map { "\($0.day) \($0.units) \($0.text)" } }
}

extension StatementOutcome {
  fileprivate var meaning: [String] {
    items.compactMap { item in
      guard case .entry(let entry) = item else { return nil }
      let units = entry.amount.decimals == 2 ? entry.amount.units : entry.amount.units * 100
      return "\(entry.day) \(units) \(entry.text)"
    }
  }
}
