import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloUtilities
import NavigationKit
import Testing

/// The product's links.
@MainActor
@Suite struct AppLinkTests {
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
    ("modulo://track", .tracking(.running)), ("modulo://track/complete", .tracking(.completion)),
    ("modulo://track/start/3", .tracking(.start(.id(Samples.id(3))))),
    ("modulo://session", .trackingSession(.list(block: nil))),
    ("modulo://session/9/edit", .trackingSession(.update(.number(9)))),
    ("modulo://block/3/session", .trackingSession(.list(block: .id(Samples.id(3))))),
    ("modulo://day", .day(.details(nil))), ("modulo://day/2026-11-22", .day(.details(Samples.today))),
    ("modulo://rate", .exchangeRate(.list)), ("modulo://settings", .settings(.list)),
    ("modulo://settings/theme", .settings(.setting(.theme))),
    ("modulo://onboarding", .shared(.onboarding)), ("modulo://group", .blockGroup(.list)),
    ("modulo://group/new", .blockGroup(.create)),
    ("modulo://group/2", .block(.list(group: .id(Samples.id(2))))),
    ("modulo://group/2/edit", .blockGroup(.update(.id(Samples.id(2))))),
    ("modulo://block", .block(.list(group: nil))), ("modulo://block/new", .block(.create)),
    ("modulo://block/3", .block(.details(.id(Samples.id(3))))),
    ("modulo://block/3/edit", .block(.update(.id(Samples.id(3))))),
    ("modulo://tutorial", .shared(.tutorial)),
    ("modulo://time", .timeSummary(.sums)), ("modulo://calendar", .timeSummary(.calendar(nil))),
    ("modulo://calendar/2026-04", .timeSummary(.calendar(Samples.month(202_604)))),
  ])
  func `T14 deep link`(_ text: String, _ expected: AppDestination) throws {
    let destination = try AppLink.table.resolve(text).destination(reading: SampleReader())
    #expect(destination == expected)
  }

  @Test(arguments: ["modulo://gaol", "modulo://settings/colour", "modulo://goal/12/13", "modulo://calendar/april"])
  func `T14 other links are unknown`(_ text: String) {
    #expect(throws: DeepLinkError.unknown(text)) { try AppLink.table.resolve(text) }
  }

  @Test func `a goal and an account keep their references as typed`() throws {
    let goal = try AppLink.table.resolve("modulo://goal/Japan%20trip")
    #expect(goal == .goal("Japan trip"))
    let account = try AppLink.table.resolve("modulo://account/Chase%20Slate/balance")
    #expect(account == .balances(account: "Chase Slate"))
  }

  @Test(arguments: [
    AppLink.goal("7"), .account("7"), .group("7"), .block("7"), .startTracking(block: "7"), .editTrackingSession("7"),
    .day("7"),
  ])
  func `what is no reference is the reader's failure`(_ link: AppLink) {
    #expect(throws: Unread(name: "7")) { try link.destination(reading: FailingReader()) }
  }
}

/// Reads every number as a sample with that number, and every day as that of the samples.
private struct SampleReader: AppLinkReader {
  func goal(_ text: String) -> NamedReference { .id(Samples.id(Int(text) ?? 0)) }
  func account(_ text: String) -> NamedReference { .id(Samples.id(Int(text) ?? 0)) }
  func group(_ text: String) -> NamedReference { .id(Samples.id(Int(text) ?? 0)) }
  func block(_ text: String) -> BlockReference { .id(Samples.id(Int(text) ?? 0)) }
  func trackingSession(_ text: String) -> NumberReference { .number(Int64(text) ?? 0) }
  func day(_ text: String) -> CalendarDay { Samples.today }
}

private struct Unread: Error, Equatable { let name: String }

/// Reads nothing.
private struct FailingReader: AppLinkReader {
  func goal(_ text: String) throws(Unread) -> NamedReference { throw Unread(name: text) }
  func account(_ text: String) throws(Unread) -> NamedReference { throw Unread(name: text) }
  func group(_ text: String) throws(Unread) -> NamedReference { throw Unread(name: text) }
  func block(_ text: String) throws(Unread) -> BlockReference { throw Unread(name: text) }
  func trackingSession(_ text: String) throws(Unread) -> NumberReference { throw Unread(name: text) }
  func day(_ text: String) throws(Unread) -> CalendarDay { throw Unread(name: text) }
}
