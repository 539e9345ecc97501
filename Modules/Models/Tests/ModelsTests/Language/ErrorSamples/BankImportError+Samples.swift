import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension BankImportError {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case missingPath, unreadableFile, file, undecided, noTarget, unknownAccount, rejected, severalAccounts, noRows,
      noBalances,
      probable, belowZero, goal,
      account, unanswered, profile, storage

    init(_ error: BankImportError) {
      self =
        switch error {
        case .missingPath: .missingPath
        case .unreadableFile: .unreadableFile
        case .file: .file
        case .undecided: .undecided
        case .noTarget: .noTarget
        case .unknownAccount: .unknownAccount
        case .rejected: .rejected
        case .severalAccounts: .severalAccounts
        case .noRows: .noRows
        case .noBalances: .noBalances
        case .probable: .probable
        case .belowZero: .belowZero
        case .goal: .goal
        case .account: .account
        case .unanswered: .unanswered
        case .profile: .profile
        case .storage: .storage
        }
    }

    var samples: [BankImportError] {
      switch self {
      case .missingPath: [.missingPath]
      case .unreadableFile: [.unreadableFile(.missing(name: "n"))]
      case .file: BankFileError.samples.map { .file(name: "f", $0) }
      case .undecided: [.undecided(name: "f", [])]
      case .noTarget: [.noTarget]
      case .unknownAccount: [.unknownAccount("DE1")]
      case .rejected:
        [[.rejected], [.rejected, .rejected]].map {
          .rejected(BankImportReport(files: $0, isOfGoal: true, owner: "Japan"))
        }
      case .severalAccounts: [.severalAccounts(name: "f", accounts: ["DE1", ""])]
      case .noRows: [.noRows(name: "f", accounts: ["DE1"])]
      case .noBalances: [.noBalances(name: "f")]
      case .probable:
        [
          .probable(BankImportReport(files: [.probable(1)], isOfGoal: true, owner: "Japan")),
          .probable(BankImportReport(files: [.probable(1), .probable(12)], isOfGoal: true, owner: "Japan")),
          .probable(BankImportReport(files: [.probable(1)], isOfGoal: false, owner: "Chase")),
          .probable(BankImportReport(files: [.probable(12)], isOfGoal: false, owner: "Chase")),
        ]
      case .belowZero: [.belowZero(available: .eur(5))]
      case .goal: FinancialGoalError.samples.map { .goal($0) }
      case .account: FinancialAccountError.samples.map { .account($0) }
      case .unanswered: [.unanswered]
      case .profile:
        [
          .profile(.invalidName("a b")), .profile(.shipped(name: "n26")), .profile(.exists(name: "mine")),
          .profile(.otherName(path: "p", name: "n")), .profile(.unreadable(.missing(name: "n"))),
        ] + BankProfileError.samples.map { .profile(.malformed(path: "p", $0)) }
          + StorageError.samples.map { .profile(.storage($0)) }
      case .storage: StorageError.samples.map { .storage($0) }
      }
    }
  }
}

extension BankProfileError {
  /// What is wrong with some texts.
  fileprivate static var samples: [BankProfileError] {
    let texts = ["{", #"{"name":"x","title":"x","variants":[],"a":1}"#, #"{"name":"x","title":1,"variants":[]}"#]
    return texts.compactMap { text in
      do throws(BankProfileError) {
        _ = try BankProfile(json: text)
        return nil
      } catch {
        return error
      }
    }
  }
}

extension BankFileReport {
  /// A file with an error of each problem.
  fileprivate static var rejected: BankFileReport {
    var report = BankFileReport(name: "f", kind: .mt940)
    for problem in BankRowProblem.samples { report.rows.reject(RowError(line: 2, column: nil, reason: problem)) }
    return report
  }

  /// A file with so many probable duplicates.
  fileprivate static func probable(_ count: Int) -> BankFileReport {
    var report = BankFileReport(name: "f", kind: .ofx)
    for line in 1...count { report.note(.probable(number: line + 100), line: line) }
    return report
  }
}

extension BankRowProblem {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case csv, file, amount, otherCurrency, unknownOrder, future

    init(_ problem: BankRowProblem) {
      self =
        switch problem {
        case .csv: .csv
        case .file: .file
        case .amount: .amount
        case .otherCurrency: .otherCurrency
        case .unknownOrder: .unknownOrder
        case .future: .future
        }
    }

    var samples: [BankRowProblem] {
      switch self {
      case .csv: [.csv(.noHeader)]
      case .file: BankFileError.samples.map { .file($0) }
      case .amount: [.amount(.tooManyDecimals(allowed: 2))]
      case .otherCurrency: [.otherCurrency("EUR", expected: Samples.currency("USD"))]
      case .unknownOrder: [.unknownOrder]
      case .future: [.future(Samples.today)]
      }
    }
  }
}

extension BankFileError {
  /// Values of each kind.
  fileprivate static var samples: [BankFileError] {
    let amount = FileAmount(units: -5, decimals: 2)
    let values: [BankFileValue] = [.day, .amount, .balance, .direction, .currency, .status, .entry]
    let limits: [BankFileLimit] = [.depth, .text(1_000_000), .attribute(64_000), .fields(10_000)]
    let whole: [BankFileError] = [
      .unreadable(.missing(name: "n")), .csv(.noHeader), .otherKind("PDF"), .unknownKind, .unknownProfile("p"),
      .otherLayout(profile: "p"), .truncated(line: 3), .nul(line: 1, column: 2),
      .invalidUTF8(line: 2), .unexpectedEndTag(name: "A", line: 2, column: 3),
      .documentType(line: 2), .rowWithoutDay(text: "Total", line: 2, column: 1),
      .unbalanced(line: 9, expected: amount, found: FileAmount(units: 7, decimals: 0)),
    ]
    return whole + values.map { .invalid($0, text: "t", line: 2, column: 3) } + values.map { .missing($0, line: 2) }
      + limits.map { .tooLarge($0, line: 4) }
  }
}
