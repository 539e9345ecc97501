import DependencyKit
import ModuloCore
import ModuloModels
import Testing

/// Settings by their names and texts.
@MainActor
@Suite struct SettingTests {
  @Test(arguments: [
    (Setting.timeZone, "UTC\u{0}"), (.locale, "fr_FR\u{0}"), (.currency, "EUR\u{0}"), (.timeZone, "UTC\n"),
  ])
  func `a control character is part of no value`(_ setting: Setting, _ text: String) {
    #expect(setting.value(of: text) == nil)
  }

  @Test(
    arguments: [
      (Setting.currency, "eur", "EUR"), (.currency, "XXX", nil), (.currency, "", nil), (.locale, "fr_FR", "fr_FR"),
      (.locale, "zz_ZZ", nil), (.timeZone, "Europe/Paris", "Europe/Paris"), (.timeZone, "Mars/Olympus", nil),
      (.weekStart, "Monday", "monday"), (.weekStart, "on", nil), (.weekStart, "lundi", nil), (.theme, "Pink", "pink"),
      (.theme, "mauve", nil), (.theme, "automatic", nil), (.feedback, "off", "off"),
      (.feedback, "ON", "bell"), (.feedback, "flash", "flash"), (.feedback, "loud", nil), (.onboarding, "maybe", nil),
      (.accessible, "on", "true"),
      (.accessible, "false", "false"), (.accessible, "1", nil), (.longSession, "12", "12"), (.longSession, "0", nil),
      (.longSession, "+8", nil), (.longSession, "off", nil), (.longSession, "automatic", nil),
    ] as [(Setting, String, String?)])
  func `a value is checked before it is kept`(_ setting: Setting, _ text: String, _ expected: String?) throws {
    let preferences = SharedState()
    let before = preferences.text(of: setting)
    if let expected {
      try preferences.set(text, for: setting)
      #expect(preferences.text(of: setting) == expected)
    } else {
      #expect(throws: SettingsError.unusable(setting, text)) { try preferences.set(text, for: setting) }
      #expect(preferences.text(of: setting) == before)
    }
  }

  @Test(arguments: [Setting.currency, .locale, .timeZone, .weekStart]) func `a choice can be taken back`(
    _ setting: Setting
  ) throws {
    let values = ["currency": "EUR", "locale": "fr_FR", "timeZone": "Europe/Paris", "weekStart": "monday"]
    let store = InMemorySharedStorage(values)
    try SharedState(store).set("automatic", for: setting)
    let kept = try store.read()
    #expect(kept[setting.rawValue] == nil)
    #expect(kept.count == 3)
  }

  @Test func `every key of ours is a setting`() {
    let names = [
      RegionPreferences.currency.name, RegionPreferences.locale.name, RegionPreferences.timeZone.name,
      RegionPreferences.weekStart.name,
      GeneralPreferences.theme.name, GeneralPreferences.accessible.name, GeneralPreferences.feedback.name,
      GeneralPreferences.longSession.name, GeneralPreferences.history.name, GeneralPreferences.onboarding.name,
    ]
    #expect(names == Setting.allCases.map(\.rawValue))
  }
}
