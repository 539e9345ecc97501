import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import NavigationKit
import Testing

/// The product's links.
@MainActor
@Suite struct AppLinkTests {
  private struct Unfound: Error, Equatable { let name: String }

  @Test(arguments: [
    ("modulo://", AppDestination.financialGoal(.overview)), ("modulo://goal", .financialGoal(.list)),
    ("modulo://goal/new", .financialGoal(.create)), ("modulo://goal/12", .financialGoal(.details(Samples.id(12)))),
    ("modulo://goal/12/edit", .financialGoal(.update(Samples.id(12)))),
    ("modulo://goal/12/contribution", .contribution(.list(goalID: Samples.id(12)))),
    ("modulo://goal/12/contribution/new", .contribution(.create(goalID: Samples.id(12)))),
    ("modulo://account", .financialAccount(.list)), ("modulo://account/new", .financialAccount(.create)),
    ("modulo://account/7", .financialAccount(.details(Samples.id(7)))),
    ("modulo://account/7/edit", .financialAccount(.update(Samples.id(7)))),
    ("modulo://account/7/balance", .balanceUpdate(.list(accountID: Samples.id(7)))),
    ("modulo://account/7/balance/new", .balanceUpdate(.create(accountID: Samples.id(7)))),
    ("modulo://portfolio", .portfolio(.overview)), ("modulo://portfolio/chart", .portfolio(.chart)),
    ("modulo://rate", .exchangeRate(.list)), ("modulo://settings", .settings(.list)),
    ("modulo://settings/theme", .settings(.setting(.theme))),
    ("modulo://onboarding", .shared(.onboarding)),
  ])
  func `T14 deep link`(_ text: String, _ expected: AppDestination) async throws {
    let find: (String) async -> UUID = { Samples.id(Int($0) ?? 0) }
    let destination = try await AppLink.table.resolve(text).destination(goal: find, account: find)
    #expect(destination == expected)
  }

  @Test(arguments: ["modulo://gaol", "modulo://settings/colour", "modulo://goal/12/13"])
  func `T14 other links are unknown`(_ text: String) {
    #expect(throws: DeepLinkError.unknown(text)) { try AppLink.table.resolve(text) }
  }

  @Test func `a goal and an account are named as a person names them`() throws {
    let goal = try AppLink.table.resolve("modulo://goal/Japan%20trip")
    #expect(goal == .goal("Japan trip"))
    let account = try AppLink.table.resolve("modulo://account/Chase%20Slate/balance")
    #expect(account == .balances(account: "Chase Slate"))
  }

  @Test(arguments: [AppLink.goal("7"), .account("7")])
  func `what isn't found is the finder's failure`(_ link: AppLink) async {
    let find: (String) async throws(Unfound) -> UUID = { name throws(Unfound) in throw Unfound(name: name) }
    await #expect(throws: Unfound(name: "7")) { try await link.destination(goal: find, account: find) }
  }

  @Test func `N08 flow switch`() {
    let manager = RouterManager<AppFlow, AppDestination>(selectedFlow: .home)
    manager.setCurrentFlow(.profile)
    #expect(manager.previousFlow == .home)
    manager.revertToPreviousFlow()
    #expect(manager.selectedFlow == .home)
  }
}
