/// A brief notification over the page, which disappears by itself.
public enum Toast: CaseIterable, Hashable, Sendable {
  case nameMandatory
  case amountMandatory
  case goalCreated
  case goalUpdated
  case goalDeleted
  case contributionAdded
  case contributionUpdated
  case contributionDeleted
  case providerMandatory
  case accountCreated
  case accountUpdated
  case accountDeleted
  case balanceAdded
  case balanceUpdated
  case balanceDeleted
  case rateAdded
  case rateDeleted
  case allDataDeleted

  public var style: ToastStyle {
    switch self {
    case .nameMandatory, .amountMandatory, .providerMandatory: .error
    case .goalCreated, .goalUpdated, .goalDeleted, .contributionAdded, .contributionUpdated, .contributionDeleted,
      .accountCreated, .accountUpdated, .accountDeleted, .balanceAdded, .balanceUpdated, .balanceDeleted, .rateAdded,
      .rateDeleted, .allDataDeleted:
      .success
    }
  }
}

/// The style of a toast.
public enum ToastStyle: CaseIterable, Hashable, Sendable {
  case neutral
  case error
  case success
}
