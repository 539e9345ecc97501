import NavigationKit
import Testing

enum Book: DestinationItem { case cover, page(Int) }

@MainActor @Suite struct ReadmeTests {
  @Test func `README example`() throws {
    let registry = NavigationRegistry<String>()
    registry.register(Book.self) { book in
      switch book {
      case .cover: "The cover"
      case .page(let number): "Page \(number)"
      }
    }

    let router = Router<Book>()
    router.push([.cover, .page(7)])
    let shown = router.navigationPath.last.map { registry.resolve($0) }  // .found("Page 7")
    router.pop()
    try router.present(route: .sheet(.medium), .page(1), onDismiss: { router.popToRoot() })

    let path = router.navigationPath
    #expect(shown == .found("Page 7"))
    #expect(path == [.cover])
  }

  @Test func `README links`() throws {
    let links = DeepLinkTable<Book>(
      scheme: "book", domains: ["book.example"], home: .cover,
      [.init("page/:number") { Int($0["number"] ?? "").map { .page($0) } }])
    let found = try ["book://page/7", "https://book.example/page/7", "book://"].map { try links.resolve($0) }
    #expect(found == [.page(7), .page(7), .cover])
  }
}
