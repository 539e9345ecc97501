import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension DataError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case noData, faulty, missingPath, inMemory, alreadyExists, unreadableFile, unusableBackup, invalidDocument,
      notEmpty, account, tracking, notRemoved, unknownRole, noMember, managing, occupied, missingRole, outputFailed,
      storage

    init(_ error: DataError) {
      self =
        switch error {
        case .noData: .noData
        case .faulty: .faulty
        case .missingPath: .missingPath
        case .inMemory: .inMemory
        case .alreadyExists: .alreadyExists
        case .unreadableFile: .unreadableFile
        case .unusableBackup: .unusableBackup
        case .invalidDocument: .invalidDocument
        case .notEmpty: .notEmpty
        case .account: .account
        case .tracking: .tracking
        case .notRemoved: .notRemoved
        case .unknownRole: .unknownRole
        case .noMember: .noMember
        case .managing: .managing
        case .occupied: .occupied
        case .missingRole: .missingRole
        case .outputFailed: .outputFailed
        case .storage: .storage
        }
    }

    var samples: [DataError] {
      switch self {
      case .noData: [.noData(path: "p")]
      case .faulty:
        DataFault.Kind.allCases.map {
          .faulty(.init(counts: nil, faults: [.init($0, table: "contribution", number: 3, detail: "d")]))
        }
      case .missingPath: [.missingPath]
      case .inMemory: [.inMemory]
      case .alreadyExists: [.alreadyExists(path: "p")]
      case .unreadableFile: [.unreadableFile(.missing(name: "n")), .unreadableFile(.ownFile(name: "n"))]
      case .unusableBackup: [.unusableBackup(path: "p", reason: "r")]
      case .invalidDocument: [.invalidDocument(name: "n", line: 1, column: 2, reason: "r")]
      case .notEmpty: [.notEmpty]
      case .account: FinancialAccountError.samples.map { .account($0) }
      case .tracking: TrackingError.samples.map { .tracking($0) }
      case .notRemoved: [.notRemoved(["p"], removed: []), .notRemoved(["p"], removed: ["q"], after: .deleted)]
      case .unknownRole: [.unknownRole("r")]
      case .noMember: [.noMember("r")]
      case .managing: [.managing("r")]
      case .occupied: [.occupied]
      case .missingRole: [.missingRole]
      case .outputFailed: [.outputFailed]
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}
