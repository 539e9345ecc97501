import DependencyKit
import Foundation

/// Runs the app in a terminal: it launches, and shows its screen after each line of the input, to the input's end. A line
/// is the title of a button, a link, `back`, or what a system would tell an app: `background` or `foreground`.
@main
enum DemoApp {
  @MainActor
  static func main() async {
    DependencyValues.register { AppComposition.install(&$0) }
    let dependencies = DependencyValues.current
    let (reducer, delegate) = (AppReducer(dependencies), AppDelegate(dependencies))
    await reducer.send(.view(.onAppear))
    await show(reducer)
    let listening = Task {
      for await event in dependencies.lifecycle.events {
        await reducer.send(.lifecycle(event))
        await show(reducer)
      }
    }
    for await line in input() {
      switch line {
      case "background": delegate.applicationDidEnterBackground()
      case "foreground": delegate.applicationWillEnterForeground()
      default:
        await reducer.send(reducer.action(for: line))
        await show(reducer)
      }
    }
    delegate.applicationWillTerminate()
    await listening.value
  }

  @MainActor
  private static func show(_ reducer: AppReducer) async {
    let screen = reducer.screen
    await screen.appear()
    let buttons = screen.buttons.map { "[\($0)]" }.joined(separator: " ")
    print((screen.lines + [buttons]).filter { !$0.isEmpty }.joined(separator: "\n"), terminator: "\n\n")
  }

  /// The lines of the standard input. A thread of its own waits for them, so that the app goes on meanwhile.
  private static func input() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }
}

/// A screen as a value: what a host shows.
@MainActor
protocol AppScreen {
  /// The content, line by line.
  var lines: [String] { get }
  /// The titles of the buttons.
  var buttons: [String] { get }

  /// Loads what is shown.
  func appear() async
}

extension AppScreen {
  var buttons: [String] { [] }

  func appear() async {}
}
