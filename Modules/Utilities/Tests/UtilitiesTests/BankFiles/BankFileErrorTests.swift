import ModuloUtilities
import Testing

@Suite struct BankFileErrorTests {
  private static let amount = FileAmount(units: 1, decimals: 0)

  @Test(
    arguments: [
      (.unreadable(.missing(name: "a")), nil, nil), (.otherKind("PDF"), nil, nil), (.unknownKind, nil, nil),
      (.csv(.nul(line: 7, column: 3)), 7, 3), (.csv(.noHeader), nil, nil),
      (.invalid(.day, text: "x", line: 7, column: 3), 7, 3), (.invalid(.day, text: "x", line: 7, column: nil), 7, nil),
      (.missing(.amount, line: 7), 7, nil), (.truncated(line: 7), 7, nil), (.documentType(line: 7), 7, nil),
      (.tooLarge(.depth, line: 7), 7, nil), (.unbalanced(line: 7, expected: amount, found: amount), 7, nil),
      (.nul(line: 7, column: 3), 7, 3), (.invalidUTF8(line: 7), 7, nil),
      (.unexpectedEndTag(name: "a", line: 7, column: 3), 7, 3),
    ] as [(BankFileError, Int?, Int?)])
  func `an error knows its place`(error: BankFileError, line: Int?, column: Int?) {
    #expect(error.line == line)
    #expect(error.column == column)
  }

  @Test func `a source that fails is named`() {
    let expected = BankFileError.unreadable(.missing(name: "gone.ofx"))
    let found = [
      BankFileOutcome(OFXReader(source: FailingSource())), BankFileOutcome(MT940Reader(source: FailingSource())),
    ]
    #expect(found.map(\.error) == [expected, expected])
  }
}

private struct FailingSource: ByteSource {
  mutating func next() throws(ByteSourceError) -> [UInt8]? { throw .missing(name: "gone.ofx") }
}
