import ModuloUtilities
import Testing

/// Files that were changed anywhere.
@Suite struct DamagedBankFileTests {
  @Test(arguments: [11, 12, 13] as [UInt64])
  func `file with changed bytes is read, asked about or refused`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let hostile = Array("\",;\t\n\r 0.-(€9'\u{0}\u{FEFF}=#*".utf8) + [0xFF, 0x80, 0xE2]
    var endings: Set<String> = []
    for _ in 0..<60 {
      var bytes = try #require(ProfileFile.all.randomElement(using: &generator)).bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = hostile.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.insert(byte, at: place)
        case 1: bytes[place] = byte
        default: bytes.remove(at: place)
        }
      }
      let outcome = StatementOutcome(bytes)
      endings.insert(outcome.error != nil ? "refused" : outcome.questions.isEmpty ? "read" : "asked")
    }
    #expect(endings == ["refused", "read", "asked"], "seed \(seed)")
  }

  @Test(arguments: [21, 22] as [UInt64])
  func `any bytes end in an answer`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet =
      Array("date,amount;12.,-/ \"\n\r\t()$Jan".utf8) + [0, 0xC3, 0xA4, 0xE2, 0x80, 0xAF, 0xEF, 0xBB, 0xBF]
    for _ in 0..<150 {
      let noise = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0
      }
      let bytes = Array("date,amount,balance\n".utf8) + noise
      let outcome = StatementOutcome(bytes, profiles: [])
      let isAnswered = outcome.error != nil || !outcome.questions.isEmpty || outcome.kind != nil
      #expect(isAnswered, "seed \(seed): \(bytes)")
    }
  }

  @Test func `numbers at the limits are no trap`() {
    let digits = ["9223372036854775807", "-9223372036854775807", "9223372036854775808", "0.1234567890123456789", "0.5"]
    for first in digits {
      for second in digits {
        let text = "Date;Amount;Fee;Balance\n2026-02-03;\(first);\(second);\(second)\n2026-02-04;\(second);;\(first)\n"
        let options = BankFileOptions.with {
          $0.columns.fee = .named(["Fee"])
          $0.firstYear = .max
          $0.columns.id = .place(.min)
        }
        let outcome = StatementOutcome(text, options: options)
        let isAnswered = outcome.error != nil || !outcome.questions.isEmpty || outcome.kind != nil
        #expect(isAnswered, "\(first) \(second)")
      }
    }
  }
}
