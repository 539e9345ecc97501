/// An entry of camt, as it is read.
struct CamtEntry: Sendable {
  /// The most details by which an entry is split, so that they don't take the memory.
  private static let detailsLimit = 10_000
  /// The most bytes of texts of details that are kept.
  private static let sizeLimit = 4_000_000

  /// The currency of the amount.
  var currency: String?
  private let line: Int
  private var amount: CamtText?
  private var direction: CamtText?
  private var isReversal = false
  private var status: String?
  private var day: CamtText?
  private var reference: String?
  private var information = ""
  private var details: [CamtDetails] = []
  private var detailsCount = 0
  private var size = 0

  init(line: Int = 1) {
    self.line = line
  }

  mutating func take(_ text: CamtText, as element: CamtElement) {
    switch element {
    case .amount: amount = text
    case .direction: direction = text
    case .reversal: isReversal = text.text == "true" || text.text == "1"
    case .statusGroup, .status: status = text.text
    case .bookingDay: day = text
    case .entryReference: reference = text.text.bankReference
    case .entryInformation: information = text.text
    default: break
    }
  }

  /// Adds details. When there are too many of them, only the first one is kept.
  mutating func add(_ details: CamtDetails) {
    detailsCount += 1
    size += details.size
    if detailsCount == 1 || detailsCount <= Self.detailsLimit && size <= Self.sizeLimit {
      self.details.append(details)
    } else if self.details.count > 1 {
      self.details.removeLast(self.details.count - 1)
    }
  }

  /// The entries that it makes, or why it is left out.
  func items(in accountCurrency: String?) throws(BankFileError) -> [BankFileItem] {
    guard let status else { throw .missing(.status, line: line) }
    guard status == "BOOK" else { return [.skipped(.status(status), line: line)] }
    guard let written = amount else { throw .missing(.amount, line: line) }
    let amount = try written.amount(.amount, direction)
    guard amount.units != 0 else { return [.skipped(.zeroAmount, line: line)] }
    guard let day = try day?.day() else { throw .missing(.day, line: line) }
    let isCredit = amount.units > 0
    let entry = BankFileEntry(
      line: line, day: day, amount: amount, currency: currency == accountCurrency ? nil : currency,
      text: information, id: reference)
    // A reversal goes the way back: the other party is the one that it was before.
    return parts(of: entry, debtorIsOther: isCredit != isReversal).map { .entry($0) }
  }

  /// The entry, or one for each of its details.
  private func parts(of entry: BankFileEntry, debtorIsOther: Bool) -> [BankFileEntry] {
    let amounts = details.compactMap(\.amount)
    let zero: FileAmount? = FileAmount(units: 0, decimals: 0)
    let sum = amounts.reduce(zero) { sum, amount in sum?.adding(amount) }
    let isSplit =
      detailsCount > 1 && amounts.count == detailsCount && amounts.allSatisfy { $0.units > 0 }
      && sum?.isEqual(to: entry.amount.units < 0 ? entry.amount.reversed : entry.amount) == true
    guard isSplit else { return [whole(entry, debtorIsOther: debtorIsOther)] }
    return zip(details, amounts).map { details, amount in
      var part = entry
      part.amount = entry.amount.units < 0 ? amount.reversed : amount
      part.id = details.reference ?? entry.id
      let text = details.text(debtorIsOther: debtorIsOther)
      if !text.isEmpty { part.text = text }
      return part
    }
  }

  /// The entry with what its details say: those of a batch describe one payment of many.
  private func whole(_ entry: BankFileEntry, debtorIsOther: Bool) -> BankFileEntry {
    guard let first = details.first else { return entry }
    var whole = entry
    let text = first.text(debtorIsOther: debtorIsOther)
    if entry.text.isEmpty || detailsCount == 1, !text.isEmpty { whole.text = text }
    if entry.id == nil, detailsCount == 1 { whole.id = first.reference }
    return whole
  }
}

extension String {
  /// The reference; nil for `NONREF` and `NOTPROVIDED`, which stand for a missing one.
  var bankReference: String? {
    ["", "NONREF", "NOTPROVIDED"].contains(uppercased()) ? nil : self
  }
}
