/// The presentation of a destination.
public enum Route: Hashable, Sendable {
  /// On top of the navigation path.
  case push

  /// In a sheet over the page, with its style.
  case sheet(SheetStyle = .large)

  /// Over the whole screen.
  case fullScreenCover
}
