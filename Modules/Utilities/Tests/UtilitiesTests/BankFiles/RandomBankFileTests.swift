import ModuloUtilities
import Testing

@Suite struct RandomBankFileTests {
  @Test func `random layout is read as meant or asked`() {
    let seed: UInt64 = 20_260_211
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
    case .sign: answer.options.sign == sign
    case .rowOrder: answer.options.rowOrder == rowOrder
    default: false
    }
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
