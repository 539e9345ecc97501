public import NavigationKit

/// A destination whose screens have paths: links, previews, kept forms and tables of keys know a screen by its path.
public protocol PathDestination: DestinationItem {
  /// Every path, in the order in which they are listed. The first that fits a link counts.
  static var paths: [DestinationPath<Self>] { get }

  /// The path that leads to this screen.
  var pathComponents: [PathComponent] { get }

  /// What a link to this screen says after its path, by name; nothing by default.
  var pathQuery: [(name: String, text: String)] { get }

  /// The flow that the screen belongs to, as for a link.
  var flow: AppFlow { get }
}

extension PathDestination {
  public var pathQuery: [(name: String, text: String)] { [] }

  /// Every path, leading to a destination of the product.
  static var appPaths: [DestinationPath<AppDestination>] { paths.map { $0.map { AppDestination($0) } } }
}

/// A path, and the destination that it leads to.
public struct DestinationPath<Destination>: Sendable {
  /// Such as `goal/:goal/edit`: a step that begins with a colon names something.
  public let pattern: String
  /// Whether a link may open the screen. One that changes something as it opens, or asks whether to, has a path and no
  /// link.
  public let isLink: Bool
  let destination: @Sendable (PathValues) throws -> Destination?

  /// - Parameter destination: Reads what the steps name; `nil` where they mean nothing. It throws the error of the noun
  ///   whose reference can't be read.
  init(
    _ pattern: String, isLink: Bool = true, destination: @escaping @Sendable (PathValues) throws -> Destination?
  ) {
    self.pattern = pattern
    self.isLink = isLink
    self.destination = destination
  }

  /// The path, leading to the wrapped destination.
  func map<Other>(_ wrap: @escaping @Sendable (Destination) -> Other) -> DestinationPath<Other> {
    DestinationPath<Other>(pattern, isLink: isLink) { [destination] in try destination($0).map(wrap) }
  }
}

/// A step of the path to a screen.
public enum PathComponent: Hashable, Sendable {
  /// A word of the path.
  case word(String)
  /// What the step names, as typed.
  case value(_ name: String, _ text: String)
}

extension PathComponent: ExpressibleByStringLiteral {
  public init(stringLiteral word: String) { self = .word(word) }
}
