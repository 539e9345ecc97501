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
    case .providerMandatory: words.providerMandatory
    case .accountCreated: words.accountCreated
    case .accountUpdated: words.accountUpdated
    case .accountDeleted: words.accountDeleted
    case .balanceAdded: words.balanceAdded
    case .balanceUpdated: words.balanceUpdated
    case .balanceDeleted: words.balanceDeleted
    case .rateAdded: words.rateAdded
    case .rateDeleted: words.rateDeleted
    case .allDataDeleted: words.allDataDeleted
    }
  }
}
