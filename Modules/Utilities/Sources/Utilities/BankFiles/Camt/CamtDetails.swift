/// The details of an entry of camt, as they are read.
struct CamtDetails: Sendable {
  /// The currency of the amount that is read.
  var currency: String?
  private(set) var amount: FileAmount?
  private(set) var reference: String?
  private var rank = 0
  private var debtor = ""
  private var creditor = ""
  private var purposes: [String] = []
  private var structured: [String] = []
  private var information = ""
  /// The bytes of its texts.
  private(set) var size = 0

  mutating func take(
    _ text: CamtText, as element: CamtElement, in entryCurrency: String?
  ) throws(BankFileError) {
    size += text.text.utf8.count + 1
    guard size <= BankFileText.limit else { throw .tooLarge(.text(BankFileText.limit), line: text.place.line) }
    switch element {
    case .reference: reference = text.text.bankReference
    case .detailsAmount: take(text, rank: 3, in: entryCurrency)
    case .transactionAmount: take(text, rank: 2, in: entryCurrency)
    case .instructedAmount: take(text, rank: 1, in: entryCurrency)
    case .debtorName: debtor = text.text
    case .creditorName: creditor = text.text
    case .purpose: purposes.append(text.text)
    case .structuredPurpose: structured.append(text.text)
    default: information = text.text
    }
  }

  /// Takes the amount in the entry's currency that says most exactly what was booked.
  private mutating func take(_ text: CamtText, rank: Int, in entryCurrency: String?) {
    guard rank > self.rank, currency == entryCurrency else { return }
    guard let amount = FileAmount(text.text.utf8, decimalMarks: [UInt8(ascii: ".")]) else { return }
    (self.amount, self.rank) = (amount, rank)
  }

  /// The name of the other party and the purpose; empty where there is neither.
  func text(debtorIsOther: Bool) -> String {
    let purpose = [purposes, structured, [information]].lazy.map { $0.joined(separator: " ") }.first { !$0.isEmpty }
    return [debtorIsOther ? debtor : creditor, purpose ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
