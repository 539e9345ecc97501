public import ModuloModels
import NavigationKit
public import Observation

/// The actions of a change that needs no question.
public enum ImmediateChangeAction: Equatable, Sendable {
  /// Makes the change.
  case submit
}

/// What a change that needs no question is called and tells, in one format.
public struct ImmediateChangeWords<Outcome>: Sendable {
  /// The title of the screen.
  public let title: String
  /// Tells that it is done, for a moment.
  public let toast: @MainActor @Sendable (Outcome) -> Toast
  /// Tells what was done.
  public let done: @MainActor @Sendable (Outcome) -> String

  /// Creates the words of a change.
  ///
  /// - Parameter toast: Is made of what is told to be done.
  public init(
    title: String, toast: @escaping @Sendable (String) -> Toast,
    done: @escaping @MainActor @Sendable (Outcome) -> String
  ) {
    self.title = title
    self.toast = { toast(done($0)) }
    self.done = done
  }
}

/// Makes a change as its screen opens: nothing is lost by it, so no question is asked.
@MainActor
@Observable
public final class ImmediateChange<Outcome: Sendable, Failure: Error>: BaseViewModel {
  public let context: ScreenContext
  public let commands = CommandOutlet<ScreenCommand<ImmediateChangeAction>>()
  /// What is there after the change; `nil` until it is stored.
  public private(set) var outcome: Outcome?
  public private(set) var failure: Failure?
  /// What the change is called and tells.
  @ObservationIgnored public let words: ImmediateChangeWords<Outcome>
  @ObservationIgnored private let change: @MainActor () async throws(Failure) -> Outcome

  /// Makes nothing yet.
  public init(
    _ context: ScreenContext, _ words: ImmediateChangeWords<Outcome>,
    change: @escaping @MainActor () async throws(Failure) -> Outcome
  ) {
    self.context = context
    self.words = words
    self.change = change
  }

  public func send(_ action: ImmediateChangeAction) async {
    switch action {
    case .submit: await attempt(\.failure, submit)
    }
  }

  private func submit() async throws(Failure) {
    let outcome = try await change()
    self.outcome = outcome
    router.dismiss()
    commands.issue(.toast(words.toast(outcome)))
  }
}
