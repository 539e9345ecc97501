import DependencyKit
import Foundation

/// Runs the app once: it launches, and writes the screen that the launch ends with.
@main
enum DemoApp {
  @MainActor
  static func main() async {
    DependencyValues.register(AppComposition.install)
    let reducer = AppReducer(.current)
    await reducer.send(.view(.onAppear))
    let screen = reducer.screen
    await screen.appear()
    print(screen.lines.joined(separator: "\n"))
  }
}

/// A screen as a value: what a host shows.
@MainActor
protocol AppScreen {
  /// The content, line by line.
  var lines: [String] { get }

  /// Loads what is shown.
  func appear() async
}

extension AppScreen {
  func appear() async {}
}
