import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import NavigationKit
import Testing

/// The product's links.
@MainActor
@Suite struct AppLinkTests {
  private struct Unread: Error, Equatable { let name: String }

  @Test(arguments: [
    ("modulo://", AppDestination.financialGoal(.overview)), ("modulo://goal", .financialGoal(.list)),
    ("modulo://goal/new", .financialGoal(.create)), ("modulo://goal/12", .financialGoal(.details(.id(Samples.id(12))))),
    ("modulo://goal/12/edit", .financialGoal(.update(.id(Samples.id(12))))),
    ("modulo://goal/12/contribution", .contribution(.list(goal: .id(Samples.id(12))))),
    ("modulo://goal/12/contribution/new", .contribution(.create(goal: .id(Samples.id(12))))),
    ("modulo://account", .financialAccount(.list)), ("modulo://account/new", .financialAccount(.create)),
    ("modulo://account/7", .financialAccount(.details(.id(Samples.id(7))))),
    ("modulo://account/7/edit", .financialAccount(.update(.id(Samples.id(7))))),
    ("modulo://account/7/balance", .balanceUpdate(.list(account: .id(Samples.id(7))))),
    ("modulo://account/7/balance/new", .balanceUpdate(.create(account: .id(Samples.id(7))))),
    ("modulo://portfolio", .portfolio(.overview)), ("modulo://portfolio/chart", .portfolio(.chart)),
    ("modulo://rate", .exchangeRate(.list)), ("modulo://settings", .settings(.list)),
    ("modulo://settings/theme", .settings(.setting(.theme))),
    ("modulo://onboarding", .shared(.onboarding)), ("modulo://group", .blockGroup(.list)),
    ("modulo://group/new", .blockGroup(.create)),
    ("modulo://group/2", .block(.list(group: .id(Samples.id(2))))),
    ("modulo://group/2/edit", .blockGroup(.update(.id(Samples.id(2))))),
    ("modulo://block", .block(.list(group: nil))), ("modulo://block/new", .block(.create)),
    ("modulo://block/3", .block(.details(.id(Samples.id(3))))),
    ("modulo://block/3/edit", .block(.update(.id(Samples.id(3))))),
  ])
  func `T14 deep link`(_ text: String, _ expected: AppDestination) throws {
    let read: (String) -> NamedReference = { .id(Samples.id(Int($0) ?? 0)) }
    let destination = try AppLink.table.resolve(text).destination(
      goal: read, account: read, group: read, block: { .id(Samples.id(Int($0) ?? 0)) })
    #expect(destination == expected)
  }

  @Test(arguments: ["modulo://gaol", "modulo://settings/colour", "modulo://goal/12/13"])
  func `T14 other links are unknown`(_ text: String) {
    #expect(throws: DeepLinkError.unknown(text)) { try AppLink.table.resolve(text) }
  }

  @Test func `a goal and an account keep their references as typed`() throws {
    let goal = try AppLink.table.resolve("modulo://goal/Japan%20trip")
    #expect(goal == .goal("Japan trip"))
    let account = try AppLink.table.resolve("modulo://account/Chase%20Slate/balance")
    #expect(account == .balances(account: "Chase Slate"))
  }

  @Test(arguments: [AppLink.goal("7"), .account("7"), .group("7"), .block("7")])
  func `what is no reference is the reader's failure`(_ link: AppLink) {
    let read: (String) throws(Unread) -> NamedReference = { name throws(Unread) in throw Unread(name: name) }
    #expect(throws: Unread(name: "7")) {
      try link.destination(
        goal: read, account: read, group: read, block: { name throws(Unread) in throw Unread(name: name) })
    }
  }
}
