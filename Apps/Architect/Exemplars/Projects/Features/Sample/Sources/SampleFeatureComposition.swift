public import DependencyKit

/// Makes the live screen.
public struct LiveSampleFeatureBuilder: SampleFeatureBuilder {
  private let clock: any Clock<Duration>

  /// A builder whose screens wait on a clock.
  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  public func build() -> any SampleFeatureScreen {
    SampleFeatureView(model: SampleFeatureModel(clock: clock))
  }
}

extension DependencyValues {
  /// Makes the live builder the one in force.
  public mutating func installSampleFeature() {
    sampleFeatureBuilder = LiveSampleFeatureBuilder()
  }
}
