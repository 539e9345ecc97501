import ModuloUtilities
import Testing

/// CSV files of banks and profiles that are changed at random. `Tests/Endurance/bankfiles` does it many more times.
@Suite struct ChangedTableTests {
  /// Reads bytes in pieces of that size.
  private typealias Reading = (_ bytes: [UInt8], _ pieceSize: Int) -> StatementOutcome

  @Test(arguments: FileChanges.seeds)
  func `any change of a CSV file gives items, a question or an error`(_ seed: UInt64) {
    let fault = firstFault(seed, changes: FileChanges.count / 8) { StatementOutcome($0, pieceSize: $1) }
    #expect(fault == nil)
    #expect(FileChanges.isMemoryBounded())
  }

  @Test func `a reader that goes wrong with a piece is caught`() {
    let fault = firstFault(FileChanges.seed, changes: 400) { bytes, size in
      var outcome = StatementOutcome(bytes, pieceSize: size)
      // What a reader does that forgets a character where a piece ends.
      if size < 4, !outcome.items.isEmpty { outcome.items.removeLast() }
      return outcome
    }
    #expect(fault != nil)
  }

  @Test func `a reader that gives a wrong line is caught`() {
    let fault = firstFault(FileChanges.seed, changes: 400) { bytes, size in
      var outcome = StatementOutcome(bytes, pieceSize: size)
      outcome.items = outcome.items.map { item in
        guard case .entry(var entry) = item else { return item }
        entry.line += bytes.count
        return .entry(entry)
      }
      return outcome
    }
    #expect(fault != nil)
  }

  @Test(arguments: FileChanges.seeds)
  func `any change of a profile gives a profile that is written as it is read, or an error`(_ seed: UInt64) {
    let fault = firstProfileFault(seed, changes: FileChanges.count / 2) { try BankProfile(json: $0) }
    #expect(fault == nil)
    #expect(FileChanges.isMemoryBounded())
  }

  @Test func `a profile that depends on white space is caught`() {
    let fault = firstProfileFault(FileChanges.seed, changes: 4_000) { text in
      let profile = try BankProfile(json: text)
      let title = text.utf8.count.isMultiple(of: 2) ? profile.title : profile.title + "!"
      return try BankProfile(name: profile.name, title: title, variants: profile.variants)
    }
    #expect(fault != nil)
  }

  #if os(Linux)
    @Test func `a reader that takes more memory than granted is caught`() {
      let isBounded = FileChanges.isMemoryBounded(by: 1)
      #expect(!isBounded)
    }
  #endif
}

extension ChangedTableTests {
  /// What is wrong with the first of many changed files, nil where nothing is.
  private func firstFault(_ seed: UInt64, changes: Int, _ read: Reading) -> String? {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<changes {
      guard let file = ProfileFile.all.randomElement(using: &random) else { return "no files" }
      let bytes = FileChanges.changed(file.bytes, using: &random)
      let whole = read(bytes, 65_536)
      let cut = read(bytes, Int.random(in: 1...40, using: &random))
      if whole != cut || !whole.isSound(bytes) { return "seed \(seed): \(String(decoding: bytes, as: UTF8.self))" }
      guard let answer = whole.questions.first?.answers.randomElement(using: &random) else { continue }
      let answered = StatementOutcome(bytes, options: answer.options)
      if !answered.isSound(bytes) { return "seed \(seed), answered: \(String(decoding: bytes, as: UTF8.self))" }
    }
    return nil
  }

  private func firstProfileFault(
    _ seed: UInt64, changes: Int, _ read: (String) throws -> BankProfile
  ) -> String? {
    var random = SeededGenerator(seed: seed)
    var texts: [String] = []
    for profile in BankProfile.shipped {
      do { texts.append(try profile.json()) } catch { return "\(error)" }
    }
    for _ in 0..<changes {
      guard let text = texts.randomElement(using: &random) else { return "no profiles" }
      let changed = String(decoding: FileChanges.changed(Array(text.utf8), using: &random), as: UTF8.self)
      let profile: BankProfile
      do { profile = try read(changed) } catch {
        // A text that is no profile, with the member at fault.
        if error is BankProfileError { continue }
        return "seed \(seed): \(error)\n\(changed)"
      }
      do {
        if try read(try profile.json()) != profile { return "seed \(seed): \(changed)" }
      } catch {
        return "seed \(seed): \(error)\n\(changed)"
      }
    }
    return nil
  }
}

extension StatementOutcome: Equatable {
  static func == (one: StatementOutcome, other: StatementOutcome) -> Bool {
    one.kind == other.kind && one.items == other.items && one.questions == other.questions
      && one.error == other.error && one.options == other.options
  }

  /// Whether entries, questions and an error are of lines that the file has, and complete.
  fileprivate func isSound(_ bytes: [UInt8]) -> Bool {
    let lines = 1...bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let entries = items.allSatisfy { item in
      guard case .entry(let entry) = item else { return true }
      return lines.contains(entry.line) && entry.amount.units != 0 && entry.amount.decimals >= 0
        && entry.text == entry.text.tidied && entry.id?.isEmpty != true
    }
    let isAsked = questions.allSatisfy { question in
      lines.contains(question.line) && (question.subject == .columns || !question.answers.isEmpty)
    }
    return entries && isAsked && lines.contains(error?.line ?? 1)
  }
}
