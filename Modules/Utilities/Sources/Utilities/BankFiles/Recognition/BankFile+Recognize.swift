extension BankFile {
  /// Recognises what a file is, and how all of it is read.
  ///
  /// The file is read twice, in memory that doesn't grow with it, and once more by each reader. A reading is taken
  /// where a value allows no other one, where balances prove it, or where the options or a profile say it. Anything else
  /// is a question.
  ///
  /// - Parameters:
  ///   - open: Opens the file from its first byte on.
  ///   - options: What a person says of the file.
  ///   - profiles: The profiles whose columns are looked for.
  ///   - today: The day of reading, for years in two digits.
  /// - Throws: Why the file can't be read in any way.
  public static func recognize(
    _ open: @escaping Opener, options: BankFileOptions = BankFileOptions(),
    profiles: [BankProfile] = BankProfile.shipped, today: CalendarDay
  ) throws(BankFileError) -> BankFileRecognition {
    func source() throws(BankFileError) -> any ByteSource {
      do { return try open() } catch { throw .unreadable(error) }
    }
    let profiles = try candidates(profiles, options)
    let bytes = try FileBytes(try source())
    if let sniffed = try BankFileSniffer(bytes.beginning) {
      let encoding = bytes.encoding(declared: options.encoding ?? sniffed.declaredEncoding)
      return try recognize(sniffed, encoding, open, source, options: options, today: today)
    }
    let usual = options.profile == nil ? nil : profiles.first?.variants.first?.encoding
    let encoding = try bytes.tableEncoding(said: options.encoding, usual: usual)
    let search = try HeaderSearch(source, encoding: encoding, options: options)
    guard !search.isEmpty else { throw search.failure ?? .csv(.noHeader) }
    var matches = search.matches(options.columns.areComplete && options.profile == nil ? [] : profiles)
    if matches.isEmpty, let name = options.profile { throw search.failure ?? .otherLayout(profile: name) }
    if matches.count > 1 { return .undecided([profileQuestion(matches, options)]) }
    if matches.isEmpty { matches = search.matchesOfOptions() }
    if matches.count > 1 { return .undecided([delimiterQuestion(matches, options)]) }
    if let match = matches.first {
      let proof = try proof(of: match.layout, today: today, source)
      let decision = StatementDecision(proof, match: match, options: options, isASCII: bytes.isASCII)
      return try decision.recognition(open)
    }
    guard search.severalColumns == nil else { return try undecidedColumns(search, options) }
    switch try ShapeDecision(search, options: options, today: today).finding(profiles, source) {
    case .none: return try undecidedColumns(search, options)
    case .question(let question): return .undecided([question])
    case .proved(let shape):
      let decision = StatementDecision(shape.proof, match: shape.match, options: options, isASCII: bytes.isASCII)
      return try decision.recognition(open)
    }
  }

  /// The proof of a layout.
  ///
  /// Where the signs of amounts that are all positive stand in a column that nobody has named yet, no reading fits the
  /// balances. The column is asked for then.
  private static func proof(
    of layout: StatementLayout, today: CalendarDay, _ source: () throws(BankFileError) -> any ByteSource
  ) throws(BankFileError) -> StatementProof {
    var proof = StatementProof(layout, today: today)
    do throws(BankFileError) {
      try proof.read(try source())
    } catch {
      guard case .unbalanced = error, layout.options.sign == nil else { throw error }
      var open = layout
      open.options.ignoresBalances = true
      proof = StatementProof(open, today: today, balancesFail: true)
      try proof.read(try source())
      if proof.flags.found == nil { throw error }
    }
    return proof
  }

  /// The profiles that are looked for: the one that is named, or all.
  private static func candidates(
    _ profiles: [BankProfile], _ options: BankFileOptions
  ) throws(BankFileError) -> [BankProfile] {
    guard let name = options.profile else { return profiles }
    let named = profiles.filter { $0.name == name }
    guard !named.isEmpty else { throw .unknownProfile(name) }
    return named
  }

  private static func profileQuestion(_ matches: [HeaderSearch.Match], _ options: BankFileOptions) -> BankFileQuestion {
    let answers = matches.compactMap(\.profile).map { profile in
      var next = options
      next.profile = profile.name
      return BankFileAnswer(options: next, reading: .profile(profile.name))
    }
    let layout = matches[0].layout
    return BankFileQuestion(
      subject: .profile, line: max(1, layout.headerLine), fields: layout.names, answers: answers)
  }

  private static func delimiterQuestion(
    _ matches: [HeaderSearch.Match], _ options: BankFileOptions
  ) -> BankFileQuestion {
    let answers = matches.map { match in
      var next = options
      next.delimiter = match.layout.delimiter
      return BankFileAnswer(options: next, reading: .fields(match.layout.names))
    }
    let layout = matches[0].layout
    return BankFileQuestion(
      subject: .delimiter, line: max(1, layout.headerLine), fields: layout.names, answers: answers)
  }

  private static func undecidedColumns(
    _ search: HeaderSearch, _ options: BankFileOptions
  ) throws(BankFileError) -> BankFileRecognition {
    if let several = search.severalColumns {
      let answers = several.columns.map { columns in
        var next = options
        next.columns = columns
        return BankFileAnswer(options: next, reading: .columns(columns))
      }
      let row = several.row
      return .undecided([
        BankFileQuestion(subject: .columns, line: row.line, fields: row.texts, answers: answers)
      ])
    }
    guard let row = search.widestRow, row.count > 1 else { throw search.failure ?? .unknownKind }
    if let failure = search.failure, options.delimiter != nil { throw failure }
    return .undecided([BankFileQuestion(subject: .columns, line: row.line, fields: row.texts, answers: [])])
  }
}
