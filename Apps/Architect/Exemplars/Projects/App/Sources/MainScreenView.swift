import GalleryFeature

/// What is pushed, or else the root feature's screen, with an alert over it.
struct MainScreenView: AppScreen {
  let root: any GalleryFeatureScreen
  /// The screen on top; nil for none.
  let pushed: (any AppScreen)?
  /// Nil for none.
  let alert: String?

  var lines: [String] { (pushed?.lines ?? [root.title] + root.lines) + (alert.map { [$0] } ?? []) }

  var buttons: [String] {
    if alert != nil { return ["OK"] }
    return pushed.map { $0.buttons + ["back"] } ?? root.buttons
  }

  func appear() async {
    if let pushed { await pushed.appear() } else { await root.appear() }
  }
}
