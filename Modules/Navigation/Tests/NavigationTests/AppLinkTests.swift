import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import NavigationKit
import Testing

/// The product's links.
@MainActor
@Suite struct AppLinkTests {
  private struct Unfound: Error, Equatable { let goal: String }

  @Test(arguments: [
    ("modulo://", AppDestination.financialGoal(.overview)), ("modulo://goal", .financialGoal(.list)),
    ("modulo://goal/new", .financialGoal(.create)), ("modulo://goal/12", .financialGoal(.details(Samples.id(12)))),
    ("modulo://goal/12/edit", .financialGoal(.update(Samples.id(12)))),
    ("modulo://goal/12/contribution", .contribution(.list(goalID: Samples.id(12)))),
    ("modulo://goal/12/contribution/new", .contribution(.create(goalID: Samples.id(12)))),
    ("modulo://settings", .settings(.list)), ("modulo://settings/theme", .settings(.setting(.theme))),
    ("modulo://onboarding", .shared(.onboarding)),
  ])
  func `T14 deep link`(_ text: String, _ expected: AppDestination) async throws {
    let destination = try await AppLink.table.resolve(text).destination { Samples.id(Int($0) ?? 0) }
    #expect(destination == expected)
  }

  @Test(arguments: ["modulo://gaol", "modulo://settings/colour", "modulo://goal/12/13"])
  func `T14 other links are unknown`(_ text: String) {
    #expect(throws: DeepLinkError.unknown(text)) { try AppLink.table.resolve(text) }
  }

  @Test func `a goal is named as a person names it`() throws {
    let link = try AppLink.table.resolve("modulo://goal/Japan%20trip")
    #expect(link == .goal("Japan trip"))
  }

  @Test func `a goal that isn't found is the finder's failure`() async {
    await #expect(throws: Unfound(goal: "7")) {
      try await AppLink.goal("7").destination { goal throws(Unfound) in throw Unfound(goal: goal) }
    }
  }

  @Test func `N08 flow switch`() {
    let manager = RouterManager<AppFlow, AppDestination>(selectedFlow: .home)
    manager.setCurrentFlow(.profile)
    #expect(manager.previousFlow == .home)
    manager.revertToPreviousFlow()
    #expect(manager.selectedFlow == .home)
  }
}
