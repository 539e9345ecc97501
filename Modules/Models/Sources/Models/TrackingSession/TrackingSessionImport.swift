public import Foundation
import ModuloUtilities

/// A file of times to import: a row for each, of the block that it names.
///
/// A row has a start, and an end or a duration. Rows that have the same text in the column `session` are the times of one
/// session, with pauses between them; every other row is a session by itself.
public struct TrackingSessionImport: Equatable, Sendable {
  /// A column that may have another name.
  public enum Column: String, CaseIterable, Sendable {
    /// When a time began.
    case start
    /// When it ended.
    case end
    /// How long it was, instead of an end.
    case duration
    /// The day of a start and an end that are times of the clock alone.
    case date
    /// The block.
    case block
    /// The block's group.
    case group
    /// A note.
    case memo
  }

  /// The column of the time zones in which the times were lived.
  public static let zoneColumn = "zone"
  /// The column of the texts that the times of one session have in common.
  public static let sessionColumn = "session"
  /// The column of the days that sessions count for; it is read beside that of sessions.
  public static let dayColumn = "day"
  /// The column of the seconds without pauses; it is read beside that of sessions.
  public static let activeSecondsColumn = "activeSeconds"

  /// The columns of an export, in order.
  public static let columns =
    [Column.start, .end].map(\.rawValue) + [zoneColumn, activeSecondsColumn]
    + [Column.block, .group, .memo].map(\.rawValue) + [dayColumn, sessionColumn]

  /// The file, or standard input.
  public var source: InputSource
  /// The headers of the columns that have another name than usual. Such a one has to be there.
  public var columns: [Column: String]
  /// How its texts are written.
  public var form: FileForm
  /// Whether the first row names the columns; without it columns are named by number, from 1.
  public var hasHeader: Bool
  /// The time zone of times without an offset.
  public var zone: TimeZone
  /// Whether blocks and groups that aren't there are made.
  public var createsBlocks: Bool
  /// Whether times may overlap with each other, and with what was tracked already.
  public var allowsOverlap: Bool

  /// Creates an import of a file in the usual form.
  public init(source: InputSource, zone: TimeZone) {
    self.source = source
    columns = [:]
    form = FileForm()
    hasHeader = true
    self.zone = zone
    createsBlocks = false
    allowsOverlap = false
  }
}

/// What the imported times of a file are in all.
public struct TrackedImport: Equatable, Sendable {
  /// The active time.
  public var activeSeconds: Int64
  /// The groups that were made.
  public var groups: [BlockGroupDomain]
  /// The blocks that were made.
  public var blocks: [BlockDomain]
  /// The sessions of before in which another number of half blocks became full.
  public var recounted: [TrackingSessionOutcome.Recount]

  /// Creates what an import of nothing is.
  public init() {
    activeSeconds = 0
    groups = []
    blocks = []
    recounted = []
  }
}

extension TrackedImport {
  /// The most rows that a text names.
  private static let mostNamed = 10

  /// The active time, what was made for it, and what is counted otherwise since.
  func texts(_ format: FormatContext) -> [String] {
    let words = format.strings.importing
    var texts = activeSeconds == 0 ? [] : [words.tracked(format.hours(activeSeconds))]
    if !groups.isEmpty { texts.append(words.made(format.count(groups.count, of: .group), list(groups.map(\.title)))) }
    if !blocks.isEmpty { texts.append(words.made(format.count(blocks.count, of: .block), list(blocks.map(\.title)))) }
    if recounted.count > Self.mostNamed {
      texts.append(words.recounted(format.count(recounted.count, of: .session)))
    } else {
      texts += recounted.map { $0.text(format) }
    }
    return texts
  }

  private func list(_ names: [String]) -> String {
    names.prefix(Self.mostNamed).joined(separator: ", ") + (names.count > Self.mostNamed ? " …" : "")
  }
}

extension ImportStrings {
  /// The active time of the rows that were imported.
  fileprivate func tracked(_ time: String) -> String { language("tracked: \(time)", "temps suivi : \(time)") }

  /// What was made for the rows: how many, and their names.
  fileprivate func made(_ count: String, _ names: String) -> String {
    language("made \(count): \(names)", "créé : \(count) (\(names))")
  }

  /// So many sessions have another number of half blocks, since times of their blocks and days were imported.
  fileprivate func recounted(_ count: String) -> String {
    language("other blocks than before: \(count)", "autre nombre de blocs qu’auparavant : \(count)")
  }
}
