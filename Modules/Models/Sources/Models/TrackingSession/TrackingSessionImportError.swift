public import ModuloUtilities

/// Why a file of times was not imported. In every case, no time was imported, and no block was made.
public enum TrackingSessionImportError: ImportError, Equatable {
  /// An option has an invalid value.
  case unusableOption(ImportOption, String)
  /// No path was given.
  case missingPath
  /// The file doesn't exist, or can't be read.
  case unreadableFile(ByteSourceError)
  /// Rows of the file could not be read or stored; the report lists them.
  case rejected(TrackingSessionImportReport)
  /// The data could not be read or written.
  case storage(StorageError)
}

extension TrackingSessionImportError {
  /// The report of a rejected file; `nil` for every other error.
  public var report: TrackingSessionImportReport? { if case .rejected(let report) = self { report } else { nil } }

  /// The error for a failed import; a time that is stored already is not a failure, but skipped.
  public init(_ error: RepositoryError) { self = .storage(error.remaining) }

  /// The error for an option that means nothing.
  public init(_ error: UnusableImportOption) { self = .unusableOption(error.option, error.text) }
}

/// Why a row of a file has no time that can be stored.
public enum TrackingSessionRowProblem: RowProblem, Error {
  /// The CSV is malformed here.
  case csv(CSVError)
  /// There is no start.
  case missingStart
  /// There is neither an end nor a duration.
  case missingEnd
  /// The field is no moment, in the file's form.
  case time(TimeReadingError)
  /// The field isn't a day in the file's format.
  case date(String)
  /// The field is a day of one of two centuries.
  case twoCenturies(String, first: CalendarDay, second: CalendarDay)
  /// The field is no length of time.
  case duration(LengthReadingError)
  /// The end isn't the one that the duration gives, which is this.
  case otherEnd(ZonedInstant)
  /// There is no block.
  case missingBlock
  /// No block has this name; those that it may mean.
  case unknownBlock(String, candidates: [Candidate] = [])
  /// Blocks of several groups have this name; each with its group.
  case ambiguousBlock(String, candidates: [Candidate])
  /// No group has this name.
  case unknownGroup(String)
  /// The name can't be that of a new block or group.
  case name(String, NameError)
  /// The row breaks a rule of sessions.
  case rule(TrackingRule)
  /// The time overlaps with that of the row in this line.
  case overlap(line: Int)
  /// The field names no time zone.
  case zone(String)
  /// The field is no number of seconds that the time can have.
  case activeSeconds(String)
  /// The field is neither the day on which the session began nor the one before.
  case otherDay(String)
  /// The row in this line is of the same session, and has another block, memo or day.
  case otherSession(String, line: Int)
}

extension TrackingSessionImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .unusableOption(let option, let value): format.unusableOption(option, value)
    case .missingPath: format.strings.error.data.missingPath
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .storage(let error): error.text(format)
    }
  }
}

extension TrackingSessionRowProblem {
  public static var unit: ImportUnit { .row }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let (words, shared) = (TrackingSessionRowStrings(format: format), format.strings.error.importing)
    return switch self {
    case .csv(let error): format.malformed(error)
    case .missingStart: words.missingStart
    case .missingEnd: words.missingEnd
    case .time(.notATime(let text, _)): words.notATime(text.legible)
    case .time(let error): error.text(format)
    case .date(let text): shared.date(text.legible)
    case .twoCenturies(let text, let first, let second):
      DayReadingError.ambiguous(text, first: first, second: second).text(format)
    case .duration(let error): error.text(format)
    case .otherEnd(let end): words.otherEnd(format.localTime(end))
    case .missingBlock: words.missingBlock
    case .unknownBlock(let text, let candidates): words.unknownBlock(text.legible, candidates)
    case .ambiguousBlock(let text, let candidates): words.ambiguousBlock(text.legible, candidates)
    case .unknownGroup(let text): words.unknownGroup(text.legible)
    case .name(let text, let error): shared.amount(text.legible, error.text(format))
    case .rule(.overlap(let overlap)): overlap.rowText(format)
    case .rule(let rule): rule.text(format)
    case .overlap(let line): words.overlap(line)
    case .zone(let text): words.zone(text.legible)
    case .activeSeconds(let text): words.activeSeconds(text.legible)
    case .otherDay(let text): words.otherDay(text.legible)
    case .otherSession(let text, let line): words.otherSession(text.legible, line)
    }
  }
}

/// The words on rows that have no time.
private struct TrackingSessionRowStrings {
  let format: FormatContext

  private var language: Language { format.language }

  var missingStart: String { language("the start is missing", "il n’y a pas de début") }

  var missingEnd: String {
    language("there is neither an end nor a duration", "il n’y a ni fin ni durée")
  }

  func notATime(_ text: String) -> String {
    language(
      "\"\(text)\" isn't a day and a time in the expected form, such as 2026-01-05T09:00",
      "« \(text) » n’est pas un jour et une heure dans la forme attendue, comme 2026-01-05T09:00")
  }

  func otherEnd(_ end: String) -> String {
    language(
      "the end isn't the one that the duration gives, which is \(end)",
      "la fin n’est pas celle que donne la durée, qui est \(end)")
  }

  var missingBlock: String { language("the block is missing", "il n’y a pas de bloc") }

  func unknownBlock(_ text: String, _ candidates: [Candidate]) -> String {
    let unknown = language("there is no block \"\(text)\"", "il n’y a pas de bloc « \(text) »")
    if candidates.isEmpty {
      let advice = format.clause(.createBlocks)
      return unknown + language(advice.after("; "), advice.after(" ; "))
    }
    return unknown
      + language(
        "; write the whole name, or the number with its sign: \(list(candidates))",
        " ; écrivez le nom entier, ou le numéro avec son signe : \(list(candidates))")
  }

  func ambiguousBlock(_ text: String, _ candidates: [Candidate]) -> String {
    language(
      "several blocks are called \"\(text)\"; write \(list(candidates))",
      "plusieurs blocs s’appellent « \(text) » ; écrivez \(list(candidates))")
  }

  func unknownGroup(_ text: String) -> String {
    let advice = format.clause(.createBlocks)
    return language(
      "there is no group \"\(text)\"\(advice.after("; "))",
      "il n’y a pas de groupe « \(text) »\(advice.after(" ; "))")
  }

  func overlap(_ line: Int) -> String {
    let advice = format.clause(.takeOverlap)
    return language(
      "it overlaps with line \(line)\(advice.after("; "))",
      "il chevauche la ligne \(line)\(advice.after(" ; "))")
  }

  func zone(_ text: String) -> String {
    language(
      "\"\(text)\" isn't a time zone, such as Europe/London", "« \(text) » n’est pas un fuseau, comme Europe/Paris")
  }

  func activeSeconds(_ text: String) -> String {
    language(
      "\"\(text)\" isn't a number of seconds that the time has",
      "« \(text) » n’est pas un nombre de secondes que ce temps contient")
  }

  func otherDay(_ text: String) -> String {
    language(
      "\"\(text)\" is neither the day on which the session began nor the one before",
      "« \(text) » n’est ni le jour où la session a commencé, ni la veille")
  }

  func otherSession(_ text: String, _ line: Int) -> String {
    language(
      "line \(line) is of the session \"\(text)\" too, and has another block, memo or day",
      "la ligne \(line) est aussi de la session « \(text) », et a un autre bloc, une autre note ou un autre jour")
  }

  private func list(_ candidates: [Candidate]) -> String {
    candidates.map { "\($0.name.legible) (#\($0.number))" }.joined(separator: ", ")
  }
}
