import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import NavigationKit
import Testing

@testable import ModuloNavigation

/// The paths of the product's screens, and the links that open them.
@Suite struct PathTests {
  private static let goal = named("Japan trip")
  private static let card = named("Chase Slate")

  private static func named(_ text: String) -> NamedReference { .name(text) }

  /// The destination of a link; days are read as that of the samples.
  private func destination(_ link: String) throws -> AppDestination? {
    try AppDestination.links.resolve(link).destination { _ in Samples.today }
  }

  @Test func `README example`() throws {
    let today = Samples.today
    let match = try AppDestination.links.resolve("modulo://contribution/12/edit")
    let destination = try match.destination { _ in today }
    let expected = AppDestination.contribution(.update(.number(12)))
    #expect(destination == expected)
    #expect(destination?.link == "modulo://contribution/12/edit")
  }

  @Test(arguments: [
    ("modulo://", AppDestination.financialGoal(.overview)), ("modulo://goal", .financialGoal(.list)),
    ("modulo://goal/new", .financialGoal(.create)), ("modulo://goal/Japan%20trip", .financialGoal(.details(goal))),
    ("modulo://goal/Japan%20trip/edit", .financialGoal(.update(goal))),
    ("modulo://goal/Japan%20trip/chart", .financialGoal(.chart(goal))),
    ("modulo://goal/Japan%20trip/forecast", .financialGoal(.forecast(goal))),
    ("modulo://funding", .funding(.list(nil))), ("modulo://goal/Japan%20trip/funding", .funding(.list(.goal(goal)))),
    ("modulo://goal/Japan%20trip/funding/new", .funding(.form(goal: goal, account: nil))),
    ("modulo://goal/Japan%20trip/funding/Chase%20Slate/edit", .funding(.form(goal: goal, account: card))),
    ("modulo://account/Chase%20Slate/funding", .funding(.list(.account(card)))),
    ("modulo://goal/Japan%20trip/contribution", .contribution(.list(goal: goal))),
    ("modulo://hourly", .hourlyRate(.list)), ("modulo://hourly/new", .hourlyRate(.create(.oneself))),
    ("modulo://hourly/month", .hourlyRate(.month(nil))),
    ("modulo://hourly/month/2026-04", .hourlyRate(.month(CalendarMonth("2026-04")))),
    ("modulo://goal/Japan%20trip/contribution/new", .contribution(.create(goal: goal))),
    (
      "modulo://contribution?since=1%20jan&search=caf%C3%A9%26co&min=50",
      .contribution(.list(goal: nil, matching: EntryFilterInput(since: "1 jan", text: "café&co", minimum: "50")))
    ),
    (
      "modulo://account/Chase%20Slate/balance?until=today&max=9&min=",
      .balanceUpdate(.list(account: card, matching: EntryFilterInput(until: "today", maximum: "9")))
    ),
    ("modulo://balance/filter?max=9", .balanceUpdate(.filter(account: nil, matching: EntryFilterInput(maximum: "9")))),
    ("modulo://contribution/7/edit", .contribution(.update(.number(7)))), ("modulo://report", .financialGoal(.report)),
    ("modulo://account", .financialAccount(.list)), ("modulo://account/new", .financialAccount(.create)),
    ("modulo://account/Chase%20Slate", .financialAccount(.details(card))),
    ("modulo://account/Chase%20Slate/edit", .financialAccount(.update(card))),
    ("modulo://account/Chase%20Slate/chart", .financialAccount(.chart(card))),
    ("modulo://account/Chase%20Slate/balance", .balanceUpdate(.list(account: card))),
    ("modulo://account/Chase%20Slate/balance/new", .balanceUpdate(.create(account: card))),
    ("modulo://portfolio", .portfolio(.overview)), ("modulo://portfolio/chart", .portfolio(.chart)),
    ("modulo://track", .tracking(.running)), ("modulo://track/complete", .tracking(.completion)),
    ("modulo://session", .trackingSession(.list(block: nil))),
    ("modulo://session/import", .trackingSession(.importFile)),
    ("modulo://session/export", .trackingSession(.exportFile(of: .all))),
    ("modulo://group/Work/session/export", .trackingSession(.exportFile(of: .group(named("Work"))))),
    ("modulo://session/9/edit", .trackingSession(.update(.number(9)))),
    ("modulo://day", .day(.details(nil))), ("modulo://day/today", .day(.details(Samples.today))),
    ("modulo://planned", .plannedBlock(.list(nil))), ("modulo://planned/3/move", .plannedBlock(.move(.number(3)))),
    ("modulo://day/today/planned", .plannedBlock(.list(Samples.today))),
    ("modulo://planned/comparison", .plannedBlock(.comparison)),
    ("modulo://rate", .exchangeRate(.list)), ("modulo://settings", .settings(.list)),
    ("modulo://settings/theme", .settings(.setting(.theme))),
    ("modulo://onboarding", .shared(.onboarding)), ("modulo://tutorial", .shared(.tutorial)),
    ("modulo://group", .blockGroup(.list)), ("modulo://group/new", .blockGroup(.create)),
    ("modulo://group/Work", .block(.list(group: named("Work")))),
    ("modulo://group/Work/edit", .blockGroup(.update(named("Work")))),
    ("modulo://block", .block(.list(group: nil))), ("modulo://block/new", .block(.create)),
    ("modulo://icon", .block(.icons)), ("modulo://color", .block(.colors)),
    ("modulo://time", .timeSummary(.sums)), ("modulo://calendar", .timeSummary(.calendar(nil))),
    ("modulo://calendar/2026-04", .timeSummary(.calendar(Samples.month(202_604)))),
    ("modulo://data/check", .data(.check)),
    ("modulo://report/month", .periodReport(.report(.month, nil))),
    ("modulo://report/month/2026-11", .periodReport(.report(.month, Samples.day(20_261_101)))),
    ("modulo://report/quarter/2026-Q3", .periodReport(.report(.quarter, Samples.day(20_260_701)))),
    ("modulo://report/year/2025", .periodReport(.report(.year, Samples.day(20_250_101)))),
    ("modulo://report/week/today", .periodReport(.report(.week, Samples.today))),
  ])
  func `T14 a link leads to the screen that its path names`(_ text: String, _ expected: AppDestination) throws {
    let found = try destination(text)
    #expect(found == expected)
  }

  @Test func `T14 deep link to a block, by its name and by its group's`() throws {
    let coding = try #require(BlockReference("work/coding"))
    let found = try destination("modulo://block/work%2Fcoding")
    #expect(found == .block(.details(coding)))
    let start = try destination("modulo://track/start/work%2Fcoding")
    #expect(start == .tracking(.start(coding)))
    let sessions = try destination("modulo://block/work%2Fcoding/session")
    #expect(sessions == .trackingSession(.list(block: coding)))
  }

  @Test(arguments: ["modulo://gaol", "modulo://goal/12/13", "modulo://goal/12/delete", "modulo://track/discard"])
  func `T14 other links are unknown, and those of screens that act as they open`(_ text: String) {
    #expect(throws: DeepLinkError.unknown(text)) { try AppDestination.links.resolve(text) }
  }

  @Test(arguments: [
    "modulo://settings/colour", "modulo://calendar/april", "modulo://history/01980000-0000-7000-8000-000000000001",
  ])
  func `a step that means nothing leads nowhere`(_ text: String) throws {
    let found = try destination(text)
    #expect(found == nil)
  }

  @Test func `a step that is no reference is the noun's failure`() {
    #expect(throws: FinancialGoalError.unreadableReference("#")) { try destination("modulo://goal/%23") }
    #expect(throws: FinancialAccountError.unreadableReference("#")) { try destination("modulo://account/%23") }
    #expect(throws: BlockError.unreadableReference("#")) { try destination("modulo://block/%23") }
    #expect(throws: TrackingError.unreadableReference("x")) { try destination("modulo://session/x/edit") }
  }

  @Test func `a day is read by the caller, whose failure it is`() throws {
    let match = try AppDestination.links.resolve("modulo://day/noon")
    #expect(throws: TrackingError.self) {
      try match.destination { _ throws(TrackingError) in throw .unreadableReference("noon") }
    }
  }
}

/// What is said of every screen's path.
@Suite struct PathTableTests {
  /// A link by a path, with odd names in it.
  private static func link(_ pattern: String) -> String {
    let samples = [
      ":day": "2026-04-10", ":month": "2026-04", ":key": "theme", ":period": "month",
      ":goal": "Caf%C3%A9%20%2F%2050%25",
    ]
    let numbers = [":contribution", ":balance", ":rate", ":session", ":step", ":plan", ":planned", ":hourly"]
    let steps = pattern.split(separator: "/").map { step in
      if let sample = samples[String(step)] { return sample }
      return numbers.contains(String(step)) ? "12" : step.hasPrefix(":") ? "Gr%C3%BCn%3F" : String(step)
    }
    return "modulo://" + steps.joined(separator: "/")
  }

  private static let patterns = AppDestination.paths.map(\.pattern)

  @Test func `no two screens have the same path`() {
    let distinct = Set(Self.patterns)
    #expect(distinct.count == Self.patterns.count)
    #expect(distinct.count > 60)
  }

  @Test(arguments: patterns) func `a path leads to a screen of that path`(_ pattern: String) throws {
    let link = Self.link(pattern)
    let match = try AppDestination.screens.resolve(link)
    let destination = try #require(try match.destination { _ in Samples.today })
    #expect(destination.pathPattern == pattern)
    let again = try AppDestination.screens.resolve(destination.link).destination { _ in Samples.today }
    #expect(again == destination)
  }

  @Test func `a link says the limits of a list as one may type them`() throws {
    let limits = EntryFilterInput(since: "1 jan", until: "today", text: "a&b=c#d%?é", minimum: "+5", maximum: "1,5")
    for list in [
      AppDestination.contribution(.list(goal: .name("Café / 50%"), matching: limits)),
      .balanceUpdate(.filter(account: nil, matching: limits)),
    ] {
      let again = try AppDestination.screens.resolve(list.link).destination { _ in Samples.today }
      #expect(again == list)
    }
    let list = AppDestination.contribution(.list(goal: nil, matching: EntryFilterInput(minimum: "50")))
    #expect(list.link == "modulo://contribution?min=50")
    #expect(list.hasPath(of: .contribution(.list(goal: nil))))
    #expect(!list.hasPath(of: .contribution(.list(goal: .name("Car")))))
  }

  @Test func `every file of destinations has its paths in the list`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Navigation/Destinations")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { $0.prefix { $0 != "." } }
    let listed = AppDestination.nouns.map { "\($0)" }
    #expect(files.count > 15)
    #expect(files.map(String.init).sorted() == listed.sorted())
  }

  @Test func `the same destination of a noun is the same of the product`() {
    let list = AppDestination.financialGoal(.list)
    #expect(list == AppDestination(FinancialGoalDestination.list))
    #expect(list != .financialAccount(.list))
    #expect(Set([list, .financialGoal(.list), .financialGoal(.create)]).count == 2)
    #expect("\(list)" == "modulo://goal")
  }
}
