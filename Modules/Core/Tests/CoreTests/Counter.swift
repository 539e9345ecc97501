import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloNavigation
import NavigationKit
import Observation

/// A view model as small as it can be, to look at the pattern itself.
@MainActor
@Observable
final class Counter: BaseViewModel {
  enum Action: Equatable, Sendable {
    case add(Int)
    case fail
    case reset
    case clear
  }

  let context: ScreenContext
  let commands = CommandOutlet<ScreenCommand<Action>>()
  private(set) var count = 0
  private(set) var failure: FinancialGoalError?
  @ObservationIgnored private var sends = 0

  init() {
    var values = DependencyValues()
    values.locale = Locale(identifier: "en_US")
    values.timeZone = .gmt
    context = ScreenContext(router: Router(), dependencies: values)
  }

  func send(_ action: Action) async {
    switch action {
    case .add(let number):
      count += number
      failure = nil
    case .fail:
      failure = .missingName
      commands.issue(.toast(.nameMandatory))
      commands.issue(.toast(.amountMandatory))
    case .reset: commands.issue(.confirm(.deletion, then: .clear))
    case .clear: (count, sends) = (0, sends + 1)
    }
  }
}
