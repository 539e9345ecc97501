import ModuloUtilities
import Testing

/// Files that are no table are recognised in the same way.
@Suite struct BankFileKindTests {
  private static let ofx = """
    OFXHEADER:100
    DATA:OFXSGML

    <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>77</BANKACCTFROM>
    <BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260203<TRNAMT>-12.50<FITID>F1<NAME>Shop</STMTTRN></BANKTRANLIST>
    </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

    """

  @Test func `OFX is read without an option`() {
    let outcome = StatementOutcome(Self.ofx)
    #expect(outcome.kind == .ofx)
    let days = outcome.entries.map { String($0.prefix(17)) }
    #expect(days == ["2026-02-03 -12.50"])
  }

  @Test func `QIF asks for the order of days that nothing proves`() throws {
    let text = "!Type:Bank\nD03/02/2026\nT-5.00\nPShop\n^\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.dayOrder])
    let read = outcome.answered(.day(.feb3), text)
    #expect(read?.kind == .qif)
    #expect(read?.entries == ["2026-02-03 -5.00 Shop"])
  }

  @Test func `QIF whose day proves the order is read`() {
    let outcome = StatementOutcome("!Type:Bank\nD25/02/2026\nT-1.005\nPShop\n^\nD03/02/2026\nT2,5\n^\n")
    #expect(outcome.entries == ["2026-02-25 -1005 Shop", "2026-02-03 2.5"])
    let source = outcome.evidence(.dayOrder)?.source
    #expect(source == .line(2))
  }

  @Test func `MT940 is read without an option`() {
    let text = """
      :20:X
      :25:NL01
      :28C:1
      :60F:C260202EUR100,00
      :61:2602030203D12,50NTRFREF//B1
      :86:Shop
      :62F:C260203EUR87,50

      """
    let outcome = StatementOutcome(text)
    #expect(outcome.kind == .mt940)
    #expect(outcome.balances == ["opening 2026-02-02 100.00", "closing 2026-02-03 87.50"])
    let wrong = text.replacing("87,50", with: "88,50")
    let refused = StatementOutcome(wrong)
    #expect(refused.error?.line == 7)
    let ignored = StatementOutcome(wrong, options: .with { $0.ignoresBalances = true })
    #expect(ignored.entries.count == 1)
  }
}
