/// The names of the two sides of a flag that can be switched both ways.
public enum FlagInversion: Hashable, Sendable {
  /// `--color` and `--no-color`.
  case prefixedNo
  /// `--enable-color` and `--disable-color`.
  case prefixedEnableDisable
}

extension FlagInversion {
  func names(_ names: [ArgumentName]) -> (on: [ArgumentName], off: [ArgumentName]) {
    switch self {
    case .prefixedNo: (names, names.prefixed("no-"))
    case .prefixedEnableDisable: (names.shortNames + names.prefixed("enable-"), names.prefixed("disable-"))
    }
  }
}

extension [ArgumentName] {
  fileprivate var shortNames: [ArgumentName] { filter { !$0.isLong } }

  fileprivate func prefixed(_ prefix: String) -> [ArgumentName] {
    compactMap { name in
      switch name {
      case .long(let word): .long(prefix + word)
      case .longWithSingleDash(let word): .longWithSingleDash(prefix + word)
      case .short: nil
      }
    }
  }
}
