import DependencyKit

/// Reads links.
protocol DeepLinkService: Sendable {
  /// The place that a link leads to.
  func destination(of text: String) -> AppDestination
}

private enum DeepLinkKey: DependencyKey {
  static var liveValue: any DeepLinkService { DefaultDeepLinkService() }
  static var testValue: any DeepLinkService { DefaultDeepLinkService() }
}

extension DependencyValues {
  var deepLinks: any DeepLinkService {
    get { self[DeepLinkKey.self] }
    set { self[DeepLinkKey.self] = newValue }
  }
}

/// The links of the app's own scheme and domain.
struct DefaultDeepLinkService: DeepLinkService {
  func destination(of text: String) -> AppDestination { AppDestination(text, domain: AppConstants.domain) }
}
