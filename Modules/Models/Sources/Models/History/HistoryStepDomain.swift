public import Foundation
public import ModuloUtilities

/// One write of the data: when it was, the command that made it, and what it changed.
public struct HistoryStepDomain: Identifiable, Equatable, Sendable {
  /// What a step is to others.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    /// It changed something that wasn't there before.
    case change
    /// It took other steps back.
    case undo
    /// It took undos back.
    case redo
  }

  /// The primary key.
  public let id: UUID
  /// The number that lists show, in the order of the writes.
  public let number: Int
  /// The moment of the write.
  public let date: Instant
  /// The session of a terminal, or the run of a program, that made it. Only its equality matters.
  public let author: String
  /// The words of the command, without its arguments: `contribution add`; `app` for the full-screen app.
  public let command: String
  /// What it is to others.
  public let kind: Kind
  /// Whether it is taken back.
  public let isUndone: Bool
  /// Whether what it changed is kept, so that it can be taken back.
  public let isComplete: Bool
  /// The numbers of the steps that it took back.
  public let targets: [Int]
  /// What it changed, in the order of the tables.
  public let changes: [HistoryChange]

  /// Creates a step.
  public init(
    id: UUID, number: Int, date: Instant, author: String, command: String, kind: Kind, isUndone: Bool = false,
    isComplete: Bool = true, targets: [Int] = [], changes: [HistoryChange] = []
  ) {
    self.id = id
    self.number = number
    self.date = date
    self.author = author
    self.command = command
    self.kind = kind
    self.isUndone = isUndone
    self.isComplete = isComplete
    self.targets = targets
    self.changes = changes
  }
}

/// The rows of one noun that a step added, changed or deleted.
public struct HistoryChange: Equatable, Sendable {
  /// What happened to the rows.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    case added, changed, deleted
  }

  /// The noun of the rows.
  public let noun: Noun
  /// What happened to them.
  public let kind: Kind
  /// The number of rows.
  public let count: Int
  /// The names of the first rows, where they have names: of rows that are there as they are now, of others as they were.
  public let names: [String]

  /// Creates a change.
  public init(_ noun: Noun, _ kind: Kind, count: Int, names: [String] = []) {
    self.noun = noun
    self.kind = kind
    self.count = count
    self.names = names
  }
}

extension HistoryStepDomain {
  /// Whether it put a backup in the place of all data, or took that back. It is taken back by itself only.
  public var replacesData: Bool {
    isComplete && changes.isEmpty && (kind == .change || kind == .undo && targets.isEmpty)
  }

  /// The greatest age in seconds at which a step is taken back without a question.
  public static let longestUnasked: Int64 = 3_600

  /// Whether it may be taken back without a question: by who made it, within an hour.
  ///
  /// - Parameters:
  ///   - author: Who asks for it.
  ///   - now: The moment.
  public func isRecent(for author: String, at now: Instant) -> Bool {
    self.author == author && date.milliseconds(until: now) <= Self.longestUnasked * 1_000
  }
}

/// The steps that an undo took back.
public struct UndoneSteps: Equatable, Sendable {
  /// The steps, in the order in which they were taken back.
  public let steps: [HistoryStepDomain]
  /// The rows that they added and that were left; see ``HistoryRequest/rest(of:)``.
  public let left: LeftRows

  /// Creates the outcome of an undo.
  public init(steps: [HistoryStepDomain], left: LeftRows = LeftRows()) {
    self.steps = steps
    self.left = left
  }
}

/// How many rows of a step an undo of the rest has left, and why.
public struct LeftRows: Equatable, Sendable {
  /// Those that stay because they were changed since.
  public let changed: Int
  /// Those that stay because others belong to them.
  public let needed: Int
  /// Those that were deleted before.
  public let gone: Int

  /// Counts the rows.
  public init(changed: Int = 0, needed: Int = 0, gone: Int = 0) {
    self.changed = changed
    self.needed = needed
    self.gone = gone
  }

  /// How many rows are still there.
  public var staying: Int { changed + needed }
}

/// Which steps are to be taken back.
public enum HistoryRequest: Hashable, Sendable {
  /// The last ones, so many.
  case last(Int)
  /// The step of that number.
  case step(Int)
  /// The step of that number, but for the rows that it added and that were changed since, or that others belong to.
  case rest(of: Int)
}
