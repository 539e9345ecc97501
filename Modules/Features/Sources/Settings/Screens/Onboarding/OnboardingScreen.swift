import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// What the product does, in a few sentences.
public struct OnboardingScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    VStack(spacing: Spacing.tiny) {
      Text(title.bold())
      for row in words.rows { Text(verbatim: row) }
    }
  }

  /// Nothing has to be read.
  public func appear() async {}

  private var words: OnboardingStrings { viewModel.format.strings.onboarding }
}
