import Foundation
import Measuring
import ModuloUtilities

// 20 MB of statements, recognised and read to their end, within a second. Raw looks for the mark of each amount and adds
// up the digits after it.
extension Benchmark {
  /// OFX, as SGML.
  static let readOFX = reading("readOFX", .ofx)
  /// camt.053.
  static let readCamt = reading("readCamt", .camt)
  /// MT940.
  static let readMT940 = reading("readMT940", .mt940)

  private static func reading(_ name: String, _ form: StatementForm) -> Benchmark {
    Benchmark(name, .milliseconds, limit: .absolute(1_000)) { workshop in
      let bytes = form.file(of: workshop.operations(20_000_000))
      return Contenders(raw: { try rawReading(bytes, form) }, modulo: { try moduloReading(bytes) })
    }
  }
}

@MainActor private func rawReading(_ bytes: [UInt8], _ form: StatementForm) throws -> Sample {
  var (count, sum): (Int64, Int64) = (0, 0)
  let duration = try ProcessorTime.measure {
    bytes.withUnsafeBufferPointer { bytes in
      let mark = Array(form.mark.utf8)
      var position = 0
      while position + mark.count < bytes.count {
        guard bytes[position] == mark[0], bytes[position..<position + mark.count].elementsEqual(mark) else {
          position += 1
          continue
        }
        position += mark.count
        var amount: Int64 = 0
        while bytes[position] != form.end {
          if bytes[position] & 0xF0 == 0x30 { amount = amount * 10 + Int64(bytes[position] & 0x0F) }
          position += 1
        }
        count += 1
        sum += amount
      }
    }
  }
  return Sample(duration, per: 1, Digest(count, sum))
}

@MainActor private func moduloReading(_ bytes: [UInt8]) throws -> Sample {
  var (count, sum): (Int64, Int64) = (0, 0)
  let today = try Ledger.month.firstDay
  let duration = try ProcessorTime.measure {
    let recognition = try BankFile.recognize({ MemoryByteSource(bytes) }, today: today)
    guard case .file(let file) = recognition else { throw BenchmarkError("the file isn't recognised") }
    var reader = try file.reader()
    while let item = try reader.next() {
      guard case .entry(let entry) = item else { continue }
      count += 1
      sum += entry.amount.units
    }
  }
  return Sample(duration, per: 1, Digest(count, sum))
}

/// A form of statements, all of whose entries are deposits with two decimals.
private enum StatementForm {
  case ofx
  case camt
  case mt940

  /// What precedes the digits of each amount.
  var mark: String {
    switch self {
    case .ofx: "<TRNAMT>"
    case .camt: "<Ntry><Amt Ccy=\"EUR\">"
    case .mt940: ":61:2503030303C"
    }
  }

  /// What follows them.
  var end: UInt8 { self == .mt940 ? UInt8(ascii: "N") : UInt8(ascii: "<") }

  /// A file of so many bytes, or a few more.
  func file(of size: Int) -> [UInt8] {
    var text = head
    var (index, sum): (Int64, Int64) = (0, 0)
    while text.utf8.count < size {
      index += 1
      let amount = 1 + index * 7_919 % 99_999
      sum += amount
      text += entry(index, amount)
    }
    return Array((text + tail(sum)).utf8)
  }

  private var head: String {
    switch self {
    case .ofx:
      """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102
      ENCODING:USASCII
      CHARSET:1252

      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>42</BANKACCTFROM><BANKTRANLIST>

      """
    case .camt:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
      <Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>\
      <Dt><Dt>2025-03-01</Dt></Dt></Bal>

      """
    case .mt940: ":20:STATEMENT\n:25:12345678/42\n:28C:1/1\n:60F:C250301EUR0,00\n"
    }
  }

  private func entry(_ index: Int64, _ amount: Int64) -> String {
    let (whole, cents) = (amount / 100, String(amount % 100 + 100).dropFirst())
    return switch self {
    case .ofx:
      """
      <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20250303120000<TRNAMT>\(whole).\(cents)<FITID>F\(index)\
      <NAME>Transfer \(index)<MEMO>Invoice &amp; reminder \(index)</STMTTRN>

      """
    case .camt:
      """
      <Ntry><Amt Ccy="EUR">\(whole).\(cents)</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>\
      <BookgDt><Dt>2025-03-03</Dt></BookgDt><ValDt><Dt>2025-03-03</Dt></ValDt><AcctSvcrRef>R\(index)</AcctSvcrRef>\
      <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Payer \(index)</Nm></Dbtr></RltdPties>\
      <RmtInf><Ustrd>Invoice \(index)</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>

      """
    case .mt940:
      ":61:2503030303C\(whole),\(cents)NTRFNONREF//R\(index)\n:86:Payer \(index) invoice and reminder\n"
    }
  }

  private func tail(_ sum: Int64) -> String {
    let (whole, cents) = (sum / 100, String(sum % 100 + 100).dropFirst())
    return switch self {
    case .ofx: "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
    case .camt:
      """
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">\(whole).\(cents)</Amt>\
      <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2025-03-31</Dt></Dt></Bal></Stmt></BkToCstmrStmt></Document>

      """
    case .mt940: ":62F:C250331EUR\(whole),\(cents)\n-\n"
    }
  }
}
