public import ModuloModels
public import TerminalKit

/// The running session: its block, its state, and what is tracked.
public struct TrackingSummary: View {
  @Environment(\.self) private var environment
  private let tracking: TrackingUIModel
  private let words: TrackingStrings

  /// Creates the figures of the session, with the labels of `words`.
  public init(_ tracking: TrackingUIModel, words: TrackingStrings) {
    self.tracking = tracking
    self.words = words
  }

  public var body: some View {
    VStack {
      Text(tracking.block.label(in: environment) + "  " + environment.theme.text(tracking.block.number, .secondary))
      LabeledRows(rows(environment.theme))
      ProgressLine(tracking.progress, text: tracking.elapsed, name: words.half)
    }
  }

  private func rows(_ theme: Theme) -> [(name: TerminalText, value: TerminalText)] {
    [
      (TerminalText(words.state), theme.text(tracking.state, tracking.isPaused ? .secondary : .positive)),
      (TerminalText(words.group), TerminalText(tracking.group)),
      (TerminalText(words.since), TerminalText(tracking.since)),
      (TerminalText(words.output), TerminalText(tracking.output).bold()),
      (TerminalText(words.activeTime), TerminalText(tracking.activeTime)),
    ]
  }
}
