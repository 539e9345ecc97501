import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The features of the product in a few sentences, and the first steps.
public struct OnboardingScreen: InteractiveScreen {
  /// The state of the welcome, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the welcome as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    VStack(spacing: Spacing.tiny) {
      Text(title.bold())
      for row in words.rows { Text(verbatim: row) }
      if let advice = viewModel.format.advice(.begin) { Text(environment.theme.text(advice, .accent)) }
      if let failure = viewModel.failureText {
        Message(failure, .failure)
      }
    }
  }

  public func appear() async {}

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      KeyBinding(.enter, "\(words.begin)", viewModel.sends(.dismiss)),
      KeyBinding("U", "\(words.tutorial)", viewModel.sends(.tutorial)))
  }

  private var words: OnboardingStrings { viewModel.format.strings.onboarding }
}

extension OnboardingScreen {
  /// The introduction to the product, for new users.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the welcome.
    public enum Action: Equatable, Sendable {
      /// The user continues: the welcome isn't shown again.
      case dismiss
      /// The user continues with the tutorial.
      case tutorial
    }

    public let context: ScreenContext
    /// Why it wasn't saved that the welcome was seen; it is shown again until it is saved.
    public private(set) var failure: SettingsError?

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .dismiss: await attempt(\.failure, dismiss)
      case .tutorial:
        await attempt(\.failure, dismiss)
        if failure == nil { router.push(.shared(.tutorial)) }
      }
    }

    private func dismiss() throws(SettingsError) {
      try dependencies.shared.set("false", for: .onboarding)
      router.dismiss()
    }
  }
}
