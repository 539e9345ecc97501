import ModuloUtilities

/// A rule that the program enforces when it writes: a stored row that breaks it is readable, an import refuses it.
public enum RowRule: String, CaseIterable, Sendable {
  /// The number is below 1, so no command takes it.
  case number
  /// The name of a goal, an account or a contribution is blank.
  case blankName
  /// The provider of an account is blank.
  case blankProvider
  /// The note of a balance is blank.
  case blankNote
  /// The name or provider has white space around it, or isn't composed.
  case untidyName
  /// The stored key, by which names are looked up and compared, isn't the name's.
  case nameKey
  /// The goal ends before it starts.
  case endBeforeStart
  /// The rate is of a currency in itself.
  case sameCurrency
  /// The memo of a session is blank.
  case blankMemo
  /// The time doesn't end after its start.
  case endNotAfterStart
  /// The active time is longer than the time from the start to the end.
  case longerThanSpan
  /// The name is too long, or has an invisible character.
  case unusableName
  /// The provider of an account is too long, or has an invisible character.
  case unusableProvider
  /// The emoji of a goal isn't a single one.
  case notAnEmoji
  /// The memo of a session is too long, or has a control character.
  case unusableMemo
}

extension RowRule {
  /// The message of an import, which follows the name of the column.
  public var detail: String {
    switch self {
    case .number: "a number is 1 or more"
    case .blankName, .blankProvider, .blankNote, .blankMemo: "the text is blank"
    case .untidyName: "the text has white space around it, or isn't composed"
    case .nameKey: "the key isn't the one of the name"
    case .endBeforeStart: "the end is before the start"
    case .sameCurrency: "the rate is of a currency in itself"
    case .endNotAfterStart: "the end isn't after the start"
    case .longerThanSpan: "the active time is longer than the time from the start to the end"
    case .unusableName, .unusableProvider: "the text is too long for a name, or has an invisible character"
    case .notAnEmoji: "the text isn't a single emoji"
    case .unusableMemo: "the text is too long for a memo, or has a control character"
    }
  }
}

// The rules for a row of each entity, defined once for imports, checks and the verification of a backup.

extension FinancialGoalEntity {
  /// The rules that the row breaks.
  ///
  /// - Parameter storedKey: The key that is stored with the name.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules(storedKey: String) throws(RepositoryError) -> [RowRule] {
    _ = try toDomain()
    return .broken(
      (.number, number < 1), (.blankName, name.isBlank), (.untidyName, name.isUntidy),
      (.nameKey, storedKey != nameKey), (.endBeforeStart, endDate.map { $0 < startDate } ?? false),
      (.unusableName, name.isUnusableName()), (.notAnEmoji, !emoji.isEmojiOrBlank))
  }
}

extension ContributionEntity {
  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    _ = try contributionType()
    // A valid row, of which there may be a million, costs no array.
    let isSound = number >= 1 && name?.isBlank != true
    return isSound ? [] : .broken((.number, number < 1), (.blankName, name?.isBlank ?? false))
  }
}

extension FinancialAccountEntity {
  /// The rules that the row breaks.
  ///
  /// - Parameter storedKey: The key that is stored with the name.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules(storedKey: String) throws(RepositoryError) -> [RowRule] {
    _ = try FinancialAccountRecord(account: self).toDomain()
    return .broken(
      (.number, number < 1), (.blankProvider, provider.isBlank), (.blankName, ownName?.isBlank ?? false),
      (.untidyName, provider.isUntidy || ownName?.isUntidy ?? false), (.nameKey, storedKey != nameKey),
      (.unusableName, ownName?.isUnusableName() ?? false), (.unusableProvider, provider.isUnusableName()))
  }
}

extension BalanceUpdateEntity {
  /// The rules that the row breaks.
  public func brokenRules() -> [RowRule] {
    let isSound = number >= 1 && note?.isBlank != true
    return isSound ? [] : .broken((.number, number < 1), (.blankNote, note?.isBlank ?? false))
  }
}

extension ExchangeRateEntity {
  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    let rate = try toDomain()
    return .broken((.number, number < 1), (.sameCurrency, rate.currency == rate.base))
  }
}

extension BlockGroupEntity {
  /// The rules that the row breaks.
  ///
  /// - Parameter storedKey: The key that is stored with the name.
  public func brokenRules(storedKey: String) -> [RowRule] {
    .broken(
      (.number, number < 1), (.blankName, name.isBlank), (.untidyName, name.isUntidy),
      (.nameKey, storedKey != nameKey), (.unusableName, name.isUnusableName(upTo: BlockGroupDraft.nameLimit)))
  }
}

extension BlockEntity {
  /// The rules that the row breaks.
  ///
  /// - Parameter storedKey: The key that is stored with the name.
  public func brokenRules(storedKey: String) -> [RowRule] {
    .broken(
      (.number, number < 1), (.blankName, name.isBlank), (.untidyName, name.isUntidy),
      (.nameKey, storedKey != nameKey), (.unusableName, name.isUnusableName(upTo: BlockDraft.nameLimit)))
  }
}

extension TrackingSessionEntity {
  /// The rules that the row breaks.
  public func brokenRules() -> [RowRule] {
    let (isBlank, isUnusable) = (memo?.isBlank ?? false, memo?.isUnusableMemo ?? false)
    let isSound = number >= 1 && !isBlank && !isUnusable
    return isSound ? [] : .broken((.number, number < 1), (.blankMemo, isBlank), (.unusableMemo, isUnusable))
  }
}

extension TrackingTimeEntity {
  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    _ = try toDomain()
    let isLonger = start < end && activeSeconds > span.wholeSeconds
    let isSound = number >= 1 && start < end && !isLonger
    return isSound
      ? [] : .broken((.number, number < 1), (.endNotAfterStart, end <= start), (.longerThanSpan, isLonger))
  }
}

extension KeyValueEntity {
  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    try checkValue()
    return .broken((.number, number < 1))
  }
}

extension [RowRule] {
  /// The rules that are broken.
  static func broken(_ rules: (rule: RowRule, isBroken: Bool)...) -> [RowRule] {
    rules.filter(\.isBroken).map(\.rule)
  }
}

extension String {
  /// Whether a name differs from its stored form, trimmed and composed; false for a blank one.
  var isUntidy: Bool { !isBlank && !utf8.elementsEqual(trimmed.normalized.utf8) }

  fileprivate var isUnusableMemo: Bool {
    do throws(TrackingRule) {
      _ = try TrackingMemo.checked(self)
      return false
    } catch {
      return true
    }
  }
}
