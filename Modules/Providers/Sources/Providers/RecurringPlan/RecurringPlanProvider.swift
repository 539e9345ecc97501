public import DependencyKit
public import ModuloModels
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.RecurringPlanOperations

/// Plans for screens: in order.
@MainActor
public protocol RecurringPlanProvider: RecurringPlanOperations, Observable {
  /// The plans that were last read, by their numbers.
  var recurringPlans: [RecurringPlanDomain] { get }
}

extension DefaultRecurringPlanStore: RecurringPlanProvider {
  public var recurringPlans: [RecurringPlanDomain] { rows.sorted { $0.number < $1.number } }
}

private enum RecurringPlanProviderKey: DependencyKey { typealias Value = any RecurringPlanProvider }

extension DependencyValues {
  /// The provider of plans; `AppComposition` registers it.
  public var recurringPlanProvider: any RecurringPlanProvider {
    get { self[RecurringPlanProviderKey.self] }
    set { self[RecurringPlanProviderKey.self] = newValue }
  }
}
