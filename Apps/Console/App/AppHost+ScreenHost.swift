import ModuloCore
import ModuloModels
import ModuloScreens
import TerminalKit

extension AppHost: ScreenHost {
  func show(_ toast: Toast) { toasts.show(toast) }

  func ask(_ confirmation: Confirmation, answer: @escaping @MainActor (Bool) async -> Void) {
    let (shown, screen) = (confirmation.toUIModel(format), top)
    feedback(.warning)
    overlay = .question(
      ConfirmationState(
        TerminalText(shown.title), message: TerminalText(shown.message),
        choices: [
          KeyBinding("n", "\(shown.cancel)", false, alternatives: [.escape]),
          KeyBinding(words.yesKey, "\(shown.confirm)", true, alternatives: words.yesKey == "y" ? [] : ["y"]),
        ])
    ) { isConfirmed in
      await answer(isConfirmed)
      if isConfirmed { screen.showRefusal() }
    }
  }
}
