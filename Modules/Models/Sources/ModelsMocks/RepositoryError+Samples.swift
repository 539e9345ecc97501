public import ModuloModels

extension RepositoryError {
  /// One value of each case at least: the compiler asks for those of a new case.
  public static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case notFound, unknownName, owner, ambiguous, duplicate, belowMinimum, forbidden, storage

    init(_ error: RepositoryError) {
      self =
        switch error {
        case .notFound: .notFound
        case .unknownName: .unknownName
        case .owner: .owner
        case .ambiguous: .ambiguous
        case .duplicate: .duplicate
        case .belowMinimum: .belowMinimum
        case .forbidden: .forbidden
        case .storage: .storage
        }
    }

    var samples: [RepositoryError] {
      switch self {
      case .notFound: [.notFound]
      case .unknownName: [.unknownName(nearest: [Candidate(number: 1, name: "n")])]
      case .owner: [.owner(.notFound), .owner(.ambiguous([Candidate(number: 1, name: "n")]))]
      case .ambiguous: [.ambiguous([Candidate(number: 1, name: "n")])]
      case .duplicate: [.duplicate(.id), .duplicate(.name), .duplicate(.importKey), .duplicate(.bankID)]
      case .belowMinimum: [.belowMinimum(totalMinor: 600)]
      case .forbidden:
        [
          .forbidden(.lastBalanceUpdate), .forbidden(.debtWithBalances), .forbidden(.endBeforeStart),
          .forbidden(.defaultGroup),
          .forbidden(.noSuchPlace(count: 1)), .forbidden(.tracking(.notRunning)),
          .forbidden(.tracking(.alreadyRunning("b", isPaused: false))),
          .forbidden(.tracking(.notPaused)), .forbidden(.history(.notUndoable(step: 1))),
          .forbidden(.goalBelowZero("g")), .forbidden(.plan(.amountOfBalance)),
          .forbidden(.funding(.missingAccount)),
          .forbidden(.plannedBlock(.endBeforeStart)),
        ]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension StorageError {
  /// One value of each case at least: the compiler asks for those of a new case.
  public static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case outOfRange, busy, unreachable, address, missingBook, needsFile, needsServer, readOnly, permission, diskFull,
      cannotOpen, foreignFile, newerSchema, damaged, invalidDocument,
      notEmpty,
      alreadyExists, inputOutput, outcomeUnknown, failedAfter, repeated, unkept, cancelled, aborted, internalError

    init(_ error: StorageError) {
      self =
        switch error {
        case .outOfRange: .outOfRange
        case .busy: .busy
        case .unreachable: .unreachable
        case .address: .address
        case .missingBook: .missingBook
        case .needsFile: .needsFile
        case .needsServer: .needsServer
        case .readOnly: .readOnly
        case .permission: .permission
        case .diskFull: .diskFull
        case .cannotOpen: .cannotOpen
        case .foreignFile: .foreignFile
        case .newerSchema: .newerSchema
        case .damaged: .damaged
        case .invalidDocument: .invalidDocument
        case .notEmpty: .notEmpty
        case .alreadyExists: .alreadyExists
        case .inputOutput: .inputOutput
        case .outcomeUnknown: .outcomeUnknown
        case .failedAfter: .failedAfter
        case .repeated: .repeated
        case .unkept: .unkept
        case .cancelled: .cancelled
        case .aborted: .aborted
        case .internalError: .internalError
        }
    }

    var samples: [StorageError] {
      switch self {
      case .outOfRange: [.outOfRange]
      case .busy: [.busy]
      case .unreachable: [.unreachable(place: "p", reason: "r")]
      case .address: [.address(.password), .address(.book), .address(.form)]
      case .missingBook: [.missingBook(place: "p")]
      case .needsFile: [.needsFile]
      case .needsServer: [.needsServer]
      case .readOnly: [.readOnly]
      case .permission: [.permission(path: "p")]
      case .diskFull: [.diskFull]
      case .cannotOpen: [.cannotOpen(path: "p", reason: "r")]
      case .foreignFile: [.foreignFile(path: "p")]
      case .newerSchema: [.newerSchema(path: "p")]
      case .damaged: Damage.samples.map { .damaged($0) }
      case .invalidDocument: [.invalidDocument(line: 1, column: 2, reason: "r")]
      case .notEmpty: [.notEmpty]
      case .alreadyExists: [.alreadyExists(path: "p")]
      case .inputOutput: [.inputOutput(detail: "d")]
      case .outcomeUnknown: [.outcomeUnknown(detail: "d")]
      case .failedAfter:
        [
          .failedAfter(.written(path: "p"), .diskFull), .failedAfter(.imported, .busy),
          .failedAfter(.restored(keptPath: "k"), .inputOutput(detail: "d")),
          .failedAfter(.restored(keptPath: nil), .permission(path: "p")),
        ]
      case .repeated: [.repeated(step: 12)]
      case .unkept: [.unkept]
      case .cancelled: [.cancelled]
      case .aborted: [.aborted]
      case .internalError: [.internalError(detail: "d")]
      }
    }
  }
}

extension Damage {
  /// One value of each case at least: the compiler asks for those of a new case.
  public static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case file, unknownContributionType, orphanedContribution, unknownCurrency, unknownAccountType,
      unknownAccountCurrency, orphanedBalanceUpdate, unknownPart, unreadableRate, unknownZone,
      orphanedSession, misplacedTime, unreadableValue

    init(_ error: Damage) {
      self =
        switch error {
        case .file: .file
        case .unknownContributionType: .unknownContributionType
        case .orphanedContribution: .orphanedContribution
        case .unknownCurrency: .unknownCurrency
        case .unknownAccountType: .unknownAccountType
        case .unknownAccountCurrency: .unknownAccountCurrency
        case .orphanedBalanceUpdate: .orphanedBalanceUpdate
        case .unknownPart: .unknownPart
        case .unreadableRate: .unreadableRate
        case .unknownZone: .unknownZone
        case .orphanedSession: .orphanedSession
        case .misplacedTime: .misplacedTime
        case .unreadableValue: .unreadableValue
        }
    }

    var samples: [Damage] {
      switch self {
      case .file: [.file(detail: "d")]
      case .unknownContributionType: [.unknownContributionType("t", number: 1)]
      case .orphanedContribution: [.orphanedContribution(number: 1)]
      case .unknownCurrency: [.unknownCurrency("c", number: 1)]
      case .unknownAccountType: [.unknownAccountType("t", number: 1)]
      case .unknownAccountCurrency: [.unknownAccountCurrency("c", number: 1)]
      case .orphanedBalanceUpdate: [.orphanedBalanceUpdate(number: 1)]
      case .unknownPart: [.unknownPart("p")]
      case .unreadableRate: [.unreadableRate("r", number: 1)]
      case .unknownZone: [.unknownZone("z", number: 1)]
      case .orphanedSession: [.orphanedSession(number: 1)]
      case .misplacedTime: [.misplacedTime(number: 1)]
      case .unreadableValue: [.unreadableValue(key: "k")]
      }
    }
  }
}
