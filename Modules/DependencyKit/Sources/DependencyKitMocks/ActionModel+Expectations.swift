public import DependencyKit

extension ActionModel {
  /// Sends one action and compares all that came of it with what should: which properties of the model changed, to
  /// what; and which commands were issued, in which order.
  ///
  /// ```swift
  /// try await form.expect(.submit, .changes(\.failure, to: .rule(.missingName)), commands: [.toast(.nameMandatory)])
  /// ```
  ///
  /// Commands that were issued before are not looked at.
  ///
  /// - Parameter changes: Every property that changes, with its new value.
  /// - Throws: ``UnexpectedOutcome``, which fails a test that lets it through: also when more stored properties changed,
  ///   private ones included, than are named.
  public func expect(
    _ action: Action, _ changes: StateChange<Self>..., commands expected: [Command] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(UnexpectedOutcome) {
    _ = commands.take()
    let before = StateSnapshot(of: self)
    let checks = changes.map { $0.begin(self) }
    await send(action)
    let (wanted, issued) = (expected.map { "\($0)" }, commands.take().map { "\($0)" })
    var differences = checks.compactMap { $0(self) }
    let changed = StateSnapshot(of: self).changes(since: before)
    if changed.count != changes.count {
      differences.append("state: wanted \(changes.count) changed, found \(changed)")
    }
    if issued != wanted { differences.append("commands: wanted \(wanted), found \(issued)") }
    guard differences.isEmpty else {
      throw UnexpectedOutcome(action: "\(action)", differences: differences, place: "\(file):\(line)")
    }
  }
}
