import ModuloUtilities
import Testing

@Suite struct BankFileSnifferTests {
  @Test(
    arguments: [
      ("\r\n\n OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>", .ofx, .ofxHeader),
      ("DATA:OFXSGML OFXHEADER:100 <OFX>", .ofx, .ofxHeader), ("ofxheader:100<OFX>", .ofx, .ofxHeader),
      ("DATA:OFXSGML\nENCODING:UTF-8\n<OFX>\n\t<SIGNONMSGSRSV1>", .ofx, .ofxHeader),
      ("<Document><BkToCstmrStmtV01>", .camt(53), .element("BkToCstmrStmtV01")),
      ("<?xml version='1.0'?><?OFX OFXHEADER='200'?>\n<OFX>", .ofx, .element("OFX")), ("<ofx>", .ofx, .element("ofx")),
      ("<Document><BkToCstmrAcctRpt>", .camt(52), .element("BkToCstmrAcctRpt")),
      ("<!-- x --><n:Document><n:BkToCstmrStmt a='", .camt(53), .element("BkToCstmrStmt")),
      ("<Envelope><Document><BkToCstmrDbtCdtNtfctn>", .camt(54), .element("BkToCstmrDbtCdtNtfctn")),
      (":20:X\r\n:25:1\r\n", .mt940, .swiftFields), ("BANK\n940\nBANK\n:20:X\n:28C:1\n", .mt940, .swiftFields),
      ("\u{1}{1:F01BANK}{2:I940}{4:\n:20:X", .mt940, .swiftFields), ("!Type:Bank\nD", .qif, .qifHeader),
      ("!account\n", .qif, .qifHeader), ("\n!Option:AutoSwitch\r", .qif, .qifHeader),
      ("!Clear:AutoSwitch", .qif, .qifHeader),
    ] as [(String, BankFileKind, BankFileSniffer.Reason)])
  func `a statement is recognised by its content`(
    text: String, kind: BankFileKind, reason: BankFileSniffer.Reason
  ) throws {
    for mark in ["", "\u{FEFF}"] {
      let found = try BankFileSniffer(Array((mark + text).utf8))
      #expect(found?.kind == kind)
      #expect(found?.reason == reason)
    }
  }

  @Test(
    arguments: [
      "", " \n", "Date;Amount\n1;2", "a,<OFX>", "!important,1", "Day,:20:,:25:", ":20:X\n", ":25:1\n:61:",
      "x !Type:Bank",
      "Type,OFX", "-2,<html>",
    ])
  func `what isn't recognised may be CSV`(text: String) throws {
    let found = try BankFileSniffer(Array(text.utf8))
    #expect(found == nil)
  }

  @Test(
    arguments: [
      (Array("%PDF-1.7".utf8), "PDF"), ([0x50, 0x4B, 3, 4, 0x14], "ZIP"), ([0x1F, 0x8B, 8], "gzip"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], "PNG"), ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), (Array("GIF89a".utf8), "GIF"),
      ([0x49, 0x49, 0x2A, 0], "TIFF"), (Array("SQLite format 3\0".utf8), "SQLite"), ([0xD0, 0xCF, 0x11, 0xE0], "XLS"),
      (Array("{\\rtf1".utf8), "RTF"), (Array("<!DOCTYPE html><html>".utf8), "HTML"),
      (Array("\n<html><body>".utf8), "HTML"), (Array("<?xml version='1.0'?><Document><CstmrCdtTrfInitn>".utf8), "XML"),
      (Array("<unknown>".utf8), "XML"),
    ] as [([UInt8], String)])
  func `what is no statement is named`(bytes: [UInt8], expected: String) {
    let found = failure { () throws(BankFileError) in try BankFileSniffer(bytes) }
    #expect(found == .otherKind(expected))
  }

  @Test func `a document type is refused`() {
    let found = failure { () throws(BankFileError) in try BankFileSniffer(Array("<?xml?>\n<!DOCTYPE OFX>".utf8)) }
    #expect(found == .documentType(line: 2))
  }

  @Test(
    arguments: [
      ("OFXHEADER:100\nENCODING:USASCII\nCHARSET:1252\n<OFX>", .windows1252),
      ("OFXHEADER:100 CHARSET:8859-1<OFX>", .latin1),
      ("OFXHEADER:100 ENCODING:UTF-8 CHARSET:NONE<OFX>", .utf8), ("OFXHEADER:100 ENCODING:UNICODE<OFX>", .utf8),
      ("OFXHEADER:100 CHARSET:ISO-8859-15<OFX>", .latin9), ("OFXHEADER:100 CHARSET:1250<OFX>", .windows1250),
      ("OFXHEADER:100 CHARSET:NONE<OFX>", nil), ("<?xml version='1.0' encoding='iso-8859-2'?><OFX>", .latin2),
      ("<?xml version=\"1.0\" encoding = \"UTF-8\" ?><OFX>", .utf8), ("<?xml encoding='us-ascii'?><OFX>", nil),
      ("<OFX encoding='utf-8'>", nil), ("<?xml version='1.0'?><OFX>", nil),
    ] as [(String, TextEncoding?)])
  func `the declared encoding is read`(text: String, expected: TextEncoding?) throws {
    let found = try BankFileSniffer(Array(text.utf8))
    #expect(found?.declaredEncoding == expected)
  }

  @Test func `a statement in UTF-16 is recognised by its mark`() throws {
    let bytes = "\u{FEFF}<OFX>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let found = try BankFileSniffer(bytes)
    #expect(found?.kind == .ofx)
  }
}
