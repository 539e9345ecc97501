import ModuloCore
import ModuloModels
import ModuloScreens

extension AppHost {
  /// Asks a question of a command, and waits for the answer.
  func ask(_ question: Confirmation) async -> Bool {
    await withCheckedContinuation { continuation in
      isAnswerAwaited = true
      ask(question) { continuation.resume(returning: $0) }
      events.continuation.yield(.changed)
    }
  }

  /// Asks whether an action is to be done all the same that was refused because it is more than the history keeps, and does
  /// it then.
  func askAboutUnkept(_ work: @MainActor () async -> Void) async {
    guard console.labels.takeRefusal(), await ask(.loss(format.strings.history.unkeptQuestion)) else { return }
    await console.labels.allowingIncomplete(work)
  }
}
