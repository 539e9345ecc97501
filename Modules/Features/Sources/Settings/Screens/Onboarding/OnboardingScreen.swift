import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The features of the product in a few sentences, and the first steps.
public struct OnboardingScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    VStack(spacing: Spacing.tiny) {
      Text(title.bold())
      for row in words.rows { Text(verbatim: row) }
      Text(environment.theme.text(words.start, .accent))
      if let failure = viewModel.failureText {
        Message(failure, .failure)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: OnboardingStrings { viewModel.format.strings.onboarding }
}
