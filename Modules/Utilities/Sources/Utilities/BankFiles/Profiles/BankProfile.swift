/// The layout of the CSV files of a bank, by whose columns they are known.
public struct BankProfile: Hashable, Sendable {
  /// Letters, digits and `-`.
  public let name: String
  /// The bank and the kind of its file, such as `Chase, credit card`.
  public let title: String
  /// The layouts that the bank has used, the ones with more columns first. At least one.
  public let variants: [BankFileOptions]

  /// Creates a profile.
  ///
  /// - Throws: What is wrong with a part of it.
  public init(name: String, title: String, variants: [BankFileOptions]) throws(BankProfileError) {
    guard Self.isName(name) else { throw BankProfileError(member: "name", problem: .name(name)) }
    guard !variants.isEmpty else { throw BankProfileError(member: "variants", problem: .missing) }
    for (index, variant) in variants.enumerated() {
      if let problem = variant.problem {
        throw BankProfileError(member: "variants[\(index)].\(problem.member)", problem: problem.problem)
      }
    }
    self.name = name
    self.title = title
    self.variants = variants
  }

  /// Whether the text can be the name of a profile: 1 to 64 ASCII letters, digits and `-`.
  public static func isName(_ text: String) -> Bool {
    1...64 ~= text.utf8.count && text.utf8.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}

/// What is wrong with a profile, and where.
public struct BankProfileError: Error, Equatable, Sendable {
  /// What is wrong with a member.
  public enum Problem: Equatable, Sendable {
    /// The text is no JSON.
    case notJSON
    /// The member lacks.
    case missing
    /// There is no such member.
    case unknown
    /// The value isn't of the kind that is expected.
    case wrongType
    /// The value isn't one of those that are possible; the value.
    case value(String)
    /// The text isn't a name of a profile; the text.
    case name(String)
  }

  /// The path of the member, such as `variants[0].sign`; empty for the whole.
  public let member: String
  /// What is wrong with it.
  public let problem: Problem

  init(member: String, problem: Problem) {
    self.member = member
    self.problem = problem
  }
}

extension BankFileOptions {
  /// Why the options can't be a variant; nil where they can.
  fileprivate var problem: BankProfileError? {
    if profile != nil { return BankProfileError(member: "profile", problem: .unknown) }
    if ignoresBalances { return BankProfileError(member: "ignoresBalances", problem: .unknown) }
    if columns.day == nil { return BankProfileError(member: "columns.day", problem: .missing) }
    if !columns.areComplete { return BankProfileError(member: "columns.amount", problem: .missing) }
    if columns.flag != nil, inWords.isEmpty || outWords.isEmpty {
      return BankProfileError(member: inWords.isEmpty ? "inWords" : "outWords", problem: .missing)
    }
    if let member = memberWithBlank { return BankProfileError(member: member, problem: .value("")) }
    if let sign, !isPossible(sign) { return BankProfileError(member: "sign", problem: .value(sign.rawValue)) }
    let places = columns.all.compactMap { if case .place(let place) = $0 { place } else { nil } }
    if let place = places.first(where: { !(1...StatementRowReader.fieldCountLimit ~= $0) }) {
      return BankProfileError(member: "columns", problem: .value(String(place)))
    }
    let words = ["day", "amount", "optional-amount", "any"]
    if let word = shape.first(where: { !words.contains($0) && !$0.hasPrefix("=") }) {
      return BankProfileError(member: "shape", problem: .value(word))
    }
    if let firstYear, !(1...9900 ~= firstYear) {
      return BankProfileError(member: "firstYear", problem: .value(String(firstYear)))
    }
    return nil
  }

  /// The first member with a text that is blank, and would stand for everything; nil for none.
  private var memberWithBlank: String? {
    let names = columns.all.flatMap { column -> [String] in
      guard case .named(let names) = column else { return [] }
      return names.isEmpty ? [""] : names
    }
    let members: [(name: String, texts: [String])] = [
      ("columns", names), ("inWords", inWords), ("outWords", outWords), ("neutralWords", neutralWords),
      ("pendingDays", pendingDays), ("footers", footers), ("requiredColumns", requiredColumns),
      ("labels.account", labels.account), ("labels.opening", labels.opening), ("labels.closing", labels.closing),
    ]
    return members.first { $0.texts.contains { $0.isBlank } }?.name
  }

  /// Whether the columns can be read with that sign.
  private func isPossible(_ sign: BankFileSign) -> Bool {
    switch sign {
    case .signed, .turned: columns.amount != nil && columns.flag == nil
    case .inOut, .negatedDebits, .negatedCredits: columns.moneyIn != nil
    case .flag: columns.flag != nil
    }
  }
}
