import ModuloUtilities
import Testing

/// An export of a bank whose files are read: its name, the profile that knows it, and whether one of its forms is asked
/// about.
struct BankLayout: CustomTestStringConvertible {
  let bank: String
  let profile: String
  let isAsked: Bool

  init(_ bank: String, _ profile: String, isAsked: Bool = false) {
    (self.bank, self.profile, self.isAsked) = (bank, profile, isAsked)
  }

  var testDescription: String { bank }

  /// All of them, by name. Files of first direct need no profile, and have a test of their own.
  static let all = [
    BankLayout("ABN AMRO", "abn-amro"),
    BankLayout("Ally", "ally"),
    BankLayout("American Express, five versions", "amex"),
    BankLayout("American Express, Canada", "amex-canada", isAsked: true),
    BankLayout("Bank of America, checking and card", "bank-of-america"),
    BankLayout("Barclaycard", "barclaycard", isAsked: true),
    BankLayout("Barclays", "barclays"),
    BankLayout("BNP Paribas Fortis, Belgium", "bnp-fortis"),
    BankLayout("BoursoBank", "boursobank"),
    BankLayout("bunq", "bunq"),
    BankLayout("Capital One, card", "capital-one"),
    BankLayout("Chase, card", "chase-card"),
    BankLayout("Chase, checking", "chase-checking"),
    BankLayout("Citi, card", "citi-card"),
    BankLayout("comdirect", "comdirect"),
    BankLayout("Commerzbank", "commerzbank"),
    BankLayout("Crédit Agricole", "credit-agricole"),
    BankLayout("Discover", "discover"),
    BankLayout("DKB", "dkb"),
    BankLayout("Fidelity", "fidelity"),
    BankLayout("HSBC, United Kingdom", "hsbc-uk", isAsked: true),
    BankLayout("ING, Germany", "ing-de"),
    BankLayout("ING, Netherlands", "ing-nl"),
    BankLayout("Lloyds and Halifax", "lloyds"),
    BankLayout("Monzo", "monzo"),
    BankLayout("N26", "n26"),
    BankLayout("Nationwide", "nationwide"),
    BankLayout("Payoneer", "payoneer"),
    BankLayout("PayPal", "paypal", isAsked: true),
    BankLayout("Rabobank", "rabobank"),
    BankLayout("Revolut", "revolut"),
    BankLayout("Schwab, brokerage", "schwab-brokerage"),
    BankLayout("Schwab, checking", "schwab-checking"),
    BankLayout("Sparkasse, CSV-CAMT", "sparkasse-camt"),
    BankLayout("Starling", "starling"),
    BankLayout("Stripe", "stripe"),
    BankLayout("UBS, Switzerland", "ubs-ch"),
    BankLayout("Vanguard", "vanguard"),
    BankLayout("Venmo", "venmo"),
    BankLayout("Volksbank, Sparda-Bank and GLS Bank", "volksbank"),
    BankLayout("Wells Fargo", "wells-fargo"),
    BankLayout("Wise, history", "wise-history"),
    BankLayout("Wise, statement", "wise"),
  ]

  /// The files as the bank ships them: current ones and older ones.
  var files: [ProfileFile] { ProfileFile.all.filter { $0.profile == profile } }
}

@Suite struct BankLayoutTests {
  @Test(arguments: BankLayout.all)
  func `bank's export is read as it was meant`(_ layout: BankLayout) {
    let files = layout.files
    #expect(!files.isEmpty)
    let isAsked = files.contains { $0.answer != nil }
    #expect(isAsked == layout.isAsked)
    for file in files {
      let asked = StatementOutcome(file.bytes)
      let questions = asked.questions.count
      #expect(questions == (file.answer == nil ? 0 : 1))
      let answer = asked.questions.first?.answers.first { $0.reading == file.answer }
      let outcome = answer.map { StatementOutcome(file.bytes, options: $0.options) } ?? asked
      let (profile, entries) = (outcome.profile, outcome.entries)
      #expect(profile == layout.profile)
      #expect(entries == file.entries)
    }
  }

  @Test func `every shipped profile is of a bank in the table`() {
    let named = Set(BankLayout.all.map(\.profile))
    let shipped = Set(BankProfile.shipped.map(\.name))
    #expect(named == shipped)
  }
}
