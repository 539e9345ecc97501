public import ModuloCore
import ModuloModels

extension RowDeletion {
  /// Asks, and returns the question that the host gets for a yes and a no. French spaces that don't break look like any
  /// other. `nil` where it got something else, such as none for a row that isn't there.
  public func question() async -> String? {
    await send(.ask)
    let issued = commands.take()
    guard issued.count == 1, case .confirm(.loss(let text), let yes, let no) = issued[0] else { return nil }
    guard yes == .submit, no == .discard else { return nil }
    return String(text.map { $0 == "\u{A0}" ? " " : $0 })
  }
}
