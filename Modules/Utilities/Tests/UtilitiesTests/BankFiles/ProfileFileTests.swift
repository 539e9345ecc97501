import ModuloUtilities
import Testing

/// A file as a bank ships it, made by us, and what is in it.
struct ProfileFile: CustomTestStringConvertible {
  let profile: String
  let bytes: [UInt8]
  let entries: [String]
  var skips: [String] = []
  var accounts: [String] = []
  var balances: [String] = []
  /// The answer to the one question; nil where there is none.
  var answer: BankFileReading?

  var testDescription: String { profile }

  init(
    _ profile: String, _ text: String, _ entries: [String], skips: [String] = [], accounts: [String] = [],
    balances: [String] = [], answer: BankFileReading? = nil, isLatin1: Bool = false
  ) {
    self.profile = profile
    bytes = isLatin1 ? latin1(text) : Array(text.utf8)
    (self.entries, self.skips, self.accounts) = (entries, skips, accounts)
    (self.balances, self.answer) = (balances, answer)
  }
}

extension ProfileFile {
  static let all = american + british + european + international + more + others + variants
}

@Suite struct ProfileFileTests {
  @Test(arguments: ProfileFile.all)
  func `file of a profile is read alone or after one question`(_ file: ProfileFile) throws {
    var outcome = StatementOutcome(file.bytes)
    if let reading = file.answer {
      let question = try #require(outcome.questions.first)
      let count = outcome.questions.count
      #expect(count == 1)
      let answer = try #require(question.answers.first { $0.reading == reading })
      outcome = StatementOutcome(file.bytes, options: answer.options)
    }
    let (error, subjects) = (outcome.error, outcome.subjects)
    #expect(error == nil)
    #expect(subjects.isEmpty)
    let (profile, entries, skips) = (outcome.profile, outcome.entries, outcome.skips)
    #expect(profile == file.profile)
    #expect(entries == file.entries)
    #expect(skips == file.skips)
    let (accounts, balances) = (outcome.accounts, outcome.balances)
    #expect(accounts == file.accounts)
    #expect(balances == file.balances)
  }

  @Test func `every variant of every shipped profile reads a file`() {
    var columns: [String: Set<BankFileColumns>] = [:]
    for file in ProfileFile.all {
      let outcome = StatementOutcome(file.bytes)
      let options =
        outcome.options
        ?? outcome.questions.first?.answers.first.flatMap { answer in
          StatementOutcome(file.bytes, options: answer.options).options
        }
      if let options { columns[file.profile, default: []].insert(options.columns) }
    }
    for profile in BankProfile.shipped {
      let unread = Set(profile.variants.map(\.columns)).subtracting(columns[profile.name] ?? [])
      #expect(unread.isEmpty, "\(profile.name)")
    }
  }

  @Test func `balances stand between their entries and the next account`() throws {
    let file = try #require(ProfileFile.all.first { $0.profile == "comdirect" })
    let kinds = StatementOutcome(file.bytes).items.map { item in
      switch item {
      case .account: "account"
      case .entry: "entry"
      case .balance(let balance): "\(balance.kind)"
      case .skipped: "skipped"
      }
    }
    #expect(
      kinds == [
        "account", "skipped", "entry", "entry", "opening", "closing", "account", "entry", "opening", "closing",
      ])
  }

  @Test func `section that its balances do not prove is refused`() throws {
    let file = try #require(ProfileFile.all.first { $0.profile == "comdirect" })
    let text = String(String.UnicodeScalarView(file.bytes.map { Unicode.Scalar($0) }))
    let outcome = StatementOutcome(latin1(text.replacing("600,00", with: "601,00")))
    let (expected, found) = (FileAmount(units: 100_100, decimals: 2), FileAmount(units: 100_000, decimals: 2))
    #expect(outcome.error == .unbalanced(line: 13, expected: expected, found: found))
    let ignored = StatementOutcome(
      latin1(text.replacing("600,00", with: "601,00")), options: .with { $0.ignoresBalances = true })
    let count = ignored.entries.count
    #expect(count == 3)
  }

  @Test func `shape alone proves neither the order of days nor the mark`() {
    let text = "\"03/02/2026\",\"-12.99\",\"*\",\"\",\"STORE\"\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.subjects == [.dayOrder])
    let thousands = StatementOutcome("\"02/25/2026\",\"-1,012\",\"*\",\"\",\"STORE\"\n")
    #expect(thousands.subjects == [.decimalMark])
    let named = StatementOutcome(text, options: .with { $0.profile = "wells-fargo" })
    #expect(named.entries == ["2026-03-02 -12.99 STORE"])
  }

  @Test func `file of pending rows has no entry`() {
    let text =
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n"
      + "CARD_PAYMENT,Current,2026-01-04 10:00:00,,Hotel,-50.00,0.00,EUR,PENDING,\n"
    let outcome = StatementOutcome(text)
    #expect(outcome.profile == "revolut")
    #expect(outcome.entries.isEmpty)
    #expect(outcome.skips == ["2 status PENDING"])
  }

  @Test func `file of first direct is read without a profile`() {
    let outcome = StatementOutcome(ProfileFile.first)
    #expect(outcome.entries == ["2026-02-05 -5.00 SHOP =95.00", "2026-02-13 1000.00 PAY =1095.00"])
    let profile = outcome.profile
    #expect(profile == nil)
  }

  @Test func `file of HSBC without header is read by places`() {
    let options = BankFileOptions.with {
      $0.columns.day = .place(1)
      $0.columns.text = [.place(2)]
      $0.columns.amount = .place(3)
      $0.sign = .signed
    }
    let text = "03/02/2026,CHEMIST,\"-1,012.00\"\n25/02/2026,REFUND,2.50\n"
    let outcome = StatementOutcome(text, options: options)
    #expect(outcome.entries == ["2026-02-03 -1012.00 CHEMIST", "2026-02-25 2.50 REFUND"])
  }

  @Test func `file of Barclaycard without header is read by places`() {
    let options = BankFileOptions.with {
      $0.columns.day = .place(1)
      $0.columns.text = [.place(2)]
      $0.columns.moneyIn = .place(6)
      $0.columns.moneyOut = .place(7)
    }
    let text = "10 Feb 18,Books ,Visa,MR A,Shopping,,7.99\n09 Feb 18,Payment ,Visa,MR A,,50.00,\n"
    let outcome = StatementOutcome(text, options: options)
    #expect(outcome.entries == ["2018-02-10 -7.99 Books", "2018-02-09 50.00 Payment"])
  }
}

extension CalendarDay {
  static let feb3 = CalendarDay(rawValue: 2026_02_03) ?? .earliest
}
