import ExemplarModels
import ExemplarNavigation
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloUtilities
import NavigationKit
import Testing

/// The paths of the screens of sample things.
@Suite struct SampleThingDestinationTests {
  private func destination(_ path: String) throws -> AppDestination? {
    try AppDestination.exemplarScreens.resolve("modulo://" + path).destination { _ in Samples.today }
  }

  @Test(arguments: [
    ("sample-thing", SampleThingDestination.list), ("sample-thing/new", .create),
    ("sample-thing/Caf%C3%A9", .details(.name("Café"))), ("sample-thing/Caf%C3%A9/edit", .update(.name("Café"))),
    ("sample-thing/Caf%C3%A9/delete", .deletion(.name("Café"))),
  ])
  func `a path leads to its screen, and the screen to its path`(
    _ path: String, _ expected: SampleThingDestination
  ) throws {
    let found = try destination(path)
    #expect(found == .sampleThing(expected))
    #expect(found?.link == "modulo://" + path)
  }

  @Test func `no link deletes`() {
    let links = SampleThingDestination.paths.filter(\.isLink).map(\.pattern)
    #expect(links.count == 4)
    #expect(!links.contains { $0.hasSuffix("delete") })
  }

  @Test func `a step that is no reference is a failure of sample things`() {
    #expect(throws: SampleThingError.unreadableReference("#")) { try destination("sample-thing/%23") }
  }
}
