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

@Suite struct ProfileFileTests {
  @Test(arguments: ProfileFile.american + ProfileFile.british + ProfileFile.european + ProfileFile.international)
  func fileOfAProfileIsReadAloneOrAfterOneQuestion(_ file: ProfileFile) throws {
    var outcome = BankFileOutcome(file.bytes)
    if let reading = file.answer {
      let question = try #require(outcome.questions.first)
      let count = outcome.questions.count
      #expect(count == 1)
      let answer = try #require(question.answers.first { $0.reading == reading })
      outcome = BankFileOutcome(file.bytes, options: answer.options)
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

  @Test func everyShippedProfileHasAFile() {
    let files = ProfileFile.american + ProfileFile.british + ProfileFile.european + ProfileFile.international
    let missing = Set(BankProfile.shipped.map(\.name)).subtracting(files.map(\.profile))
    #expect(missing.isEmpty)
  }
}

extension CalendarDay {
  static let feb3 = CalendarDay(rawValue: 2026_02_03) ?? .earliest
}
