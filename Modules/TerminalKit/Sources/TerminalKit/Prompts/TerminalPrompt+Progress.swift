extension TerminalPrompt {
  /// Says what is being done, with a sign that turns, until it is done; then that it is, or that it wasn't.
  ///
  /// - Parameters:
  ///   - label: what is being done.
  ///   - work: does it.
  /// - Throws: what the work throws.
  public func progress<Value>(
    _ label: TerminalText, _ work: () async throws -> Value
  ) async throws -> Value {
    let turning = isInteractive ? Task { await turn(label) } : nil
    func end(_ sign: TerminalText) async {
      turning?.cancel()
      await turning?.value
      say(environment.adapting(sign) + label)
    }
    do {
      let value = try await work()
      await end(TerminalText("✓ ").foregroundStyle(.green))
      return value
    } catch {
      await end(TerminalText("✗ ").foregroundStyle(.red))
      throw error
    }
  }

  /// Does one thing after another, and says which; the first that fails ends it.
  ///
  /// - Throws: what a step throws.
  public func steps(_ steps: [(label: TerminalText, work: () async throws -> Void)]) async throws {
    for (number, step) in zip(1..., steps) {
      try await progress("\(number)/\(steps.count) " + step.label, step.work)
    }
  }

  /// Draws the sign until the task is cancelled.
  private func turn(_ label: TerminalText) async {
    var line = StatusLine(output, environment)
    let signs = environment.characterSet.turningSigns
    var number = 0
    while !Task.isCancelled {
      line.draw(signs[number % signs.count] + " " + label)
      number += 1
      do { try await Task.sleep(for: .milliseconds(100)) } catch { break }
    }
    line.erase()
  }
}
