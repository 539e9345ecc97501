import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension FinancialGoalError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingName, notAnEmoji, unusableName, missingAmount, negativeAmount, unreadableAmount, unreadableDay,
      unknownCurrency, missingCurrency, endBeforeStart, duplicateName, unreadableReference, notFound, ambiguous,
      storage

    init(_ error: FinancialGoalError) {
      self =
        switch error {
        case .missingName: .missingName
        case .notAnEmoji: .notAnEmoji
        case .unusableName: .unusableName
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .unreadableAmount: .unreadableAmount
        case .unreadableDay: .unreadableDay
        case .unknownCurrency: .unknownCurrency
        case .missingCurrency: .missingCurrency
        case .endBeforeStart: .endBeforeStart
        case .duplicateName: .duplicateName
        case .unreadableReference: .unreadableReference
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .storage: .storage
        }
    }

    var samples: [FinancialGoalError] {
      switch self {
      case .missingName: [.missingName]
      case .notAnEmoji: [.notAnEmoji("x")]
      case .unusableName: [.unusableName(.invisibleCharacter(position: 2)), .unusableName(.tooLong(limit: 9))]
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount]
      case .unreadableAmount: AmountReadingError.samples.map { .unreadableAmount($0) }
      case .unreadableDay: DayReadingError.samples.map { .unreadableDay($0) }
      case .unknownCurrency: [.unknownCurrency("XXX")]
      case .missingCurrency: [.missingCurrency]
      case .endBeforeStart: [.endBeforeStart]
      case .duplicateName: [.duplicateName("n")]
      case .unreadableReference: [.unreadableReference("#")]
      case .notFound: [.notFound("n")]
      case .ambiguous: [.ambiguous("n", candidates: [.init(number: 1, name: "nn")])]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension ContributionError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingAmount, negativeAmount, negativeChange, negativeMove, unreadableAmount, unreadableDay,
      unreadableReference, belowZero, sameGoal, differentCurrencies, goal, goalNotFound, notFound, storage

    init(_ error: ContributionError) {
      self =
        switch error {
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .negativeChange: .negativeChange
        case .negativeMove: .negativeMove
        case .unreadableAmount: .unreadableAmount
        case .unreadableDay: .unreadableDay
        case .unreadableReference: .unreadableReference
        case .belowZero: .belowZero
        case .sameGoal: .sameGoal
        case .differentCurrencies: .differentCurrencies
        case .goal: .goal
        case .goalNotFound: .goalNotFound
        case .notFound: .notFound
        case .storage: .storage
        }
    }

    var samples: [ContributionError] {
      switch self {
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount(.add), .negativeAmount(.remove)]
      case .negativeChange: [.negativeChange(.add), .negativeChange(.remove)]
      case .negativeMove: [.negativeMove]
      case .unreadableAmount: AmountReadingError.samples.map { .unreadableAmount($0) }
      case .unreadableDay: DayReadingError.samples.map { .unreadableDay($0) }
      case .unreadableReference: [.unreadableReference("x")]
      case .belowZero: [.belowZero(available: .eur(5))]
      case .sameGoal: [.sameGoal]
      case .differentCurrencies: [.differentCurrencies(Samples.currency("EUR"), Samples.currency("USD"))]
      case .goal: FinancialGoalError.samples.map { .goal($0) }
      case .goalNotFound: [.goalNotFound]
      case .notFound: [.notFound]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension ContributionImportError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case unusableOption, missingPath, unreadableFile, rejected, belowZero, goal, goalNotFound, storage

    init(_ error: ContributionImportError) {
      self =
        switch error {
        case .unusableOption: .unusableOption
        case .missingPath: .missingPath
        case .unreadableFile: .unreadableFile
        case .rejected: .rejected
        case .belowZero: .belowZero
        case .goal: .goal
        case .goalNotFound: .goalNotFound
        case .storage: .storage
        }
    }

    var samples: [ContributionImportError] {
      switch self {
      case .unusableOption: [.unusableOption(.dateFormat, "QQ"), .unusableOption(.encoding, "utf-7")]
      case .missingPath: [.missingPath]
      case .unreadableFile: [.unreadableFile(.missing(name: "n")), .unreadableFile(.ownFile(name: "n"))]
      case .rejected: [.rejected(.init())]
      case .belowZero: [.belowZero(available: .eur(5))]
      case .goal: FinancialGoalError.samples.map { .goal($0) }
      case .goalNotFound: [.goalNotFound]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}
