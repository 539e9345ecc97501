import TerminalKit

extension ConsoleSession {
  /// Shows the first line of a screen on standard error while `work` drives it.
  ///
  /// Only on a terminal; it is redrawn a few times a second, and erased at the end.
  func showProgress(of screen: any Screen, while work: () async -> Void) async {
    guard showsProgress else { return await work() }
    let status = Task { await showStatus(of: screen) }
    await work()
    status.cancel()
    await status.value
  }

  private func showStatus(of screen: any Screen) async {
    let environment = EnvironmentValues(
      width: streams.error.windowWidth, characterSet: environment.characterSet)
    var line = StatusLine(streams.error, environment)
    while (try? await Task.sleep(for: .milliseconds(250))) != nil {
      if let text = screen.lines(in: environment).first { line.draw(text) }
    }
    line.erase()
  }
}
