/// The version that is needed, in place of the app.
struct ForceUpdateView: AppScreen {
  let version: String

  var lines: [String] { ["Version \(version) of \(AppConstants.name) is needed."] }
}
