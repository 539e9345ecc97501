import DependencyKit
import Foundation
import SampleFeature

/// The only place that knows live values. A new module's line goes here:
///
///     values.productUseCase = DefaultProductUseCase(values)
enum AppComposition {
  /// Registers every live value.
  static func install(_ values: inout DependencyValues) {
    values.date = DateGenerator { Date() }
    values.uuid = UUIDGenerator { UUID() }
    values.locale = .current
    values.timeZone = .current
    values.analytics = StandardErrorAnalyticsService()
    values.lifecycle = DefaultLifecycleService()
    values.deepLinks = DefaultDeepLinkService()
    values.remoteConfig = BundledRemoteConfigService()
    values.remoteConfigStore = FileRemoteConfigStore(file: configurationFile)
    values.installSampleFeature()
  }

  private static var configurationFile: URL {
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("\(AppConstants.scheme)-configuration.json")
  }
}
