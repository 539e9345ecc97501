public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// What the product does, in a few sentences, and how to begin.
public struct OnboardingScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    VStack(spacing: Spacing.tiny) {
      Text(title.bold())
      for row in words.rows { Text(verbatim: row) }
      Text(theme.text(words.start, .accent))
      if let failure = viewModel.failure {
        Message(failure.text(viewModel.format), .failure, theme: theme)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: OnboardingStrings { viewModel.format.strings.onboarding }
}
