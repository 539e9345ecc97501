import ModuloUtilities

/// What reading a file of a bank gave, written short enough for a table of expectations.
struct StatementOutcome {
  var items: [BankFileItem] = []
  var evidence: [BankFileEvidence] = []
  var kind: BankFileKind?
  var options: BankFileOptions?
  var rowOrder: BankFileRowOrder?
  var questions: [BankFileQuestion] = []
  var error: BankFileError?

  init(
    _ bytes: [UInt8], options: BankFileOptions = BankFileOptions(), profiles: [BankProfile] = BankProfile.shipped,
    pieceSize: Int = 65_536
  ) {
    do {
      let recognition = try BankFile.recognize(
        { () throws(ByteSourceError) in MemoryByteSource(bytes, pieceSize: pieceSize) }, options: options,
        profiles: profiles, today: today)
      switch recognition {
      case .undecided(let questions): self.questions = questions
      case .file(let file):
        (kind, evidence, self.options) = (file.kind, file.evidence, file.options)
        rowOrder = file.rowOrder
        var reader = try file.reader()
        while let item = try reader.next() { items.append(item) }
      }
    } catch {
      self.error = error
    }
  }

  init(
    _ text: String, options: BankFileOptions = BankFileOptions(), profiles: [BankProfile] = BankProfile.shipped
  ) {
    self.init(Array(text.utf8), options: options, profiles: profiles)
  }

  /// The day on which all files of these tests are read.
  private var today: CalendarDay { CalendarDay(rawValue: 2026_11_29) ?? .latest }

  /// Each entry as `2026-02-03 -12.50 EUR Text #id =100.00`, in the file's order.
  var entries: [String] {
    items.compactMap { if case .entry(let entry) = $0 { entry.short } else { nil } }
  }

  /// Each row that is left out as `3 status Pending`.
  var skips: [String] {
    items.compactMap { if case .skipped(let skip, let line) = $0 { "\(line) \(skip.short)" } else { nil } }
  }

  /// Each account as `id EUR`.
  var accounts: [String] {
    items.compactMap { item in
      if case .account(let account) = item {
        [account.id, account.currency].compactMap(\.self).joined(separator: " ")
      } else {
        nil
      }
    }
  }

  /// Each balance as `closing 2026-02-03 100.00`.
  var balances: [String] {
    items.compactMap { item in
      guard case .balance(let balance) = item else { return nil }
      return "\(balance.kind) \(balance.day) \(balance.amount.plainText)"
    }
  }

  var subjects: [BankFileSubject] { questions.map(\.subject) }

  var profile: String? { if case .csv(let profile) = kind { profile } else { nil } }

  func evidence(_ subject: BankFileSubject) -> BankFileEvidence? { evidence.first { $0.subject == subject } }
}

extension BankFileEntry {
  var short: String {
    let parts = [
      day.description, amount.plainText, currency, text.isEmpty ? nil : text, id.map { "#" + $0 },
      balance.map { "=" + $0.plainText },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension BankFileSkip {
  var short: String {
    switch self {
    case .status(let text): "status \(text)"
    case .zeroAmount: "zero"
    case .balanceWithoutDay: "balance without day"
    case .outsideTable: "outside"
    case .section(let name): "section \(name)"
    }
  }
}

/// The bytes of a text in ISO 8859-1, which those of windows-1252 are for the same letters.
func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
