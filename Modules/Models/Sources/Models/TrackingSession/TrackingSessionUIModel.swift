public import Foundation
import ModuloUtilities

/// A stored session as a list shows it: text, ready for display.
public struct TrackingSessionUIModel: Identifiable, Equatable, Sendable {
  /// The session's identifier.
  public let id: UUID
  /// The number with its sign: `#12`; empty for a session that isn't stored.
  public let number: String
  /// In digits.
  public let day: String
  /// Its times on a clock of 24 hours: `09:00–10:40, 10:50–11:20`.
  public let times: String
  /// The block, by its icon, its colour and its name.
  public let block: BlockUIModel
  /// The name of the block's group.
  public let group: String
  /// The halves, in blocks.
  public let output: String
  /// The memo on one line; empty for none.
  public let memo: String
}

extension TrackingSessionDetailedDomain {
  /// The session as a list shows it.
  public func toUIModel(_ format: FormatContext) -> TrackingSessionUIModel {
    TrackingSessionUIModel(
      id: id, number: session.number == 0 ? "" : "#\(session.number)", day: format.numericDay(session.day),
      times: session.spans.map(format.clock).joined(separator: ", "), block: block.toUIModel(format),
      group: group.title, output: format.output(of: session.halves), memo: session.memo?.singleLine ?? "")
  }
}

extension TrackingSessionDomain {
  /// The message after the session was stored.
  public func savedText(_ format: FormatContext, of block: BlockDomain) -> String {
    format.strings.tracking.saved(block.title, format.blocks(of: halves), format.day(day), "#\(number)")
  }
}
