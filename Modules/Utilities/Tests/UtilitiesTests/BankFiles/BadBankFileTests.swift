import ModuloUtilities
import Testing

/// Files that can't be read in any way.
@Suite struct BadBankFileTests {
  @Test(arguments: [
    ("%PDF-1.7\n", BankFileError.otherKind("PDF")), ("PK\u{3}\u{4}x", .otherKind("ZIP")),
    ("<!DOCTYPE html>\n<p>", .otherKind("HTML")), ("", .csv(.noHeader)), ("\n \n", .csv(.noHeader)),
    ("no table at all\nbut text\n", .unknownKind), ("Date,Amount\n", .missing(.day, line: 1)),
  ])
  func fileThatIsNoStatementIsNamed(_ text: String, _ error: BankFileError) {
    let outcome = BankFileOutcome(text)
    #expect(outcome.error == error)
  }

  @Test func truncatedQuoteIsRefusedWithItsPlace() {
    let outcome = BankFileOutcome("date,amount,name\n2026-01-01,5,\"abc\n", options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.unclosedQuote(line: 2, column: 14)))
  }

  @Test func textAfterAQuoteIsRefusedWithItsPlace() {
    let outcome = BankFileOutcome("date,amount,name\n2026-01-01,5,\"a\"b\n", options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.textAfterQuote(line: 2, column: 17)))
  }

  @Test func nulIsRefusedWithItsPlace() {
    let outcome = BankFileOutcome("date,amount\n2026-01-01,5\u{0}\n", options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.nul(line: 2, column: 13)))
  }

  @Test func tenThousandColumnsAreRefused() {
    let header = "date,amount" + String(repeating: ",x", count: 10_000) + "\n"
    let outcome = BankFileOutcome(header + "2026-01-01,5\n")
    #expect(outcome.error == .tooLarge(.fields(1_000), line: 1))
  }

  @Test func longLineIsRefused() {
    let line = "date,amount," + String(repeating: "x", count: 2_000_000)
    let outcome = BankFileOutcome(line + "\n2026-01-01,5,a\n")
    #expect(outcome.error == .csv(.fieldTooLong(line: 1, limit: 1_000_000)))
  }

  @Test func mixedEncodingsAreRefusedWithTheirPlace() {
    let bytes = Array("date,amount,name\n2026-01-01,5,Käse\n2026-01-02,6,".utf8) + [0xE4, 0x0A]
    let outcome = BankFileOutcome(bytes, options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.invalidUTF8(line: 3, byteOffset: 49)))
  }

  @Test func bytesOutsideUTF8AreThoseOfWindows() {
    let bytes = Array("date,amount,name\n2026-01-01,5,".utf8) + [0x80, 0xE4, 0x0A]
    let outcome = BankFileOutcome(bytes, options: .with { $0.sign = .signed })
    #expect(outcome.entries == ["2026-01-01 5 €ä"])
    let encoding = outcome.evidence(.encoding)?.value
    #expect(encoding == "windows-1252")
  }

  @Test func utf16IsReadByItsMark() {
    let text = "\u{FEFF}date,amount,name\n2026-01-01,5,Käse\n"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let outcome = BankFileOutcome(bytes, options: .with { $0.sign = .signed })
    #expect(outcome.entries == ["2026-01-01 5 Käse"])
  }

  @Test func profileIsUnknownOrAnotherOne() {
    let unknown = BankFileOutcome("date,amount\n2026-01-01,5\n", options: .with { $0.profile = "nobody" })
    #expect(unknown.error == .unknownProfile("nobody"))
    let other = BankFileOutcome("date,amount\n2026-01-01,5\n", options: .with { $0.profile = "dkb" })
    #expect(other.error == .otherLayout(profile: "dkb"))
  }

  @Test func errorOfTheSourceIsPassedOn() {
    let missing = ByteSourceError.missing(name: "a.csv")
    #expect(throws: BankFileError.unreadable(missing)) {
      _ = try BankFile.recognize({ () throws(ByteSourceError) in throw missing }, today: .feb3)
    }
  }

  @Test func columnsThatNobodyKnowsAreAskedFor() {
    let outcome = BankFileOutcome("alpha,beta\n2026-01-01,5\n")
    #expect(outcome.subjects == [.columns])
    let question = outcome.questions.first
    #expect(question?.fields == ["alpha", "beta"])
    #expect(question?.answers.isEmpty == true)
  }

  @Test(arguments: [1, 2, 3, 7])
  func piecesOfTheSourceMakeNoDifference(_ size: Int) throws {
    let file = try #require(ProfileFile.american.first { $0.profile == "amex" })
    let outcome = BankFileOutcome(file.bytes, pieceSize: size)
    #expect(outcome.entries == file.entries)
  }
}
