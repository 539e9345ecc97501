/// A text in place of the app, with a way to try again.
struct MaintenanceView: AppScreen {
  let text: String

  var lines: [String] { [text] }
  var buttons: [String] { ["Try again"] }
}
