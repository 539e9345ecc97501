/// A brief notification over the page, which disappears by itself.
public enum Toast: Hashable, Sendable {
  /// A form needs a name.
  case nameMandatory
  /// A form needs an amount.
  case amountMandatory
  /// A goal was stored.
  case goalCreated
  /// A goal was edited.
  case goalUpdated
  /// A goal was archived.
  case goalArchived
  /// A goal was taken out of the archive.
  case goalUnarchived
  /// A goal was deleted with its contributions.
  case goalDeleted
  /// A contribution was stored, in the words of the form's answer.
  case contributionAdded(_ answer: String)
  /// A contribution was edited, in the words of the form's answer.
  case contributionUpdated(_ answer: String)
  /// Money was moved from one goal to another, in the words of the form's answer.
  case moneyMoved(_ answer: String)
  /// A contribution was deleted.
  case contributionDeleted
  /// A form needs a provider.
  case providerMandatory
  /// An account was stored.
  case accountCreated
  /// An account was edited.
  case accountUpdated
  /// An account was deleted with its balances.
  case accountDeleted
  /// A balance was stored, in the words of the form's answer.
  case balanceAdded(_ answer: String)
  /// A balance was edited, in the words of the form's answer.
  case balanceUpdated(_ answer: String)
  /// A balance was deleted.
  case balanceDeleted
  /// An exchange rate was stored.
  case rateAdded
  /// A choice holds from now on.
  case choiceRemembered
  /// An exchange rate was deleted.
  case rateDeleted
  /// Less than half a block is tracked.
  case halfBlockMandatory
  /// A session was started.
  case trackingStarted
  /// The session was paused.
  case trackingPaused
  /// The session goes on.
  case trackingResumed
  /// The halves of the session were stored.
  case trackingCompleted
  /// The session was discarded.
  case trackingDiscarded
  /// A session was stored.
  case trackingSessionAdded
  /// A session was edited.
  case trackingSessionUpdated
  /// A session was deleted.
  case trackingSessionDeleted
  /// The tutorial is done.
  case tutorialCompleted
  /// All goals, accounts and rates were deleted.
  case allDataDeleted
  /// A group was stored.
  case groupCreated
  /// A group was renamed.
  case groupUpdated
  /// A group was moved to another place.
  case groupMoved
  /// A group was deleted with its blocks.
  case groupDeleted
  /// A block was stored.
  case blockCreated
  /// A block was edited.
  case blockUpdated
  /// A block was moved to another place.
  case blockMoved
  /// A block was deleted with what was tracked of it.
  case blockDeleted
  /// All groups and blocks were deleted.
  case timeReset

  /// Whether it reports a mistake or a change.
  public var style: ToastStyle {
    switch self {
    case .nameMandatory, .amountMandatory, .providerMandatory, .halfBlockMandatory: .error
    case .goalCreated, .goalUpdated, .goalArchived, .goalUnarchived, .moneyMoved, .choiceRemembered, .goalDeleted,
      .contributionAdded, .contributionUpdated, .contributionDeleted,
      .accountCreated, .accountUpdated, .accountDeleted, .balanceAdded, .balanceUpdated, .balanceDeleted, .rateAdded,
      .rateDeleted, .trackingStarted, .trackingPaused, .trackingResumed, .trackingCompleted, .trackingDiscarded,
      .trackingSessionAdded, .trackingSessionUpdated, .trackingSessionDeleted, .tutorialCompleted, .allDataDeleted,
      .groupCreated, .groupUpdated, .groupMoved, .groupDeleted, .blockCreated, .blockUpdated, .blockMoved,
      .blockDeleted, .timeReset:
      .success
    }
  }
}

/// The style of a toast.
public enum ToastStyle: CaseIterable, Hashable, Sendable {
  /// A mistake that the form can correct.
  case error
  /// A change that is stored.
  case success
}

extension Toast {
  /// The toast in the context's language.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.toast
    return switch self {
    case .nameMandatory: words.nameMandatory
    case .amountMandatory: words.amountMandatory
    case .contributionAdded(let answer), .contributionUpdated(let answer), .moneyMoved(let answer),
      .balanceAdded(let answer), .balanceUpdated(let answer):
      answer
    case .goalCreated: words.goalCreated
    case .goalUpdated: words.goalUpdated
    case .goalArchived: words.goalArchived
    case .goalUnarchived: words.goalUnarchived
    case .choiceRemembered: words.choiceRemembered
    case .goalDeleted: words.goalDeleted
    case .contributionDeleted: words.contributionDeleted
    case .providerMandatory: words.providerMandatory
    case .accountCreated: words.accountCreated
    case .accountUpdated: words.accountUpdated
    case .accountDeleted: words.accountDeleted
    case .balanceDeleted: words.balanceDeleted
    case .rateAdded: words.rateAdded
    case .rateDeleted: words.rateDeleted
    case .halfBlockMandatory: words.halfBlockMandatory
    case .trackingStarted: words.trackingStarted
    case .trackingPaused: words.trackingPaused
    case .trackingResumed: words.trackingResumed
    case .trackingCompleted: words.trackingCompleted
    case .trackingDiscarded: words.trackingDiscarded
    case .trackingSessionAdded: words.trackingSessionAdded
    case .trackingSessionUpdated: words.trackingSessionUpdated
    case .trackingSessionDeleted: words.trackingSessionDeleted
    case .tutorialCompleted: words.tutorialCompleted
    case .allDataDeleted: words.allDataDeleted
    case .groupCreated: words.groupCreated
    case .groupUpdated: words.groupUpdated
    case .groupMoved: words.groupMoved
    case .groupDeleted: words.groupDeleted
    case .blockCreated: words.blockCreated
    case .blockUpdated: words.blockUpdated
    case .blockMoved: words.blockMoved
    case .blockDeleted: words.blockDeleted
    case .timeReset: words.timeReset
    }
  }
}

/// The words of the toasts.
public struct ToastStrings: Sendable {
  /// Text of ``Toast/nameMandatory``.
  public let nameMandatory: String
  /// Text of ``Toast/amountMandatory``.
  public let amountMandatory: String
  /// Text of ``Toast/goalCreated``.
  public let goalCreated: String
  /// Text of ``Toast/goalUpdated``.
  public let goalUpdated: String
  /// Text of ``Toast/goalArchived``.
  public let goalArchived: String
  /// Text of ``Toast/goalUnarchived``.
  public let goalUnarchived: String
  /// Text of ``Toast/choiceRemembered``.
  public let choiceRemembered: String
  /// Text of ``Toast/goalDeleted``.
  public let goalDeleted: String
  /// Text of ``Toast/contributionDeleted``.
  public let contributionDeleted: String
  /// Text of ``Toast/providerMandatory``.
  public let providerMandatory: String
  /// Text of ``Toast/accountCreated``.
  public let accountCreated: String
  /// Text of ``Toast/accountUpdated``.
  public let accountUpdated: String
  /// Text of ``Toast/accountDeleted``.
  public let accountDeleted: String
  /// Text of ``Toast/balanceDeleted``.
  public let balanceDeleted: String
  /// Text of ``Toast/rateAdded``.
  public let rateAdded: String
  /// Text of ``Toast/rateDeleted``.
  public let rateDeleted: String
  /// Text of ``Toast/halfBlockMandatory``.
  public let halfBlockMandatory: String
  /// Text of ``Toast/trackingStarted``.
  public let trackingStarted: String
  /// Text of ``Toast/trackingPaused``.
  public let trackingPaused: String
  /// Text of ``Toast/trackingResumed``.
  public let trackingResumed: String
  /// Text of ``Toast/trackingCompleted``.
  public let trackingCompleted: String
  /// Text of ``Toast/trackingDiscarded``.
  public let trackingDiscarded: String
  /// Text of ``Toast/trackingSessionAdded``.
  public let trackingSessionAdded: String
  /// Text of ``Toast/trackingSessionUpdated``.
  public let trackingSessionUpdated: String
  /// Text of ``Toast/trackingSessionDeleted``.
  public let trackingSessionDeleted: String
  /// Text of ``Toast/tutorialCompleted``.
  public let tutorialCompleted: String
  /// Text of ``Toast/allDataDeleted``.
  public let allDataDeleted: String
  /// Text of ``Toast/groupCreated``.
  public let groupCreated: String
  /// Text of ``Toast/groupUpdated``.
  public let groupUpdated: String
  /// Text of ``Toast/groupMoved``.
  public let groupMoved: String
  /// Text of ``Toast/groupDeleted``.
  public let groupDeleted: String
  /// Text of ``Toast/blockCreated``.
  public let blockCreated: String
  /// Text of ``Toast/blockUpdated``.
  public let blockUpdated: String
  /// Text of ``Toast/blockMoved``.
  public let blockMoved: String
  /// Text of ``Toast/blockDeleted``.
  public let blockDeleted: String
  /// Text of ``Toast/timeReset``.
  public let timeReset: String
}

extension ToastStrings {
  static let english = ToastStrings(
    nameMandatory: "A name is required",
    amountMandatory: "An amount is required",
    goalCreated: "Goal created",
    goalUpdated: "Goal updated",
    goalArchived: "Goal archived",
    goalUnarchived: "Goal unarchived",
    choiceRemembered: "Choice remembered",
    goalDeleted: "Goal deleted",
    contributionDeleted: "Contribution deleted",
    providerMandatory: "A provider is required",
    accountCreated: "Account created",
    accountUpdated: "Account updated",
    accountDeleted: "Account deleted",
    balanceDeleted: "Balance deleted",
    rateAdded: "Rate saved",
    rateDeleted: "Rate deleted",
    halfBlockMandatory: "Half a block is the least that can be saved",
    trackingStarted: "Session started",
    trackingPaused: "Session paused",
    trackingResumed: "Session resumed",
    trackingCompleted: "Session saved",
    trackingDiscarded: "Session discarded",
    trackingSessionAdded: "Session added",
    trackingSessionUpdated: "Session updated",
    trackingSessionDeleted: "Session deleted",
    tutorialCompleted: "Tutorial completed",
    allDataDeleted: "Your data was deleted",
    groupCreated: "Group created",
    groupUpdated: "Group updated",
    groupMoved: "Group moved",
    groupDeleted: "Group deleted",
    blockCreated: "Block created",
    blockUpdated: "Block updated",
    blockMoved: "Block moved",
    blockDeleted: "Block deleted",
    timeReset: "Your blocks were deleted")

  static let french = ToastStrings(
    nameMandatory: "Un nom est nécessaire",
    amountMandatory: "Un montant est nécessaire",
    goalCreated: "Objectif créé",
    goalUpdated: "Objectif modifié",
    goalArchived: "Objectif archivé",
    goalUnarchived: "Objectif désarchivé",
    choiceRemembered: "Choix retenu",
    goalDeleted: "Objectif supprimé",
    contributionDeleted: "Contribution supprimée",
    providerMandatory: "Un établissement est nécessaire",
    accountCreated: "Compte créé",
    accountUpdated: "Compte modifié",
    accountDeleted: "Compte supprimé",
    balanceDeleted: "Solde supprimé",
    rateAdded: "Taux enregistré",
    rateDeleted: "Taux supprimé",
    halfBlockMandatory: "Il faut au moins un demi-bloc pour enregistrer",
    trackingStarted: "Session commencée",
    trackingPaused: "Session en pause",
    trackingResumed: "Session reprise",
    trackingCompleted: "Session enregistrée",
    trackingDiscarded: "Session abandonnée",
    trackingSessionAdded: "Session ajoutée",
    trackingSessionUpdated: "Session modifiée",
    trackingSessionDeleted: "Session supprimée",
    tutorialCompleted: "Initiation terminée",
    allDataDeleted: "Vos données ont été supprimées",
    groupCreated: "Groupe créé",
    groupUpdated: "Groupe modifié",
    groupMoved: "Groupe déplacé",
    groupDeleted: "Groupe supprimé",
    blockCreated: "Bloc créé",
    blockUpdated: "Bloc modifié",
    blockMoved: "Bloc déplacé",
    blockDeleted: "Bloc supprimé",
    timeReset: "Vos blocs ont été supprimés")
}
