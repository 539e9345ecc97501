public import DependencyKit

/// Makes the live screen.
public struct LiveGalleryFeatureBuilder: GalleryFeatureBuilder {
  private let clock: any Clock<Duration>

  /// A builder whose screens wait on a clock.
  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  public func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen {
    GalleryFeatureView(model: GalleryFeatureModel(dependencies, clock: clock))
  }
}

extension DependencyValues {
  /// Makes the live builder the one in force.
  public mutating func installGalleryFeature() {
    galleryFeatureBuilder = LiveGalleryFeatureBuilder()
  }
}
