import Foundation
import NavigationKit

/// The place in the app that a link leads to.
enum AppDestination: DestinationItem {
  case home
  case settings
  /// A place that the app doesn't know, as the steps of its path.
  case unknown(path: String)

  /// The place of a link. After the app's own scheme the host is the first step; a web link's host is one unless it is
  /// the app's domain, or below it. Upper and lower case are the same.
  init(_ text: String, domain: String) {
    guard let parts = URLComponents(string: text.lowercased()) else {
      self = .unknown(path: text)
      return
    }
    let host = parts.host ?? ""
    let isWeb = parts.scheme == "https" || parts.scheme == "http"
    let isOwnDomain = host == domain || host.hasSuffix("." + domain)
    let first = isWeb && isOwnDomain ? "" : host
    let steps = [first] + parts.path.split(separator: "/").map(String.init)
    let path = steps.filter { !$0.isEmpty }.joined(separator: "/")
    switch path {
    case "", "home": self = .home
    case "settings": self = .settings
    default: self = .unknown(path: path)
    }
  }
}
