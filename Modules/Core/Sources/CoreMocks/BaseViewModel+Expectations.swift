public import ModuloCore

extension BaseViewModel {
  /// Sends one action and compares all that came of it with what should: which stored properties of the view model
  /// changed, private ones included, to what; and which commands were issued, in which order.
  ///
  /// ```swift
  /// try await form.expect(.submit, changes: ["failure": GoalError.missingName], commands: [.toast(.nameMandatory)])
  /// ```
  ///
  /// Commands that were issued before are not looked at. Values are the same when their descriptions for developers
  /// (`String(reflecting:)`) are, so that any type of state can be compared; what a description hides, such as the
  /// inside of another object, is not.
  ///
  /// - Parameter changes: Every property that changes, by its name, with its new value.
  /// - Throws: ``UnexpectedOutcome``, which fails a test that lets it through.
  public func expect(
    _ action: Action, changes: [String: Any?] = [:], commands expected: [Command] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(UnexpectedOutcome) {
    _ = commands.take()
    let before = StateSnapshot(of: self)
    await send(action)
    let wanted = Outcome(
      changes: changes.mapValues { StateSnapshot.text(of: $0 as Any) }, commands: expected.map { "\($0)" })
    let found = Outcome(
      changes: StateSnapshot(of: self).changes(since: before), commands: commands.take().map { "\($0)" })
    guard wanted == found else {
      throw UnexpectedOutcome(action: "\(action)", wanted: wanted, found: found, place: "\(file):\(line)")
    }
  }
}
