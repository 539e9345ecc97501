import NavigationKit
import Testing

/// Links into an app.
@Suite struct DeepLinkTests {
  private let table = DeepLinkTable<Place>(
    scheme: "house", domains: ["house.example"], home: .garden,
    [
      .init("kitchen") { _ in .kitchen },
      .init("room/:number") { Int($0["number"] ?? "").map { .room($0) } },
      .init("room/:number/next") { Int($0["number"] ?? "").map { .room($0 + 1) } },
      .init("search") { Int($0["room"] ?? "").map { .room($0) } },
    ])

  @Test(arguments: [
    ("house://kitchen", Place.kitchen), ("https://house.example/kitchen", .kitchen), ("HOUSE://kitchen/", .kitchen),
    ("house:///kitchen", .kitchen), ("house:kitchen", .kitchen), ("https://HOUSE.example//kitchen", .kitchen),
    ("house://", .garden), ("house:", .garden), ("https://house.example", .garden), ("https://house.example/", .garden),
    ("house://room/3", .room(3)), ("house://room/3/next", .room(4)), ("house://room/%33", .room(3)),
    ("house://search?room=5", .room(5)), ("house://search?room=1&room=5", .room(5)),
    ("house://room/3?number=9#top", .room(3)),
  ])
  func `T14 a link leads to the screen that its path names`(_ text: String, _ expected: Place) throws {
    let place = try table.resolve(text)
    #expect(place == expected)
  }

  @Test(arguments: ["house://attic", "house://room", "house://room/x", "house://room/3/4/5", "https://house.example/x"])
  func `T14 other paths are unknown`(_ text: String) {
    #expect(throws: DeepLinkError.unknown(text)) { try table.resolve(text) }
  }

  @Test(arguments: [
    "https://elsewhere.example/kitchen", "http://house.example/kitchen", "mailto:kitchen@house.example",
  ])
  func `a link of another app is told apart`(_ text: String) {
    #expect(throws: DeepLinkError.foreign(text)) { try table.resolve(text) }
  }

  @Test(arguments: [
    "", "kitchen", "//kitchen", "house://room/%FF", "a b", "house://room/%00", "house://room/3%0A", "house://%7F/3",
    "house://search?room=%00", "house://search?%1B=5",
  ])
  func `what is no link is told apart`(_ text: String) {
    #expect(throws: DeepLinkError.unreadable(text)) { try table.resolve(text) }
  }

  @Test func `a slash that is escaped belongs to its step`() throws {
    let link = try DeepLink("house://a%2Fb/c%20d/%C3%A9", scheme: "house")
    #expect(link == DeepLink(path: ["a/b", "c d", "é"]))
  }

  @Test func `the links can be listed`() {
    let examples = table.examples
    #expect(
      examples == [
        "house://", "house://kitchen", "house://room/:number", "house://room/:number/next", "house://search",
      ])
  }
}
