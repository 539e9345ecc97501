import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension FinancialAccountError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingProvider, unusableName, missingAmount, negativeAmount, amountKindMismatch, changesAssetToLiability,
      unreadableAmount,
      unreadableDay,
      unknownCurrency, missingCurrency, duplicateName, unreadableReference, notFound, ambiguous, storage

    init(_ error: FinancialAccountError) {
      self =
        switch error {
        case .missingProvider: .missingProvider
        case .unusableName: .unusableName
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .amountKindMismatch: .amountKindMismatch
        case .changesAssetToLiability: .changesAssetToLiability
        case .unreadableAmount: .unreadableAmount
        case .unreadableDay: .unreadableDay
        case .unknownCurrency: .unknownCurrency
        case .missingCurrency: .missingCurrency
        case .duplicateName: .duplicateName
        case .unreadableReference: .unreadableReference
        case .notFound: .notFound
        case .ambiguous: .ambiguous
        case .storage: .storage
        }
    }

    var samples: [FinancialAccountError] {
      switch self {
      case .missingProvider: [.missingProvider]
      case .unusableName: [.unusableName(.invisibleCharacter(position: 2)), .unusableName(.tooLong(limit: 9))]
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount(.cash), .negativeAmount(.loan)]
      case .amountKindMismatch: [.amountKindMismatch(.cash), .amountKindMismatch(.loan)]
      case .changesAssetToLiability: [.changesAssetToLiability(from: .cash, to: .loan)]
      case .unreadableAmount: AmountReadingError.samples.map { .unreadableAmount($0) }
      case .unreadableDay: DayReadingError.samples.map { .unreadableDay($0) }
      case .unknownCurrency: [.unknownCurrency("XXX")]
      case .missingCurrency: [.missingCurrency]
      case .duplicateName: [.duplicateName("n")]
      case .unreadableReference: [.unreadableReference("#")]
      case .notFound: [.notFound("n")]
      case .ambiguous: [.ambiguous("n", candidates: [.init(number: 1, name: "nn")])]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension BalanceUpdateError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingAmount, negativeAmount, unreadableAmount, unreadableDay, unreadableReference, lastUpdateCantBeDeleted,
      account, accountNotFound, notFound, storage

    init(_ error: BalanceUpdateError) {
      self =
        switch error {
        case .missingAmount: .missingAmount
        case .negativeAmount: .negativeAmount
        case .unreadableAmount: .unreadableAmount
        case .unreadableDay: .unreadableDay
        case .unreadableReference: .unreadableReference
        case .lastUpdateCantBeDeleted: .lastUpdateCantBeDeleted
        case .account: .account
        case .accountNotFound: .accountNotFound
        case .notFound: .notFound
        case .storage: .storage
        }
    }

    var samples: [BalanceUpdateError] {
      switch self {
      case .missingAmount: [.missingAmount]
      case .negativeAmount: [.negativeAmount(.cash), .negativeAmount(.loan)]
      case .unreadableAmount: AmountReadingError.samples.map { .unreadableAmount($0) }
      case .unreadableDay: DayReadingError.samples.map { .unreadableDay($0) }
      case .unreadableReference: [.unreadableReference("x")]
      case .lastUpdateCantBeDeleted: [.lastUpdateCantBeDeleted]
      case .account: FinancialAccountError.samples.map { .account($0) }
      case .accountNotFound: [.accountNotFound]
      case .notFound: [.notFound]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension BalanceUpdateImportError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingPath, unreadableFile, rejected, storage

    init(_ error: BalanceUpdateImportError) {
      self =
        switch error {
        case .missingPath: .missingPath
        case .unreadableFile: .unreadableFile
        case .rejected: .rejected
        case .storage: .storage
        }
    }

    var samples: [BalanceUpdateImportError] {
      switch self {
      case .missingPath: [.missingPath]
      case .unreadableFile: [.unreadableFile(.missing(name: "n")), .unreadableFile(.ownFile(name: "n"))]
      case .rejected: [.rejected(.init())]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension ExchangeRateError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case unknownCurrency, missingCurrency, sameCurrency, unreadableRate, notPositive, unreadableDay,
      unreadableReference, notFound, storage

    init(_ error: ExchangeRateError) {
      self =
        switch error {
        case .unknownCurrency: .unknownCurrency
        case .missingCurrency: .missingCurrency
        case .sameCurrency: .sameCurrency
        case .unreadableRate: .unreadableRate
        case .notPositive: .notPositive
        case .unreadableDay: .unreadableDay
        case .unreadableReference: .unreadableReference
        case .notFound: .notFound
        case .storage: .storage
        }
    }

    var samples: [ExchangeRateError] {
      switch self {
      case .unknownCurrency: [.unknownCurrency("XXX")]
      case .missingCurrency: [.missingCurrency]
      case .sameCurrency: [.sameCurrency(Samples.currency("EUR"))]
      case .unreadableRate: AmountReadingError.samples.map { .unreadableRate($0) }
      case .notPositive: [.notPositive]
      case .unreadableDay: DayReadingError.samples.map { .unreadableDay($0) }
      case .unreadableReference: [.unreadableReference("x")]
      case .notFound: [.notFound]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}
