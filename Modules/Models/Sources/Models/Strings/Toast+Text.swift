extension Toast {
  /// The toast in the context's language.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.toast
    return switch self {
    case .nameMandatory: words.nameMandatory
    case .amountMandatory: words.amountMandatory
    case .goalCreated: words.goalCreated
    case .goalUpdated: words.goalUpdated
    case .goalDeleted: words.goalDeleted
    case .contributionAdded: words.contributionAdded
    case .contributionUpdated: words.contributionUpdated
    case .contributionDeleted: words.contributionDeleted
    case .allDataDeleted: words.allDataDeleted
    }
  }
}
