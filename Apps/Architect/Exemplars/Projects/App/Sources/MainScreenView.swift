import SampleFeature

/// The root feature's screen, with an alert over it.
struct MainScreenView: AppScreen {
  let root: any SampleFeatureScreen
  /// Nil for none.
  let alert: String?

  var lines: [String] { [root.title] + root.lines + (alert.map { [$0] } ?? []) }

  func appear() async { await root.appear() }
}
