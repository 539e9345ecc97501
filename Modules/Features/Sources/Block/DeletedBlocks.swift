import ModuloDesignSystem
import ModuloModels
import ModuloUtilities
import TerminalKit

/// A deleted block or group, and what the running session that was deleted with it had.
public struct DeletedBlocks<Row: Equatable & Sendable>: Equatable, Sendable {
  /// The block or the group as it was.
  public let row: Row
  /// The completed halves of the running session, which are gone; `nil` without a session.
  public let stoppedHalves: Int?

  /// - Parameter stopped: The running session as it was; `nil` without one.
  init(row: Row, stopped: TrackingState? = nil, at now: Instant? = nil) {
    self.row = row
    stoppedHalves = now.flatMap { stopped?.progress(at: $0).halves.count }
  }
}

/// The line about the running session that is gone; no line without one.
struct StoppedTracking: View {
  private let text: String?

  init(_ halves: Int?, _ format: FormatContext) {
    text = halves.map { format.strings.block.stopped(format.strings.count.halves($0, format)) }
  }

  func lines(in environment: EnvironmentValues) -> [TerminalText] {
    text.map { Text(verbatim: $0).lines(in: environment) } ?? []
  }
}
