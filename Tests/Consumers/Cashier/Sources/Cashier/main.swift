import DependencyKit
import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloProvidersMocks
import NavigationKit

// The form of a goal, on a mock of what it asks.
let goals = MockFinancialGoalProvider()
var values = DependencyValues()
(values.uuid, values.date, values.timeZone) = (.incrementing, .constant(Samples.now), .gmt)
(values.locale, values.chosenCurrency) = (Locale(identifier: "en_US"), "USD")
values.shared = SharedState()
values.financialGoalProvider = goals
let form = FinancialGoalFormScreen.ViewModel(ScreenContext(router: Router(), dependencies: values), mode: .create)
await form.send(.name("Bike"))
await form.send(.target("800"))

goals.mocked.create.plan(.throwing(.rule(.duplicateName("Bike"))), .hanging)
await form.send(.submit)
precondition(form.failure == .rule(.duplicateName("Bike")))
let submission = Task { await form.send(.submit) }
await goals.mocked.create.waitUntilHanging()
precondition(form.saved == nil)
let goal = try FinancialGoalEntity.japan.toDomain()
goals.mocked.create.resume(.returning(goal))
await submission.value
precondition(form.saved == goal && goals.mocked.create.calls.map(\.draft.name) == ["Bike", "Bike"])

goals.mocked.delete.plan(.returning(OwnerDeletion(goal, planCount: 0, fundingCount: 0)))
let unused = Result { try goals.mocked.log.verify() }
guard case .failure(let error) = unused else { fatalError("a plan that no call used is no failure") }
print("Cashier: \(goals.mocked.log.calls.count) calls, and \(error)")
