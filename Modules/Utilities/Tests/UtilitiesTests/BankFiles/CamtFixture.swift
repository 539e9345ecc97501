/// Texts of camt for the tests.
enum CamtFixture {
  static let booked = "<Sts>BOOK</Sts><BookgDt><Dt>2026-03-01</Dt></BookgDt>"
  /// What an entry of 5 euros needs.
  static let five = "<Amt Ccy=\"EUR\">5</Amt><CdtDbtInd>CRDT</CdtDbtInd>\(booked)"

  static func entry(_ text: String) -> String { "<Ntry>\(text)</Ntry>" }

  static func balance(
    _ code: String, _ amount: String, direction: String = "CRDT", currency: String = "EUR"
  ) -> String {
    """
    <Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry></Tp><Amt Ccy="\(currency)">\(amount)</Amt>\
    <CdtDbtInd>\(direction)</CdtDbtInd><Dt><Dt>2026-03-01</Dt></Dt></Bal>

    """
  }

  /// A statement, whose content begins in the third line.
  static func wrapped(_ text: String) -> String {
    "<Document>\n<BkToCstmrStmt><Stmt>\n\(text)</Stmt></BkToCstmrStmt></Document>"
  }

  static let statement = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id>
    <Acct><Id><IBAN>DE02 1203 0000 0000 2020 51</IBAN></Id><Ccy>EUR</Ccy><Svcr><Nm>Bank</Nm></Svcr></Acct>
    <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <Dt><Dt>2026-02-28</Dt></Dt></Bal>
    <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">287.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <Dt><Dt>2026-03-02</Dt></Dt></Bal>
    <Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">12.500</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>2026-03-01</Dt></BookgDt><ValDt><Dt>2026-03-03</Dt></ValDt><AcctSvcrRef>R-1</AcctSvcrRef>
    <BkTxCd><Domn><Cd>PMNT</Cd></Domn></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>E</EndToEndId></Refs>
    <RltdPties><Dbtr><Nm>Me</Nm></Dbtr><Cdtr><Nm>Bakery &amp; Sons</Nm><PstlAdr><Ctry>DE</Ctry></PstlAdr></Cdtr></RltdPties>
    <RmtInf><Ustrd>Bread
      and rolls</Ustrd></RmtInf></TxDtls></NtryDtls>
    </Ntry>
    <Ntry><Amt Ccy="EUR">200.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><DtTm>2026-03-02T08:00:00Z</DtTm></BookgDt><AddtlNtryInf>Salary</AddtlNtryInf></Ntry>
    </Stmt></BkToCstmrStmt></Document>

    """
}
