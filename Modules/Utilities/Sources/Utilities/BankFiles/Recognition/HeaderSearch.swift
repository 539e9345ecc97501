/// Looks for the header of a table, or for its first row where it has none, with each delimiter that is possible.
struct HeaderSearch {
  /// A layout that the file has.
  struct Match {
    /// Nil for a layout of options or of names of columns alone.
    let profile: BankProfile?
    let layout: StatementLayout
  }

  /// The first rows, as one delimiter cuts them.
  private struct Head {
    let delimiter: CSVDelimiter
    var rows: [CSVRecord] = []
    var names: [HeaderNames] = []
    var failure: BankFileError?
  }

  private static let rowLimit = 200

  private let encoding: TextEncoding
  private var options: BankFileOptions
  private var heads: [Head] = []

  init(
    _ open: () throws(BankFileError) -> any ByteSource, encoding: TextEncoding, options: BankFileOptions
  ) throws(BankFileError) {
    self.encoding = encoding
    self.options = options
    let delimiters = options.delimiter.map { [$0] } ?? [.comma, .semicolon, .tab, .bar]
    for delimiter in delimiters { heads.append(Self.head(try open(), delimiter, encoding)) }
    if options.delimiter == nil, let delimiter = declaredDelimiter {
      heads = heads.filter { $0.delimiter == delimiter }
    }
  }

  private static func head(_ source: any ByteSource, _ delimiter: CSVDelimiter, _ encoding: TextEncoding) -> Head {
    var head = Head(delimiter: delimiter)
    var reader = StatementRowReader(source, delimiter: delimiter, encoding: encoding)
    var row = CSVRecord()
    var size = 0
    do throws(BankFileError) {
      while head.rows.count < rowLimit, size < 1_000_000, try reader.next(into: &row) {
        if row.isBlank() { continue }
        size += row.bytes.count
        head.rows.append(row)
        head.names.append(HeaderNames(row.texts))
      }
    } catch {
      head.failure = error
    }
    return head
  }

  /// The delimiter that a first line such as `sep=;` names.
  private var declaredDelimiter: CSVDelimiter? {
    for head in heads {
      guard let first = head.rows.first, first.line == 1 else { continue }
      let line = String(decoding: first.bytes[first.bytes.trimmed(0..<first.bytes.count)], as: UTF8.self)
      guard line.hasPrefix("sep="), line.utf8.count <= 5 else { continue }
      // Cut by its own delimiter, the line has none left.
      if line.utf8.count == 4, first.count == 2 { return head.delimiter }
      if let delimiter = CSVDelimiter(String(line.dropFirst(4))) { return delimiter }
    }
    return nil
  }
}

extension HeaderSearch {
  /// Whether there is no row at all.
  var isEmpty: Bool { heads.allSatisfy { $0.rows.isEmpty } }

  /// The error that ended the first rows, where none was cut into more than one field.
  var failure: BankFileError? { heads.compactMap(\.failure).first }

  /// The layouts of the profiles that the file has: at most one for each profile.
  func matches(_ profiles: [BankProfile]) -> [Match] {
    profiles.compactMap { profile in
      for variant in profile.variants {
        for head in heads {
          if let match = match(variant, of: profile, in: head) { return match }
        }
      }
      return nil
    }
  }

  /// The profiles whose shape the file has, and that aren't known by it alone.
  func commonShapes(_ profiles: [BankProfile]) -> [Match] {
    profiles.compactMap { profile in
      guard profile.variants.contains(where: \.isCommonShape) else { return nil }
      var named = self
      named.options.profile = profile.name
      return named.matches([profile]).first
    }
  }

  private func match(_ variant: BankFileOptions, of profile: BankProfile, in head: Head) -> Match? {
    if variant.isCommonShape, options.profile != profile.name { return nil }
    if let delimiter = variant.delimiter, options.delimiter == nil, delimiter != head.delimiter { return nil }
    var merged = variant.overridden(by: options)
    guard merged.hasHeader != false else {
      guard !variant.shape.isEmpty || options.profile == profile.name, hasShape(variant.shape, head) else { return nil }
      // A shape says less than names of columns do: what the profile says of the days and the mark has to be proved.
      if options.profile != profile.name {
        if options.dayOrders.isEmpty { merged.dayOrders = [] }
        if options.decimalMark == nil { merged.decimalMark = nil }
      }
      return layoutWithoutHeader(merged, in: head).map { Match(profile: profile, layout: $0) }
    }
    return layout(merged, in: head).map { Match(profile: profile, layout: $0) }
  }

  /// The layouts of columns by the options, and by common names where the options name none: one for each delimiter.
  func matchesOfOptions() -> [Match] {
    heads.compactMap { head in layoutOfOptions(in: head).map { Match(profile: nil, layout: $0) } }
  }

  private func layoutOfOptions(in head: Head) -> StatementLayout? {
    if options.columns.areComplete, options.hasHeader != true, options.columns.all.allSatisfy(\.isPlace) {
      return layoutWithoutHeader(options, in: head)
    }
    guard options.hasHeader != false else { return nil }
    for (row, names) in zip(head.rows, head.names) where names.keys.count > 1 && isPossibleHeader(row) {
      guard case .columns(let columns) = ColumnVocabulary.columns(names, with: options.columns) else { continue }
      var merged = options
      merged.columns = columns
      if let layout = layout(merged, row, names, head.delimiter) { return layout }
    }
    return nil
  }

  /// The options of each layout that the fields of the first rows allow, with the file's delimiter. None where a person
  /// names a column, or a header.
  var shapes: [BankFileOptions] {
    guard options.hasHeader != true, options.columns.all.allSatisfy(\.isPlace) else { return [] }
    var layouts: [BankFileOptions] = []
    for head in heads {
      for columns in shape(head)?.layouts ?? [] {
        var layout = options
        layout.columns = columns.overridden(by: options.columns)
        (layout.delimiter, layout.hasHeader) = (head.delimiter, false)
        if !layouts.contains(layout) { layouts.append(layout) }
      }
    }
    return layouts
  }

  /// The first row of the table that has them.
  var firstOfShape: CSVRecord? { heads.compactMap { shape($0)?.first }.first }

  private func shape(_ head: Head) -> ShapeSearch? { ShapeSearch(head.rows.filter(isPossibleHeader)) }

  /// The table of a layout by places.
  func match(_ layout: BankFileOptions) -> Match? {
    let head = heads.first { $0.delimiter == layout.delimiter }
    return head.flatMap { layoutWithoutHeader(layout, in: $0) }.map { Match(profile: nil, layout: $0) }
  }

  /// The columns of the first header that has several of one kind, and its row.
  var severalColumns: (row: CSVRecord, columns: [BankFileColumns])? {
    for head in heads {
      for (row, names) in zip(head.rows, head.names) where names.keys.count > 1 && isPossibleHeader(row) {
        if case .several(let columns) = ColumnVocabulary.columns(names, with: options.columns) {
          return (row, columns)
        }
      }
    }
    return nil
  }

  /// The row that has the most fields, for a question.
  var widestRow: CSVRecord? {
    let rows = heads.flatMap(\.rows)
    return rows.max { $0.count < $1.count }
  }
}

extension HeaderSearch {
  private func isPossibleHeader(_ row: CSVRecord) -> Bool { row.line > options.skippedLines ?? 0 }

  private func layout(_ options: BankFileOptions, in head: Head) -> StatementLayout? {
    let dayNames = options.columns.day?.names ?? []
    for (row, names) in zip(head.rows, head.names) where isPossibleHeader(row) && names.keys.count > 1 {
      // Most rows end here: the layouts are many, and the names of columns take a while to compare.
      if dayNames.isEmpty || names.keys.contains(where: dayNames.contains),
        let layout = layout(options, row, names, head.delimiter)
      {
        return layout
      }
      // The header is said to be here.
      if options.skippedLines != nil { return nil }
    }
    return nil
  }

  private func layout(
    _ options: BankFileOptions, _ row: CSVRecord, _ names: HeaderNames, _ delimiter: CSVDelimiter
  ) -> StatementLayout? {
    StatementLayout(options, names: names, headerLine: row.line, delimiter: delimiter, encoding: encoding)
  }

  /// A table that begins with the first row that has a day and an amount.
  private func layoutWithoutHeader(_ options: BankFileOptions, in head: Head) -> StatementLayout? {
    for row in head.rows where isPossibleHeader(row) {
      let names = HeaderNames(row.texts, isHeader: false)
      guard
        let layout = StatementLayout(
          options, names: names, headerLine: row.line - 1, delimiter: head.delimiter, encoding: encoding)
      else { continue }
      guard row.count > 1, DayCell(row.bytes, row.bytes.trimmed(row.fields[layout.day].range)) != nil else { continue }
      let isReadable = DecimalMark.allCases.contains { mark in
        if case .success = layout.amounts(of: row, mark: mark) { true } else { false }
      }
      if isReadable { return layout }
    }
    return nil
  }

  private func hasShape(_ shape: [String], _ head: Head) -> Bool {
    if shape.isEmpty { return true }
    return !head.rows.isEmpty
      && head.rows.allSatisfy { row in
        guard row.count >= shape.count, row.isBlank(from: shape.count) else { return false }
        return shape.indices.allSatisfy { row.fits(shape[$0], at: $0) }
      }
  }
}

extension BankFileColumn {
  fileprivate var isPlace: Bool { if case .place = self { true } else { false } }

  /// The names as they are compared; empty for a place, and where one has a number.
  fileprivate var names: [String] {
    guard case .named(let spellings) = self, !spellings.contains(where: { $0.contains("#") }) else { return [] }
    return spellings.map(\.columnName)
  }
}

extension CSVRecord {
  fileprivate func fits(_ word: String, at index: Int) -> Bool {
    let range = bytes.trimmed(fields[index].range)
    return switch word {
    case "day": DayCell(bytes, range) != nil
    case "amount": DecimalMark.allCases.contains { AmountCell(bytes, range, mark: $0) != nil }
    case "optional-amount": range.isEmpty || fits("amount", at: index)
    case "any": true
    default: text(index) == word.dropFirst()
    }
  }
}

extension CSVDelimiter {
  static let bar = CSVDelimiter("|") ?? .semicolon
}
