/// Every link of an app, each with what it leads to.
///
/// ```swift
/// let links = DeepLinkTable<Book>(scheme: "book", home: .cover, [
///   .init("cover") { _ in .cover },
///   .init("page/:number") { Int($0["number"] ?? "").map { .page($0) } },
/// ])
/// try links.resolve("book://page/7")  // .page(7)
/// ```
public struct DeepLinkTable<Target>: Sendable {
  /// One link, with a name for each step that varies.
  public struct Route: Sendable {
    /// Such as `goal/:goal/contribution/new`; a step that begins with a colon matches any.
    public let pattern: String
    let steps: [Substring]
    let make: @Sendable ([String: String]) -> Target?

    /// - Parameter make: What the link leads to, given the steps that vary by name and the query; nil when what stands
    ///   there means nothing. Where both have the same name, the step counts.
    public init(_ pattern: String, _ make: @escaping @Sendable ([String: String]) -> Target?) {
      self.pattern = pattern
      steps = pattern.split(separator: "/")
      self.make = make
    }
  }

  private let scheme: String
  private let domains: Set<String>
  private let home: @Sendable () -> Target
  private let routes: [Route]

  /// - Parameters:
  ///   - scheme: The app's own.
  ///   - domains: Those whose `https` links belong to the app.
  ///   - home: What a link without a path leads to.
  ///   - routes: The first that fits counts.
  public init(
    scheme: String, domains: Set<String> = [], home: @escaping @Sendable @autoclosure () -> Target, _ routes: [Route]
  ) {
    self.scheme = scheme
    self.domains = domains
    self.home = home
    self.routes = routes
  }

  /// Every link there is, as users would write it, the home first.
  public var examples: [String] { ["\(scheme)://"] + routes.map { "\(scheme)://\($0.pattern)" } }

  /// The target of a link. The cost is that of comparing it with each route.
  ///
  /// - Throws: ``DeepLinkError``; ``DeepLinkError/unknown(_:)`` when no route fits.
  public func resolve(_ text: String) throws(DeepLinkError) -> Target {
    let link = try DeepLink(text, scheme: scheme, domains: domains)
    if link.path.isEmpty { return home() }
    for route in routes {
      if let values = route.values(of: link), let target = route.make(values) { return target }
    }
    throw .unknown(text)
  }
}

extension DeepLinkTable.Route {
  /// The steps that vary, by name, and the query; nil when the link is another one.
  func values(of link: DeepLink) -> [String: String]? {
    guard steps.count == link.path.count else { return nil }
    var values = link.query
    for (step, found) in zip(steps, link.path) {
      if step.hasPrefix(":") {
        values[String(step.dropFirst())] = found
      } else if step != found {
        return nil
      }
    }
    return values
  }
}
