import ModuloDesignSystem
import ModuloModels
import TerminalKit

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
