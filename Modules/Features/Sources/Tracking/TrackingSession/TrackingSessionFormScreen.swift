import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
import ModuloUtilities
public import TerminalKit

/// The form of a session: of time that wasn't tracked, or of a stored session; and then what was stored.
public struct TrackingSessionFormScreen: InteractiveScreen {
  /// The state of the form of a session, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a session as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    switch viewModel.mode {
    case .create:
      TerminalText(viewModel.block.map { viewModel.format.titled(words.createTitle, $0.title) } ?? words.createTitle)
    case .update: TerminalText(words.updateTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  /// None once it is stored.
  public func keys(for row: Never?) -> ScreenKeys {
    viewModel.isDone ? [] : formKeys(.ask, viewModel.format.strings.key.save)
  }

  public func appear() async { await viewModel.send(.appear) }

  /// None once it is stored.
  public var fields: [FormField] {
    let (model, labels) = (viewModel, viewModel.format.strings.tracking)
    if model.isDone { return [] }
    let memo = FormField.text("\(labels.memo)", model.memo ?? "") { await model.send(.memo($0)) }
    switch model.mode {
    case .update:
      return [
        .text("\(labels.start)", model.start) { await model.send(.start($0)) },
        .text("\(labels.end)", model.end ?? "") { await model.send(.end($0)) },
        .text("\(words.block)", model.blockName ?? "") { await model.send(.block($0)) },
        memo,
        .toggle("\(labels.allowsOverlap)", isOn: model.allowsOverlap) { await model.send(.allowOverlap($0)) },
      ]
    case .create:
      return [
        .text("\(labels.start)", model.start) { await model.send(.start($0)) },
        .text("\(labels.end)", model.end ?? "") { await model.send(.end($0)) },
        .text("\(words.halves)", model.halves ?? "", fault: model.halvesFault.map { "\($0)" }) {
          await model.send(.halves($0))
        },
        memo,
        .toggle("\(labels.allowsOverlap)", isOn: model.allowsOverlap) { await model.send(.allowOverlap($0)) },
      ]
    }
  }
}

extension TrackingSessionFormScreen {
  private var words: TrackingSessionStrings { viewModel.format.strings.trackingSession }
}
