import Foundation
public import ModuloUtilities
public import NavigationKit

extension AppDestination {
  /// The path of every screen, by noun.
  public static let paths = nouns.flatMap { $0.appPaths }

  /// Every link. Without a path it is the home of the product.
  public static let links = table(of: paths.filter(\.isLink))

  /// Every screen's path as a link, also of those that no link may open: for previews and kept forms.
  public static let screens = table(of: paths)

  /// The links of paths.
  static func table(of paths: [DestinationPath<AppDestination>]) -> DeepLinkTable<PathMatch> {
    let home = DestinationPath<AppDestination>("") { _ in AppFlow.home.root }
    return DeepLinkTable(
      scheme: scheme, home: PathMatch(path: home, values: [:]),
      paths.map { path in .init(path.pattern) { PathMatch(path: path, values: $0) } })
  }

  /// The scheme of links: `modulo`.
  public static let scheme = "modulo"
}

/// A path that fits a link, and what its steps name.
public struct PathMatch: Sendable {
  let path: DestinationPath<AppDestination>
  let values: [String: String]

  /// The destination; `nil` where a step means nothing.
  ///
  /// - Parameter readDay: Reads a day as typed.
  /// - Throws: The error of the noun whose reference can't be read, and what `readDay` throws.
  public func destination(readingDays readDay: (String) throws -> CalendarDay) throws -> AppDestination? {
    try withoutActuallyEscaping(readDay) { try path.destination(PathValues(values, readDay: $0)) }
  }
}

extension AppDestination {
  /// The flow that the destination belongs to, as for a link.
  public var flow: AppFlow { wrapped.flow }

  /// The pattern of the path that leads to the screen: `goal/:goal/edit`.
  public var pathPattern: String {
    wrapped.pathComponents.map { component in
      switch component {
      case .word(let word): word
      case .value(let name, _): ":\(name)"
      }
    }.joined(separator: "/")
  }

  /// A link that leads to the screen, whether or not links may open it: `modulo://goal/12/edit`,
  /// `modulo://contribution?min=50`.
  public var link: String {
    let steps = wrapped.pathComponents.map { component in
      switch component {
      case .word(let word): word
      case .value(_, let text): Self.escaped(text)
      }
    }
    let query = wrapped.pathQuery.map { "\($0.name)=\(Self.escaped($0.text))" }
    return "\(Self.scheme)://\(steps.joined(separator: "/"))"
      + (query.isEmpty ? "" : "?\(query.joined(separator: "&"))")
  }

  /// Whether both have one path: a list has the same one whatever its limits are.
  public func hasPath(of other: AppDestination) -> Bool { wrapped.pathComponents == other.wrapped.pathComponents }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
  }

  // Those of RFC 3986: a slash in a name is no end of a step.
  private static let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
}
