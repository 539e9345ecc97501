import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a session: of time that wasn't tracked, or of the memo of a stored session; and then what was stored.
public struct TrackingSessionFormScreen: Screen {
  /// The state of the form of a session, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a session as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    switch viewModel.mode {
    case .create: TerminalText(words.createTitle)
    case .update: TerminalText(words.updateTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(fields, failure: viewModel.failureText, success: message)
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension TrackingSessionFormScreen {
  private var words: TrackingSessionStrings { viewModel.format.strings.trackingSession }

  private var fields: [(name: String, value: String?)] {
    let labels = viewModel.format.strings.tracking
    let memo = (labels.memo, viewModel.memo ?? "")
    switch viewModel.mode {
    case .update: return [memo]
    case .create:
      return [
        (labels.block, viewModel.block?.title ?? ""), (labels.start, viewModel.start), (labels.end, viewModel.end),
        (words.halves, viewModel.halves.map(viewModel.format.number)), memo,
      ]
    }
  }

  /// What was stored; `nil` until then.
  private var message: String? {
    guard let first = viewModel.saved.first else { return nil }
    let (format, rest) = (viewModel.format, viewModel.restSeconds)
    switch viewModel.mode {
    case .update: return words.updated("#\(first.session.number)", first.block.title)
    case .create:
      let lines = viewModel.saved.map { $0.session.savedText(format, of: $0.block) }
      return (lines + (rest > 0 ? [format.strings.tracking.rest(format.minutes(rest))] : [])).joined(separator: "\n")
    }
  }
}
