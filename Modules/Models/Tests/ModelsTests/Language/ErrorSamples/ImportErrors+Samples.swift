import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension ContributionImportError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case unusableOption, missingPath, unreadableFile, rejected, belowZero, goal, storage

    init(_ error: ContributionImportError) {
      self =
        switch error {
        case .unusableOption: .unusableOption
        case .missingPath: .missingPath
        case .unreadableFile: .unreadableFile
        case .rejected: .rejected
        case .belowZero: .belowZero
        case .goal: .goal
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
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension ExchangeRateImportError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case unusableOption, base, missingPath, unreadableFile, rejected, storage

    init(_ error: ExchangeRateImportError) {
      self =
        switch error {
        case .unusableOption: .unusableOption
        case .base: .base
        case .missingPath: .missingPath
        case .unreadableFile: .unreadableFile
        case .rejected: .rejected
        case .storage: .storage
        }
    }

    var samples: [ExchangeRateImportError] {
      switch self {
      case .unusableOption: [.unusableOption(.delimiter, "ab")]
      case .base: ExchangeRateError.samples.map { .base($0) }
      case .missingPath: [.missingPath]
      case .unreadableFile: [.unreadableFile(.missing(name: "n")), .unreadableFile(.ownFile(name: "n"))]
      case .rejected: [.rejected(.init())]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension TrackingSessionImportError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case unusableOption, missingPath, unreadableFile, rejected, storage

    init(_ error: TrackingSessionImportError) {
      self =
        switch error {
        case .unusableOption: .unusableOption
        case .missingPath: .missingPath
        case .unreadableFile: .unreadableFile
        case .rejected: .rejected
        case .storage: .storage
        }
    }

    var samples: [TrackingSessionImportError] {
      switch self {
      case .unusableOption: [.unusableOption(.decimalMark, ";")]
      case .missingPath: [.missingPath]
      case .unreadableFile: [.unreadableFile(.missing(name: "n")), .unreadableFile(.ownFile(name: "n"))]
      case .rejected: [.rejected(.init())]
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
