extension NameError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.name
    return switch self {
    case .invisibleCharacter(let position): words.invisibleCharacter(format.number(position))
    case .tooLong(let limit): words.tooLong(format.number(limit))
    }
  }
}
