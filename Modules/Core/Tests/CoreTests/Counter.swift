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
    /// Adds one, or fails with the error if there is one.
    case attempt(FinancialGoalError?)
  }

  let context: ScreenContext
  let commands = CommandOutlet<ScreenCommand<Action>>()
  private(set) var count = 0
  private(set) var failure: FinancialGoalError?
  @ObservationIgnored private(set) var sends = 0

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
      failure = .rule(.missingName)
      commands.issue(.toast(.nameMandatory))
      commands.issue(.toast(.amountMandatory))
    case .reset: commands.issue(.confirm(.loss("Clear it?"), then: .clear, otherwise: .add(1)))
    case .clear: (count, sends) = (0, sends + 1)
    case .attempt(let error): await attempt(\.failure) { () throws(FinancialGoalError) in try add(unless: error) }
    }
  }

  private func add(unless error: FinancialGoalError?) throws(FinancialGoalError) {
    if let error { throw error }
    count += 1
  }
}
