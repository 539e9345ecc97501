import ModuloUtilities
import Testing

/// Files that can't be read in any way.
@Suite struct BadBankFileTests {
  private static let files: [(String, BankFileError)] = [
    ("%PDF-1.7\n", BankFileError.otherKind("PDF")), ("PK\u{3}\u{4}x", .otherKind("ZIP")),
    ("<!DOCTYPE html>\n<p>", .otherKind("HTML")), ("", .csv(.noHeader)), ("\n \n", .csv(.noHeader)),
    ("no table at all\nbut text\n", .unknownKind), ("Date,Amount\n", .missing(.day, line: 1)),
  ]

  @Test(arguments: files)
  func `file that is no statement is named`(_ text: String, _ error: BankFileError) {
    let outcome = StatementOutcome(text)
    #expect(outcome.error == error)
  }

  @Test func `truncated quote is refused with its place`() {
    let outcome = StatementOutcome("date,amount,name\n2026-01-01,5,\"abc\n", options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.unclosedQuote(line: 2, column: 14)))
  }

  @Test func `text after a quote is refused with its place`() {
    let outcome = StatementOutcome("date,amount,name\n2026-01-01,5,\"a\"b\n", options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.textAfterQuote(line: 2, column: 17)))
  }

  @Test func `nul is refused with its place`() {
    let outcome = StatementOutcome("date,amount\n2026-01-01,5\u{0}\n", options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.nul(line: 2, column: 13)))
  }

  @Test func `ten thousand columns are refused`() {
    let header = "date,amount" + String(repeating: ",x", count: 10_000) + "\n"
    let outcome = StatementOutcome(header + "2026-01-01,5\n")
    #expect(outcome.error == .tooLarge(.fields(1_000), line: 1))
  }

  @Test func `long line is refused`() {
    let line = "date,amount," + String(repeating: "x", count: 2_000_000)
    let outcome = StatementOutcome(line + "\n2026-01-01,5,a\n")
    #expect(outcome.error == .csv(.fieldTooLong(line: 1, limit: 1_000_000)))
  }

  @Test func `mixed encodings are refused with their place`() {
    let bytes = Array("date,amount,name\n2026-01-01,5,Käse\n2026-01-02,6,".utf8) + [0xE4, 0x0A]
    let outcome = StatementOutcome(bytes, options: .with { $0.sign = .signed })
    #expect(outcome.error == .csv(.invalidUTF8(line: 3, byteOffset: 49)))
  }

  @Test func `bytes outside UTF-8 are those of Windows`() {
    let bytes = Array("date,amount,name\n2026-01-01,5,".utf8) + [0x80, 0xE4, 0x0A]
    let outcome = StatementOutcome(bytes, options: .with { $0.sign = .signed })
    #expect(outcome.entries == ["2026-01-01 5 €ä"])
    let encoding = outcome.evidence(.encoding)?.value
    #expect(encoding == "windows-1252")
  }

  @Test func `UTF-16 is read by its mark`() {
    let text = "\u{FEFF}date,amount,name\n2026-01-01,5,Käse\n"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let outcome = StatementOutcome(bytes, options: .with { $0.sign = .signed })
    #expect(outcome.entries == ["2026-01-01 5 Käse"])
  }

  @Test func `profile is unknown or another one`() {
    let unknown = StatementOutcome("date,amount\n2026-01-01,5\n", options: .with { $0.profile = "nobody" })
    #expect(unknown.error == .unknownProfile("nobody"))
    let other = StatementOutcome("date,amount\n2026-01-01,5\n", options: .with { $0.profile = "dkb" })
    #expect(other.error == .otherLayout(profile: "dkb"))
  }

  @Test func `error of the source is passed on`() {
    let missing = ByteSourceError.missing(name: "a.csv")
    #expect(throws: BankFileError.unreadable(missing)) {
      _ = try BankFile.recognize({ () throws(ByteSourceError) in throw missing }, today: .feb3)
    }
  }

  @Test func `columns that nobody knows are asked for`() {
    let outcome = StatementOutcome("alpha,beta\nfirst,5\n")
    #expect(outcome.subjects == [.columns])
    let question = outcome.questions.first
    #expect(question?.fields == ["alpha", "beta"])
    #expect(question?.answers.isEmpty == true)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `pieces of the source make no difference`(_ size: Int) throws {
    let file = try #require(ProfileFile.american.first { $0.profile == "amex" })
    let outcome = StatementOutcome(file.bytes, pieceSize: size)
    #expect(outcome.entries == file.entries)
  }
}
