import NavigationKit
import Testing

@MainActor @Suite struct NavigationRegistryTests {
  private let registry = NavigationRegistry<String>()
  private let placeName = "NavigationKitTests.Place"

  private func registerPlaces() {
    registry.register(Place.self) { "\($0)" }
  }

  @Test func `N10 a registered type resolves`() {
    registerPlaces()
    let resolution = registry.resolve(Place.room(3))
    #expect(resolution == .found("room(3)"))
  }

  @Test func `N10 the last registration wins`() {
    registerPlaces()
    registry.register(Place.self) { _ in "later" }
    let resolution = registry.resolve(Place.garden)
    #expect(resolution == .found("later"))
  }

  @Test func `N10 an unregistered type gives a not-found value naming it`() {
    let resolution = registry.resolve(Place.garden)
    #expect(resolution == .notFound(typeName: placeName))
    let error = NavigationError.notRegistered(typeName: placeName)
    #expect(throws: error) { try resolution.get() }
  }

  @Test func `N10 an erased value counts as what it holds`() {
    registerPlaces()
    let resolution = registry.resolve(AnyHashable(AnyHashable(Place.garden)))
    #expect(resolution == .found("garden"))
  }

  @Test func `N10 a value that is already made is handed back`() {
    let resolution = registry.resolve("made")
    #expect(resolution == .found("made"))
  }

  @Test func `N11 a wrapper resolves through its inner destination`() {
    registerPlaces()
    let resolution = registry.resolve(Anywhere.place(.kitchen))
    #expect(resolution == .found("kitchen"))
  }

  @Test func `N11 an unknown inner destination is the one that is named`() {
    let resolution = registry.resolve(Anywhere.place(.kitchen))
    #expect(resolution == .notFound(typeName: placeName))
  }

  @Test func `N11 a registered wrapper is not unwrapped`() {
    registerPlaces()
    registry.register(Anywhere.self) { _ in "wrapper" }
    let resolution = registry.resolve(Anywhere.place(.kitchen))
    #expect(resolution == .found("wrapper"))
  }

  @Test func `N11 wrappers of themselves and of each other end as not found`() {
    let own = registry.resolve(Anywhere.again(.place(.garden)))
    let mutual = registry.resolve(Chicken())
    #expect(own == .notFound(typeName: "NavigationKitTests.Anywhere"))
    #expect(mutual == .notFound(typeName: "NavigationKitTests.Chicken"))
  }

  @Test func `a caller gets the type it expects, or an error that names both`() throws {
    let registry = NavigationRegistry<any Sendable>()
    registry.register(Place.self) { _ in 42 }
    let number = try registry.resolve(Place.garden, as: Int.self)
    #expect(number == 42)
    let error = NavigationError.unexpectedType(made: "Swift.Int", expected: "Swift.String")
    #expect(throws: error) { try registry.resolve(Place.garden, as: String.self) }
  }

  @Test func `errors read as sentences`() {
    let text = "\(NavigationError.notRegistered(typeName: placeName))"
    #expect(text == "No resolver is registered for NavigationKitTests.Place.")
  }
}
