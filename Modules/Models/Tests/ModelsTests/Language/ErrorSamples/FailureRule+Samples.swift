import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

/// A rule with one value of each case at least.
protocol SampledRule: FailureRule {
  static var samples: [Self] { get }
}

extension Failure where Rule: SampledRule {
  /// One value of each problem, noun and rule at least.
  static var samples: [Self] {
    let nouns = [
      Noun.goal, .contribution, .account, .balance, .rate, .group, .block, .session, .plan, .funding, .plannedBlock,
      .hourlyRate, .target, .dayOff,
    ]
    let references = nouns.flatMap { noun in ReferenceProblem.samples.map { Self.reference(noun, $0) } }
    return InputProblem.samples.map { .input($0) } + references + Rule.samples.map { .rule($0) }
      + StorageError.samples.map { .storage($0) }
  }
}

extension InputProblem {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case amount, rate, day, time, moment, future, reversed, halves, number, currency, name

    init(_ value: InputProblem) {
      self =
        switch value {
        case .amount: .amount
        case .rate: .rate
        case .day: .day
        case .time: .time
        case .moment: .moment
        case .future: .future
        case .reversed: .reversed
        case .halves: .halves
        case .number: .number
        case .currency: .currency
        case .name: .name
        }
    }

    var samples: [InputProblem] {
      switch self {
      case .amount: AmountReadingError.samples.map { .amount($0) }
      case .rate: AmountReadingError.samples.map { .rate($0) }
      case .day: DayReadingError.samples.map { .day($0) }
      case .time: TimeReadingError.samples.map { .time($0) }
      case .moment: [.moment("x")]
      case .future: [.future("x")]
      case .reversed: [.reversed(from: "x", to: "y")]
      case .halves: [.halves("x")]
      case .number: [.number("x")]
      case .currency: [.currency("XXX")]
      case .name: [.name(.invisibleCharacter(position: 2)), .name(.tooLong(limit: 9))]
      }
    }
  }
}

extension ReferenceProblem {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case unreadable, notFound, ambiguous, missing

    init(_ value: ReferenceProblem) {
      self =
        switch value {
        case .unreadable: .unreadable
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .missing: .missing
        }
    }

    var samples: [ReferenceProblem] {
      switch self {
      case .unreadable: [.unreadable("#")]
      case .notFound: [.notFound("n"), .notFound("n", nearest: [.init(number: 1, name: "nn")])]
      case .ambiguous: [.ambiguous("n", candidates: [.init(number: 1, name: "nn")])]
      case .missing: [.missing]
      }
    }
  }
}

extension FinancialGoalRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingName, notAnEmoji, missingAmount, negativeAmount, missingCurrency, endBeforeStart,
      forecastAmountNotPositive, forecastEndPast, duplicateName

    init(_ value: FinancialGoalRule) {
      self =
        switch value {
        case .missingName: .missingName
        case .notAnEmoji: .notAnEmoji
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .missingCurrency: .missingCurrency
        case .endBeforeStart: .endBeforeStart
        case .forecastAmountNotPositive: .forecastAmountNotPositive
        case .forecastEndPast: .forecastEndPast
        case .duplicateName: .duplicateName
        }
    }

    var samples: [FinancialGoalRule] {
      switch self {
      case .missingName: [.missingName]
      case .notAnEmoji: [.notAnEmoji("x")]
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount]
      case .missingCurrency: [.missingCurrency]
      case .endBeforeStart: [.endBeforeStart]
      case .forecastAmountNotPositive: [.forecastAmountNotPositive]
      case .forecastEndPast: [.forecastEndPast]
      case .duplicateName: [.duplicateName("n")]
      }
    }
  }
}

extension ContributionRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingAmount, negativeAmount, negativeChange, negativeMove, belowZero, sameGoal, differentCurrencies,
      accountShort

    init(_ value: ContributionRule) {
      self =
        switch value {
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .negativeChange: .negativeChange
        case .negativeMove: .negativeMove
        case .belowZero: .belowZero
        case .sameGoal: .sameGoal
        case .differentCurrencies: .differentCurrencies
        case .accountShort: .accountShort
        }
    }

    var samples: [ContributionRule] {
      switch self {
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount(.add), .negativeAmount(.remove)]
      case .negativeChange: [.negativeChange(.add), .negativeChange(.remove)]
      case .negativeMove: [.negativeMove]
      case .belowZero: [.belowZero(available: .eur(5))]
      case .sameGoal: [.sameGoal]
      case .differentCurrencies: [.differentCurrencies(Samples.currency("EUR"), Samples.currency("USD"))]
      case .accountShort: [.accountShort(.sample)]
      }
    }
  }
}

extension FinancialAccountRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingProvider, missingAmount, negativeAmount, amountKindMismatch, changesAssetToLiability,
      missingCurrency, duplicateName, duplicateBankID, invalidBankID

    init(_ value: FinancialAccountRule) {
      self =
        switch value {
        case .missingProvider: .missingProvider
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .amountKindMismatch: .amountKindMismatch
        case .changesAssetToLiability: .changesAssetToLiability
        case .missingCurrency: .missingCurrency
        case .duplicateName: .duplicateName
        case .duplicateBankID: .duplicateBankID
        case .invalidBankID: .invalidBankID
        }
    }

    var samples: [FinancialAccountRule] {
      switch self {
      case .missingProvider: [.missingProvider]
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount(.cash), .negativeAmount(.loan)]
      case .amountKindMismatch: [.amountKindMismatch(.cash), .amountKindMismatch(.loan)]
      case .changesAssetToLiability: [.changesAssetToLiability(from: .cash, to: .loan)]
      case .missingCurrency: [.missingCurrency]
      case .duplicateName: [.duplicateName("n")]
      case .duplicateBankID: [.duplicateBankID(account: "Cash (#1)"), .duplicateBankID(account: nil)]
      case .invalidBankID: [.invalidBankID("n")]
      }
    }
  }
}

extension BalanceUpdateRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingAmount, negativeAmount, lastUpdateCantBeDeleted

    init(_ value: BalanceUpdateRule) {
      self =
        switch value {
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .lastUpdateCantBeDeleted: .lastUpdateCantBeDeleted
        }
    }

    var samples: [BalanceUpdateRule] {
      switch self {
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount(.cash), .negativeAmount(.loan)]
      case .lastUpdateCantBeDeleted: [.lastUpdateCantBeDeleted]
      }
    }
  }
}

extension ExchangeRateRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingCurrency, sameCurrency, notPositive

    init(_ value: ExchangeRateRule) {
      self =
        switch value {
        case .missingCurrency: .missingCurrency
        case .sameCurrency: .sameCurrency
        case .notPositive: .notPositive
        }
    }

    var samples: [ExchangeRateRule] {
      switch self {
      case .missingCurrency: [.missingCurrency]
      case .sameCurrency: [.sameCurrency(Samples.currency("EUR"))]
      case .notPositive: [.notPositive]
      }
    }
  }
}

extension BlockGroupRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingName, duplicateName, noSuchPlace, defaultGroup

    init(_ value: BlockGroupRule) {
      self =
        switch value {
        case .missingName: .missingName
        case .duplicateName: .duplicateName
        case .noSuchPlace: .noSuchPlace
        case .defaultGroup: .defaultGroup
        }
    }

    var samples: [BlockGroupRule] {
      switch self {
      case .missingName: [.missingName]
      case .duplicateName: [.duplicateName("n")]
      case .noSuchPlace: [.noSuchPlace(count: 3)]
      case .defaultGroup: [.defaultGroup("n")]
      }
    }
  }
}

extension BlockRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingName, duplicateName, noSuchPlace, icon, color

    init(_ value: BlockRule) {
      self =
        switch value {
        case .missingName: .missingName
        case .duplicateName: .duplicateName
        case .noSuchPlace: .noSuchPlace
        case .icon: .icon
        case .color: .color
        }
    }

    var samples: [BlockRule] {
      switch self {
      case .missingName: [.missingName]
      case .duplicateName: [.duplicateName("n")]
      case .noSuchPlace: [.noSuchPlace(count: 1)]
      case .icon: [.icon(.unknown("x")), .icon(.ambiguous("b", names: ["Book"]))]
      case .color: [.color(.unknown("x")), .color(.ambiguous("r", names: ["Red 1"]))]
      }
    }
  }
}

extension TrackingRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case notRunning, alreadyRunning, alreadyPaused, notPaused, lessThanMinute, beforeLastEvent, inFuture,
      endBeforeStart, memoTooLong, memoControlCharacter, overlap, nothingToContinue, anotherDay, outsideSession,
      notJoinable,
      between

    init(_ value: TrackingRule) {
      self =
        switch value {
        case .notRunning: .notRunning
        case .alreadyRunning: .alreadyRunning
        case .alreadyPaused: .alreadyPaused
        case .notPaused: .notPaused
        case .lessThanMinute: .lessThanMinute
        case .beforeLastEvent: .beforeLastEvent
        case .inFuture: .inFuture
        case .endBeforeStart: .endBeforeStart
        case .memoTooLong: .memoTooLong
        case .memoControlCharacter: .memoControlCharacter
        case .overlap: .overlap
        case .nothingToContinue: .nothingToContinue
        case .anotherDay: .anotherDay
        case .outsideSession: .outsideSession
        case .notJoinable: .notJoinable
        case .between: .between
        }
    }

    var samples: [TrackingRule] {
      switch self {
      case .notRunning: [.notRunning]
      case .nothingToContinue: [.nothingToContinue]
      case .anotherDay: [.anotherDay(Samples.today)]
      case .outsideSession:
        [
          .outsideSession(
            ZonedSpan(start: Instant(Samples.now), end: Instant(Samples.now).adding(seconds: 60), zone: .gmt))
        ]
      case .notJoinable: [.notJoinable]
      case .between:
        [
          .between(
            TrackingOverlap(
              blockName: "b", start: ZonedInstant(Instant(Samples.now), in: .gmt),
              end: Instant(Samples.now).adding(seconds: 60)))
        ]
      case .alreadyRunning: [.alreadyRunning("n", isPaused: false), .alreadyRunning("n", isPaused: true)]
      case .alreadyPaused: [.alreadyPaused]
      case .notPaused: [.notPaused]
      case .lessThanMinute: [.lessThanMinute]
      case .beforeLastEvent: [.beforeLastEvent(Instant(Samples.now))]
      case .inFuture: [.inFuture(Instant(Samples.now))]
      case .endBeforeStart: [.endBeforeStart]
      case .memoTooLong: [.memoTooLong(limit: 9)]
      case .memoControlCharacter: [.memoControlCharacter(position: 2)]
      case .overlap:
        [
          .overlap(TrackingOverlap(blockName: "b", start: ZonedInstant(Instant(Samples.now), in: .gmt), end: nil)),
          .overlap(
            TrackingOverlap(
              blockName: "b", start: ZonedInstant(Instant(Samples.now), in: .gmt), end: Instant(Samples.now))),
        ]
      }
    }
  }
}

extension HistoryRule: SampledRule {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case nothingToUndo, nothingToRedo, onlySoMany, refused, belowZero

    init(_ value: HistoryRule) {
      self =
        switch value {
        case .nothingToUndo: .nothingToUndo
        case .nothingToRedo: .nothingToRedo
        case .onlySoMany: .onlySoMany
        case .refused: .refused
        case .belowZero: .belowZero
        }
    }

    var samples: [HistoryRule] {
      switch self {
      case .nothingToUndo: [.nothingToUndo]
      case .nothingToRedo: [.nothingToRedo]
      case .onlySoMany: [.onlySoMany(1), .onlySoMany(2)]
      case .refused: HistoryProblem.samples.map { .refused($0) }
      case .belowZero: [.belowZero(goal: "n")]
      }
    }
  }
}
