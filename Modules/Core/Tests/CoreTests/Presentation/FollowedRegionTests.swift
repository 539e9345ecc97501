import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import NavigationKit
import Observation
import Synchronization
import Testing

/// The region of a screen that is open while the settings change.
@MainActor
@Suite struct FollowedRegionTests {
  private static let british = Locale(identifier: "en_GB")
  private let preferences: SharedState

  init() throws { preferences = SharedState() }

  @Test func `T17 an open screen follows the locale, the time zone and the currency`() throws {
    let context = context(
      FollowedRegion(locale: Self.british, timeZone: .gmt, currency: { $0?.currency?.identifier ?? "GBP" }))
    #expect(region(context) == ["en_GB", "GMT", "GBP"])
    try preferences.set("fr_FR", for: .locale)
    #expect(region(context) == ["fr_FR", "GMT", "EUR"])
    try preferences.set("Asia/Tokyo", for: .timeZone)
    try preferences.set("JPY", for: .currency)
    #expect(region(context) == ["fr_FR", "Asia/Tokyo", "JPY"])
    for setting in [Setting.locale, .timeZone, .currency] { try preferences.set(Setting.automatic, for: setting) }
    #expect(region(context) == ["en_GB", "GMT", "GBP"])
  }

  @Test func `T17 an observer of a text sees the locale change`() throws {
    let context = context(FollowedRegion(locale: Self.british))
    let changes = Atomic(0)
    withObservationTracking {
      _ = context.format
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    try preferences.set("fr_FR", for: .locale)
    let count = changes.load(ordering: .relaxed)
    #expect(count == 1)
    #expect(context.format.language == .french)
  }

  @Test(arguments: [nil, FollowedRegion()]) func `what an option has fixed stays`(_ fixed: FollowedRegion?) throws {
    let context = context(fixed)
    try preferences.set("fr_FR", for: .locale)
    try preferences.set("Asia/Tokyo", for: .timeZone)
    try preferences.set("JPY", for: .currency)
    #expect(region(context) == ["en_US", "Europe/Berlin", "USD"])
  }

  @Test func `a setting without a meaning counts as none`() throws {
    let store = InMemorySharedStorage(["locale": "zz_ZZ", "timeZone": "Mars/Olympus", "currency": "XXX"])
    let region = FollowedRegion(locale: Self.british, timeZone: .gmt, currency: { _ in "GBP" })
    let context = context(region, try SharedState(store))
    #expect(self.region(context) == ["en_GB", "GMT", "GBP"])
  }

  private func region(_ context: ScreenContext) -> [String?] {
    let values = context.dependencies
    return [values.locale.identifier, values.timeZone.identifier, values.defaultCurrency]
  }

  private func context(_ region: FollowedRegion?, _ preferences: SharedState? = nil) -> ScreenContext {
    var values = DependencyValues()
    values.locale = Locale(identifier: "en_US")
    values.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    values.chosenCurrency = "USD"
    values.shared = preferences ?? self.preferences
    values.followedRegion = region
    return ScreenContext(router: Router(), dependencies: values)
  }
}
