import Foundation
import ModuloModels
import ModuloUtilities

/// Reads rows as times of blocks.
struct TrackingSessionRowReader: RowReader {
  typealias Failure = RowError<TrackingSessionRowProblem>

  private let columns: Columns
  private let form: FileForm
  private let now: Instant
  private let moments: MomentFormat
  private let lengths: LengthReader
  private let index: BlockIndex
  /// What was read already, by its texts.
  private var zones: [String: TimeZone] = [:]
  private var owners: [[String]: BlockIndex.Owner] = [:]

  /// - Parameter now: No time ends after it.
  /// - Throws: `CSVError` when the table lacks a column.
  init(_ table: CSVTable, of file: TrackingSessionImport, index: BlockIndex, now: Instant) throws(CSVError) {
    columns = try Columns(table, of: file)
    form = file.form
    moments = MomentFormat(days: file.form.dateFormat, zone: file.zone)
    lengths = LengthReader(decimalMark: file.form.decimalMark)
    self.index = index
    self.now = now
  }

  mutating func read(_ row: CSVRow) throws(Failure) -> RowReading<TrackingSessionRow> {
    let owner = try readOwner(of: row)
    let moments = try readMoments(of: row)
    let date = try readDate(of: row)
    guard row.visible(in: columns.start) != nil else { throw .init(row[columns.start], .missingStart) }
    let start = try readMoment(row[columns.start], moments, on: date)
    let end = try readEnd(of: row, from: start, moments, on: date)
    let place = columns.end.map { row[$0] } ?? row[columns.start]
    if end <= start.instant { throw .init(place, .rule(.endBeforeStart)) }
    if end > now { throw .init(place, .rule(.inFuture(end))) }
    let span = ZonedSpan(start: start.instant, end: end, zone: start.zone)
    let session = row.visible(in: columns.session)
    if session == nil, span.seconds < TrackingSessionDraft.minimumSeconds {
      throw .init(row[columns.start], .rule(.lessThanMinute))
    }
    return .content(
      TrackingSessionRow(
        place: row[columns.start], owner: owner, memo: try readMemo(of: row),
        time: ListedSession.Time(
          span: span, activeSeconds: session == nil ? nil : try readActiveSeconds(of: row, in: span)),
        session: session, day: session == nil ? nil : try readDay(of: row, startingAt: start)))
  }

  func finish() {}
}

extension TrackingSessionRowReader {
  private mutating func readOwner(of row: CSVRow) throws(Failure) -> BlockIndex.Owner {
    let field = row[columns.block]
    guard let name = row.visible(in: columns.block) else { throw .init(field, .missingBlock) }
    let group = row.visible(in: columns.group)
    let key = [name, group].compactMap(\.self)
    if let owner = owners[key] { return owner }
    var found: BlockIndex.Group?
    if let column = columns.group, let group {
      do { found = try index.group(group) } catch { throw .init(row[column], error) }
    }
    do {
      let owner = try index.block(name, in: found)
      owners[key] = owner
      return owner
    } catch {
      throw .init(field, error)
    }
  }

  /// The form of the row's moments: in its own time zone, where it names one.
  private mutating func readMoments(of row: CSVRow) throws(Failure) -> MomentFormat {
    guard let column = columns.zone, let text = row.visible(in: column) else { return moments }
    guard let zone = zones[text] ?? TimeZone(identifier: text) else { throw .init(row[column], .zone(text)) }
    zones[text] = zone
    return MomentFormat(days: form.dateFormat, zone: zone)
  }

  private func readDate(of row: CSVRow) throws(Failure) -> CalendarDay? {
    guard let column = columns.date, let text = row.visible(in: column) else { return nil }
    do {
      return try form.dateFormat.read(text)
    } catch .ambiguous(_, let first, let second) {
      throw .init(row[column], .twoCenturies(text, first: first, second: second))
    } catch {
      throw .init(row[column], .date(text))
    }
  }

  private func readMoment(
    _ field: CSVField, _ moments: MomentFormat, on date: CalendarDay?, isEnd: Bool = false
  ) throws(Failure) -> ZonedInstant {
    do {
      return try moments.read(field.text.visible, on: date, isEnd: isEnd)
    } catch {
      throw .init(field, .time(error))
    }
  }

  /// The end of a row: the one that it has, and that its duration gives.
  private func readEnd(
    of row: CSVRow, from start: ZonedInstant, _ moments: MomentFormat, on date: CalendarDay?
  ) throws(Failure) -> Instant {
    let given = try readGivenEnd(of: row, moments, on: date)
    guard let length = try readDuration(of: row) else {
      guard let given else { throw .init(row[columns.end ?? columns.duration ?? columns.start], .missingEnd) }
      return given
    }
    let counted = start.instant.adding(milliseconds: length)
    guard let given, let column = columns.end else { return counted }
    // A length is written to the second.
    guard abs(given.milliseconds(until: counted)) < 1_000 else {
      throw .init(row[column], .otherEnd(ZonedInstant(counted, in: start.zone)))
    }
    return given
  }

  private func readGivenEnd(
    of row: CSVRow, _ moments: MomentFormat, on date: CalendarDay?
  ) throws(Failure) -> Instant? {
    guard let column = columns.end, row.visible(in: column) != nil else { return nil }
    return try readMoment(row[column], moments, on: date, isEnd: true).instant
  }

  /// The length in milliseconds; `nil` where there is none.
  private func readDuration(of row: CSVRow) throws(Failure) -> Int64? {
    guard let column = columns.duration, let text = row.visible(in: column) else { return nil }
    if let seconds = text.clockSeconds { return seconds * 1_000 }
    do {
      return try lengths.readPositive(text).milliseconds
    } catch {
      throw .init(row[column], .duration(error))
    }
  }

  /// The memo on one line: a line break in it is a space.
  private func readMemo(of row: CSVRow) throws(Failure) -> String? {
    guard let column = columns.memo else { return nil }
    do {
      return try TrackingMemo.checked(row[column].text.onOneLine)
    } catch {
      throw .init(row[column], .rule(error))
    }
  }

  private func readActiveSeconds(of row: CSVRow, in span: ZonedSpan) throws(Failure) -> Int64? {
    guard let column = columns.activeSeconds, let text = row.visible(in: column) else { return nil }
    guard let seconds = Int64(text), seconds > 0, (seconds - 1) * 1_000 < span.start.milliseconds(until: span.end)
    else { throw .init(row[column], .activeSeconds(text)) }
    return seconds
  }

  /// The day that the row's session counts for, which is that of its start, or the one before.
  private func readDay(of row: CSVRow, startingAt start: ZonedInstant) throws(Failure) -> CalendarDay? {
    guard let column = columns.day, let text = row.visible(in: column) else { return nil }
    let day: CalendarDay
    do { day = try DayFormat.iso.read(text) } catch { throw .init(row[column], .date(text)) }
    guard 0...1 ~= day.days(until: start.localTime.day) else { throw .init(row[column], .otherDay(text)) }
    return day
  }
}

extension TrackingSessionRowReader {
  /// The columns that are read.
  struct Columns {
    let start: CSVColumn
    let end: CSVColumn?
    let duration: CSVColumn?
    let date: CSVColumn?
    let block: CSVColumn
    let group: CSVColumn?
    let memo: CSVColumn?
    let zone: CSVColumn?
    let session: CSVColumn?
    let day: CSVColumn?
    let activeSeconds: CSVColumn?

    init(_ table: CSVTable, of file: TrackingSessionImport) throws(CSVError) {
      func optional(_ column: TrackingSessionImport.Column) throws(CSVError) -> CSVColumn? {
        if let name = file.columns[column] { return try table.column(name) }
        return try table.columnIfPresent(column.rawValue)
      }
      start = try table.column(file.columns[.start] ?? TrackingSessionImport.Column.start.rawValue)
      (end, duration) = (try optional(.end), try optional(.duration))
      if end == nil, duration == nil { _ = try table.column(TrackingSessionImport.Column.end.rawValue) }
      date = try optional(.date)
      block = try table.column(file.columns[.block] ?? TrackingSessionImport.Column.block.rawValue)
      (group, memo) = (try optional(.group), try optional(.memo))
      zone = try table.columnIfPresent(TrackingSessionImport.zoneColumn)
      session = try table.columnIfPresent(TrackingSessionImport.sessionColumn)
      let hasSessions = session != nil
      day = hasSessions ? try table.columnIfPresent(TrackingSessionImport.dayColumn) : nil
      activeSeconds = hasSessions ? try table.columnIfPresent(TrackingSessionImport.activeSecondsColumn) : nil
    }
  }
}

extension ImportRows<TrackingSessionRowReader> {
  /// - Throws: `CSVError` when the file can't be read, or lacks a column.
  init(file: TrackingSessionImport, owners: BlockOwnersRecord, now: Instant) throws(CSVError) {
    let reader = try CSVReader(opening: file.source, delimiter: file.form.delimiter, encoding: file.form.encoding)
    let table = try CSVTable(reader, hasHeader: file.hasHeader)
    let index = BlockIndex(owners, makingMissing: file.createsBlocks)
    self.init(table, try TrackingSessionRowReader(table, of: file, index: index, now: now))
  }
}

/// The content of a row.
struct TrackingSessionRow {
  /// The field of the start.
  let place: CSVField
  let owner: BlockIndex.Owner
  let memo: String?
  let time: ListedSession.Time
  /// The text that it has in common with the other times of its session; `nil` where it is one by itself.
  let session: String?
  /// The day that its session counts for; `nil` where that isn't given.
  let day: CalendarDay?
}

extension CSVRow {
  /// The text in a column without what can't be seen; `nil` when it is blank, or when there is no such column.
  fileprivate func visible(in column: CSVColumn?) -> String? {
    guard let text = text(in: column)?.visible.trimmed, !text.isEmpty else { return nil }
    return text
  }
}

extension String {
  /// A space for each line break and each other control character.
  var onOneLine: String {
    String(map { character in character.unicodeScalars.contains(where: \.breaksLine) ? " " : character })
  }

  /// The seconds in `1:30:00`, as time trackers write lengths; `nil` for any other text.
  fileprivate var clockSeconds: Int64? {
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ 1...4 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int64($0) }
    guard numbers.count == 3, numbers[1] < 60, numbers[2] < 60, numbers.contains(where: { $0 > 0 }) else { return nil }
    return numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Unicode.Scalar {
  fileprivate var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000 }
}

extension ZonedSpan {
  /// The time from the start to the end in whole seconds.
  fileprivate var seconds: Int64 { start.milliseconds(until: end) / 1_000 }
}
