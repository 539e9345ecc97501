import Foundation

/// A link into an app, as the steps of its path: `app://goal/12` and `https://app.example/goal/12` both are
/// `["goal", "12"]`.
public struct DeepLink: Hashable, Sendable {
  /// The steps, without percent escapes; empty for the home of the app. Empty steps, as in `//`, are left out.
  public let path: [String]

  /// The query of the link by name, without percent escapes; the last of a name counts.
  public let query: [String: String]

  /// A link of these steps.
  public init(path: [String], query: [String: String] = [:]) {
    self.path = path
    self.query = query
  }

  /// Reads a link.
  ///
  /// - Parameters:
  ///   - text: The link, as given.
  ///   - scheme: The app's own scheme. After it, what is in the place of a host is the first step.
  ///   - domains: The domains whose `https` links belong to the app.
  /// - Throws: ``DeepLinkError/unreadable(_:)`` for a text that is no link at all or has escaped control characters,
  ///   ``DeepLinkError/foreign(_:)`` for one of another app.
  public init(_ text: String, scheme: String, domains: Set<String> = []) throws(DeepLinkError) {
    guard let parts = URLComponents(string: text), let found = parts.scheme?.lowercased() else {
      throw .unreadable(text)
    }
    let isOwn = found == scheme.lowercased()
    let host = parts.host?.lowercased() ?? ""
    guard isOwn || found == "https" && domains.contains(host) else { throw .foreign(text) }
    // The path is split before it is unescaped: `%2F` is a character of a step.
    let whole =
      (isOwn ? [Substring(parts.percentEncodedHost ?? "")] : []) + parts.percentEncodedPath.split(separator: "/")
    path = try Self.unescaped(whole.filter { !$0.isEmpty }, text)
    query = Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    guard !(path + query.keys + query.values).contains(where: \.hasControl) else { throw .unreadable(text) }
  }

  private static func unescaped(_ steps: [Substring], _ text: String) throws(DeepLinkError) -> [String] {
    var path: [String] = []
    for step in steps {
      // Escapes that are no UTF-8.
      guard let plain = String(step).removingPercentEncoding else { throw .unreadable(text) }
      path.append(plain)
    }
    return path
  }
}

extension String {
  /// Whether there is a control character, which only an escape brings into a link, and no name has.
  fileprivate var hasControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

/// Why a text is not a link of the product.
public enum DeepLinkError: Error, Hashable, Sendable {
  /// The text is no link.
  case unreadable(String)
  /// The link is one of another app.
  case foreign(String)
  /// The link is ours, and nothing is there.
  case unknown(String)
}
