/// A brief notification over the page, which disappears by itself.
///
/// Waits for a host that keeps drawing; the console prints the outcome instead.
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
  case error
  case success
}

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

/// The words of the toasts.
public struct ToastStrings: Sendable {
  public let nameMandatory: String
  public let amountMandatory: String
  public let goalCreated: String
  public let goalUpdated: String
  public let goalDeleted: String
  public let contributionAdded: String
  public let contributionUpdated: String
  public let contributionDeleted: String
  public let providerMandatory: String
  public let accountCreated: String
  public let accountUpdated: String
  public let accountDeleted: String
  public let balanceAdded: String
  public let balanceUpdated: String
  public let balanceDeleted: String
  public let rateAdded: String
  public let rateDeleted: String
  public let allDataDeleted: String
}

extension ToastStrings {
  static let english = ToastStrings(
    nameMandatory: "A name is required",
    amountMandatory: "An amount is required",
    goalCreated: "Goal created",
    goalUpdated: "Goal updated",
    goalDeleted: "Goal deleted",
    contributionAdded: "Contribution added",
    contributionUpdated: "Contribution updated",
    contributionDeleted: "Contribution deleted",
    providerMandatory: "A provider is required",
    accountCreated: "Account created",
    accountUpdated: "Account updated",
    accountDeleted: "Account deleted",
    balanceAdded: "Balance saved",
    balanceUpdated: "Balance updated",
    balanceDeleted: "Balance deleted",
    rateAdded: "Rate saved",
    rateDeleted: "Rate deleted",
    allDataDeleted: "Your data was deleted")

  static let french = ToastStrings(
    nameMandatory: "Un nom est nécessaire",
    amountMandatory: "Un montant est nécessaire",
    goalCreated: "Objectif créé",
    goalUpdated: "Objectif modifié",
    goalDeleted: "Objectif supprimé",
    contributionAdded: "Contribution ajoutée",
    contributionUpdated: "Contribution modifiée",
    contributionDeleted: "Contribution supprimée",
    providerMandatory: "Un établissement est nécessaire",
    accountCreated: "Compte créé",
    accountUpdated: "Compte modifié",
    accountDeleted: "Compte supprimé",
    balanceAdded: "Solde enregistré",
    balanceUpdated: "Solde modifié",
    balanceDeleted: "Solde supprimé",
    rateAdded: "Taux enregistré",
    rateDeleted: "Taux supprimé",
    allDataDeleted: "Vos données ont été supprimées")
}
