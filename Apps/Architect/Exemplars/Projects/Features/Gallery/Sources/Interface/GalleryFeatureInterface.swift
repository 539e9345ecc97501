public import DependencyKit

/// The screen of the feature as a value: what a host shows.
@MainActor
public protocol GalleryFeatureScreen {
  /// The title of the screen.
  var title: String { get }
  /// The content, line by line.
  var lines: [String] { get }
  /// The titles of the buttons.
  var buttons: [String] { get }

  /// Loads what is shown.
  func appear() async

  /// Taps the button of a title; nothing happens where there is none.
  func tap(_ button: String) async

  /// What the host has to do since it was asked last.
  func takeCommands() -> [GalleryFeatureCommand]
}

/// What the feature asks of its host, to be done once.
public enum GalleryFeatureCommand: Hashable, Sendable {
  /// Launch again.
  case retry
  /// Show a text.
  case alert(String)
}

/// Makes the screen, for a host that doesn't know what it is made of.
public protocol GalleryFeatureBuilder: Sendable {
  /// A new screen, by the dependencies of the host; nothing is loaded yet.
  @MainActor func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen
}

private enum GalleryFeatureBuilderKey: DependencyKey {
  static var testValue: any GalleryFeatureBuilder { StubGalleryFeatureBuilder() }
}

extension DependencyValues {
  /// The builder of the screen; the app installs the live one.
  public var galleryFeatureBuilder: any GalleryFeatureBuilder {
    get { self[GalleryFeatureBuilderKey.self] }
    set { self[GalleryFeatureBuilderKey.self] = newValue }
  }
}

/// A builder for tests and previews, whose screen loads nothing.
public struct StubGalleryFeatureBuilder: GalleryFeatureBuilder {
  public init() {}

  public func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen { Screen() }

  private struct Screen: GalleryFeatureScreen {
    let title = "Gallery"
    let lines: [String] = []
    let buttons: [String] = []

    func appear() async {}
    func tap(_ button: String) async {}
    func takeCommands() -> [GalleryFeatureCommand] { [] }
  }
}
