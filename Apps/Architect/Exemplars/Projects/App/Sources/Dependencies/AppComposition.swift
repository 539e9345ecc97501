import DependencyKit
import Foundation
import GalleryFeature

/// The only place that knows live values. A new module's line goes here:
///
///     values.productUseCase = DefaultProductUseCase(values)
enum AppComposition {
  /// Registers every live value.
  @MainActor
  static func install(_ values: inout DependencyValues) {
    values.date = DateGenerator { Date() }
    values.uuid = UUIDGenerator { UUID() }
    values.locale = .current
    values.timeZone = .current
    values.analytics = StandardErrorAnalyticsService()
    values.lifecycle = DefaultLifecycleService()
    values.deepLinks = DefaultDeepLinkService()
    values.remoteConfig = BundledRemoteConfigService()
    values.remoteConfigStore = FileRemoteConfigStore(file: file("configuration", in: .cachesDirectory))
    values.shared = shared(in: file("settings", in: .applicationSupportDirectory))
    values.installGalleryFeature()
  }

  /// What a file has of the shared values. One that can't be read is left alone: then they hold until the app ends.
  @MainActor
  private static func shared(in file: URL) -> SharedState {
    do {
      return try SharedState(FileSharedStorage(url: file))
    } catch {
      FileHandle.standardError.write(Data("settings: \(error)\n".utf8))
      return SharedState()
    }
  }

  private static func file(_ name: String, in folder: FileManager.SearchPathDirectory) -> URL {
    let folder = FileManager.default.urls(for: folder, in: .userDomainMask).first
    return (folder ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("\(AppConstants.scheme)-\(name).json")
  }
}
