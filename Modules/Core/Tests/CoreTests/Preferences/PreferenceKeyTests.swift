import DependencyKit
import ModuloCore
import ModuloModels
import Testing

/// The settings among the shared values.
@MainActor
@Suite struct PreferenceKeyTests {
  @Test func `M38 settings have defaults`() {
    let preferences = SharedState()
    #expect(preferences[GeneralPreferences.onboarding])
    #expect(preferences[GeneralPreferences.feedback] == .bell)
    #expect(preferences[GeneralPreferences.theme] == .blue)
    #expect(!preferences[GeneralPreferences.accessible])
  }

  @Test func `M38 an unknown theme reads blue`() throws {
    let preferences = SharedState(inMemory: ["theme": "mauve", "feedback": "perhaps"])
    #expect(preferences[GeneralPreferences.theme] == .blue)
    #expect(preferences[GeneralPreferences.feedback] == .bell)
  }

  @Test(arguments: ThemeColor.allCases) func `every theme is kept`(_ theme: ThemeColor) throws {
    let store = InMemorySharedStorage()
    try SharedState(store).set(theme, for: GeneralPreferences.theme)
    let again = try SharedState(store)[GeneralPreferences.theme]
    #expect(again == theme)
  }

  @Test(arguments: ["accessible", "history", "onboarding", "includePensions", "includeMortgage"])
  func `what is on or off is kept as one of the two`(_ name: String) throws {
    for text in ["yes", "", "TRUE", "1"] {
      let found = SharedState(inMemory: [name: text]).unreadableSetting
      #expect(found?.name == name)
      #expect(found?.text == text)
    }
    for text in ["true", "false"] {
      let found = SharedState(inMemory: [name: text]).unreadableSetting
      #expect(found == nil)
    }
  }

  @Test(arguments: [
    ("bell", FeedbackStyle.bell, nil), ("flash", .flash, nil), ("off", .off, nil), ("true", .bell, nil),
    ("false", .off, nil), ("yes", .bell, "yes"), ("", .bell, ""), ("BELL", .bell, "BELL"),
  ])
  func `feedback is kept as a style, and was a switch before`(
    _ text: String, _ style: FeedbackStyle, _ unreadable: String?
  ) {
    let preferences = SharedState(inMemory: ["feedback": text])
    #expect(preferences[GeneralPreferences.feedback] == style)
    #expect(preferences.unreadableSetting?.text == unreadable)
  }

  @Test(arguments: [("8", nil), ("1", nil), ("0", "0"), ("25", "25"), ("08", "08"), ("8h", "8h"), ("", "")])
  func `hours are kept as a number that can be chosen`(_ text: String, _ unreadable: String?) throws {
    let preferences = SharedState(inMemory: ["longSession": text])
    #expect(preferences.unreadableSetting?.text == unreadable)
    #expect(preferences[GeneralPreferences.longSession] == LongSession(hours: unreadable == nil ? Int(text) ?? 0 : 8))
  }

  @Test func `README example`() throws {
    let preferences = SharedState(inMemory: ["currency": "EUR"])
    let currency = preferences[RegionPreferences.currency]
    #expect(currency == "EUR")
  }
}
