public import DependencyKit

/// The screen of the feature as a value: what a host shows.
@MainActor
public protocol SampleFeatureScreen {
  /// The title of the screen.
  var title: String { get }
  /// The content, line by line.
  var lines: [String] { get }

  /// Loads what is shown.
  func appear() async
}

/// Makes the screen, for a host that doesn't know what it is made of.
public protocol SampleFeatureBuilder: Sendable {
  /// A new screen; nothing is loaded yet.
  @MainActor func build() -> any SampleFeatureScreen
}

private enum SampleFeatureBuilderKey: DependencyKey {
  static var testValue: any SampleFeatureBuilder { StubSampleFeatureBuilder() }
}

extension DependencyValues {
  /// The builder of the screen; the app installs the live one.
  public var sampleFeatureBuilder: any SampleFeatureBuilder {
    get { self[SampleFeatureBuilderKey.self] }
    set { self[SampleFeatureBuilderKey.self] = newValue }
  }
}

/// A builder for tests and previews, whose screen loads nothing.
public struct StubSampleFeatureBuilder: SampleFeatureBuilder {
  public init() {}

  public func build() -> any SampleFeatureScreen { Screen() }

  private struct Screen: SampleFeatureScreen {
    let title = "Sample"
    let lines: [String] = []

    func appear() async {}
  }
}
