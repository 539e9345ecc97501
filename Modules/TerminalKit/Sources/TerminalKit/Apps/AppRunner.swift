import Foundation

/// Runs an app on a terminal: takes its events, and brings its frames to it.
@MainActor struct AppRunner {
  private let driver: AppDriver
  private let colorDepth: ColorDepth
  private let modes: [TerminalMode]
  private let output: StandardStream

  init(_ app: some TerminalApp, output: StandardStream = .output) {
    let environment = TerminalCapabilities(variables: ProcessInfo.processInfo.environment, isTerminal: true).environment
    driver = AppDriver(
      app, width: output.windowWidth ?? 80, height: output.windowHeight ?? 24, environment: environment)
    colorDepth = environment.colorDepth
    modes = app.usesMouse ? .fullScreen + [.mouse] : .fullScreen
    self.output = output
  }

  /// Runs the app until it asks to end.
  ///
  /// - Returns: the signal that it is to end by; nil where it has ended by itself.
  func run(input: StandardStream = .input) async throws -> TerminationSignal? {
    try await TerminalSession.run(input: input, output: output, modes: modes) { session in
      let (events, happened) = AsyncStream.makeStream(of: Happening.self)
      let listening = Task {
        for await event in session { happened.yield(.event(event)) }
        happened.finish()
      }
      defer { listening.cancel() }
      return await follow(events, of: session) { happened.yield(.change) }
    }
  }

  private enum Happening {
    case event(TerminalEvent)
    case change
  }

  private func follow(
    _ events: AsyncStream<Happening>, of session: TerminalSession, onChange: @escaping @Sendable () -> Void
  ) async -> TerminationSignal? {
    driver.onChange = onChange
    driver.draw()
    var renderer = FrameRenderer(colorDepth: colorDepth)
    func show() { _ = session.output.write(renderer.render(driver.frame)) }

    _ = session.output.write(TerminalQuery.mode(2026).sequence)
    show()
    for await happening in events {
      switch happening {
      case .change: driver.draw()
      case .event(.key(.control("z"))): session.suspend()
      case .event(.answer(.mode(2026, let setting))): renderer.isSynchronized = setting.isSupported
      case .event(.termination(let signal)): return signal
      case .event(.resume):
        renderer.invalidate()
        driver.draw()
      case .event(.resize(let width, let height)):
        // Also to the size that it had: in between it was another one, and what the terminal shows may be too.
        renderer.invalidate()
        driver.send(.resize(width: width, height: height))
      case .event(let event): driver.send(event)
      }
      show()
      if driver.isFinished { return nil }
    }
    return nil
  }
}
