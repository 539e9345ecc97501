public import Foundation
public import ModuloUtilities

/// A step as a list shows it: text, ready for display.
public struct HistoryStepUIModel: Identifiable, Equatable, Sendable {
  /// The step's identifier.
  public let id: UUID
  /// The number with its sign: `#12`.
  public let number: String
  /// The day in digits, and the time on a clock of 24 hours.
  public let date: String
  /// The words of the command.
  public let command: String
  /// What it changed, on one line.
  public let text: String
  /// Whether it is taken back.
  public let isUndone: Bool
}

extension HistoryStepDomain {
  /// The step as a list shows it.
  public func toUIModel(_ format: FormatContext) -> HistoryStepUIModel {
    let text = text(format)
    return HistoryStepUIModel(
      id: id, number: "#\(number)", date: format.moment(date), command: command,
      text: isUndone ? "\(text) (\(format.strings.history.undone))" : text, isUndone: isUndone)
  }

  /// The step on one line, with its number and its moment, for a message about what becomes of it.
  public func line(_ format: FormatContext) -> String {
    ["#\(number)", format.moment(date), command, text(format)].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func text(_ format: FormatContext) -> String {
    if replacesData, kind == .undo { return format.strings.history.restoredBack }
    return switch kind {
    case .change: changeTexts(format).joined(separator: "; ")
    case .undo, .redo:
      format.strings.history.takenBack(targets.map { "#\($0)" }.joined(separator: ", "), isUndo: kind == .undo)
    }
  }

  private func changeTexts(_ format: FormatContext) -> [String] {
    let words = format.strings.history
    guard isComplete else { return [words.incomplete] }
    if changes.isEmpty { return [words.replaced] }
    // What the data keeps of a selection says nothing beside a row.
    let told = changes.filter { $0.noun != .value }
    let shown = told.isEmpty ? changes : told
    return shown.map { change in
      let more = change.count > change.names.count && !change.names.isEmpty ? ["…"] : []
      return words.change(
        change.kind, format.count(change.count, of: change.noun),
        (change.names.map(\.legible) + more).joined(separator: ", "))
    }
  }
}

extension FormatContext {
  /// A moment as the history shows it: its day and its time, in the zone of the format.
  public func moment(_ instant: Instant) -> String {
    let time = LocalTime(instant, in: timeZone)
    return "\(numericDay(time.day)) \(clock(time))"
  }
}
