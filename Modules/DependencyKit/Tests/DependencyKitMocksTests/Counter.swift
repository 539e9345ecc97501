import DependencyKit
import Observation

/// A model as small as it can be.
@MainActor
@Observable
final class Counter: ActionModel {
  enum Action: Equatable, Sendable {
    case add(Int)
    case fail
    case reset
    case clear
    /// Hides what is shown, or shows it.
    case hide
  }

  enum Command: Equatable, Sendable {
    case tell(String)
    case ask(String, then: Action)
  }

  enum Failure: Error { case nameless }

  let commands = CommandOutlet<Command>()
  private(set) var count = 0
  private(set) var failure: Failure?
  @ObservationIgnored private(set) var sends = 0
  @ObservationIgnored @Shared var isHidden: Bool
  @ObservationIgnored let dependencies: DependencyValues

  init(_ dependencies: DependencyValues? = nil) {
    var values = dependencies ?? DependencyValues()
    if dependencies == nil { values.shared = SharedState() }
    self.dependencies = values
    _isHidden = Shared(SharedKey("isHidden", default: false), values)
  }

  func send(_ action: Action) async {
    switch action {
    case .add(let number):
      count += number
      failure = nil
    case .fail:
      failure = .nameless
      commands.issue(.tell("name"))
      commands.issue(.tell("amount"))
    case .reset: commands.issue(.ask("Clear it?", then: .clear))
    case .clear: (count, sends) = (0, sends + 1)
    case .hide:
      do { try $isHidden.set(!isHidden) } catch { commands.issue(.tell("\(error)")) }
    }
  }
}
