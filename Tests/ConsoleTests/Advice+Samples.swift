import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension Advice {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Advice] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case takeFirstSteps, begin, addGoal, addAccount, addRate, addPlan, addFunding, addBlock, planBlock, addHourlyRate,
      setTarget, endTarget, addDaysOff, add, setRate, listGoals, listSteps,
      listArchivedGoals,
      listAccounts, chooseGoalCurrency, chooseAccountCurrency, chooseRateCurrency, nameAccount, deleteAccount,
      archiveGoal, backUp, withdraw, withdrawAndAdd, changeToWithdrawal, allowNegativeTotal, allowShort, undoRest,
      tryDayBlocks,
      startTracking, sayEnd, allowOverlap, writeReport, repair, clause

    init(_ advice: Advice) {
      self =
        switch advice {
        case .takeFirstSteps: .takeFirstSteps
        case .begin: .begin
        case .addGoal: .addGoal
        case .addAccount: .addAccount
        case .addRate: .addRate
        case .addPlan: .addPlan
        case .addFunding: .addFunding
        case .setTarget: .setTarget
        case .endTarget: .endTarget
        case .addDaysOff: .addDaysOff
        case .addBlock: .addBlock
        case .planBlock: .planBlock
        case .addHourlyRate: .addHourlyRate
        case .add: .add
        case .setRate: .setRate
        case .listGoals: .listGoals
        case .listSteps: .listSteps
        case .listArchivedGoals: .listArchivedGoals
        case .listAccounts: .listAccounts
        case .chooseGoalCurrency: .chooseGoalCurrency
        case .chooseAccountCurrency: .chooseAccountCurrency
        case .chooseRateCurrency: .chooseRateCurrency
        case .nameAccount: .nameAccount
        case .deleteAccount: .deleteAccount
        case .archiveGoal: .archiveGoal
        case .backUp: .backUp
        case .withdraw: .withdraw
        case .withdrawAndAdd: .withdrawAndAdd
        case .changeToWithdrawal: .changeToWithdrawal
        case .allowNegativeTotal: .allowNegativeTotal
        case .allowShort: .allowShort
        case .undoRest: .undoRest
        case .tryDayBlocks: .tryDayBlocks
        case .startTracking: .startTracking
        case .sayEnd: .sayEnd
        case .allowOverlap: .allowOverlap
        case .writeReport: .writeReport
        case .repair: .repair
        case .clause: .clause
        }
    }

    var samples: [Advice] {
      switch self {
      case .takeFirstSteps: [.takeFirstSteps]
      case .begin: [.begin]
      case .addGoal: [.addGoal]
      case .addAccount: [.addAccount]
      case .addRate: [.addRate]
      case .addPlan: [.addPlan]
      case .add: [.add(.group)]
      case .addFunding: [.addFunding]
      case .setTarget: [.setTarget]
      case .endTarget: [.endTarget]
      case .addDaysOff: [.addDaysOff]
      case .addBlock: [.addBlock]
      case .planBlock: [.planBlock]
      case .addHourlyRate: [.addHourlyRate]
      case .setRate: [.setRate(of: Samples.currency("EUR"))]
      case .listGoals: [.listGoals]
      case .listSteps: [.listSteps]
      case .listArchivedGoals: [.listArchivedGoals]
      case .listAccounts: [.listAccounts]
      case .chooseGoalCurrency: [.chooseGoalCurrency]
      case .chooseAccountCurrency: [.chooseAccountCurrency]
      case .chooseRateCurrency: [.chooseRateCurrency]
      case .nameAccount: [.nameAccount]
      case .deleteAccount: [.deleteAccount]
      case .archiveGoal: [.archiveGoal]
      case .backUp: [.backUp]
      case .withdraw: [.withdraw]
      case .withdrawAndAdd: [.withdrawAndAdd]
      case .changeToWithdrawal: [.changeToWithdrawal]
      case .allowNegativeTotal: [.allowNegativeTotal]
      case .allowShort: [.allowShort]
      case .undoRest: [.undoRest(step: 12)]
      case .tryDayBlocks: [.tryDayBlocks]
      case .startTracking: [.startTracking]
      case .sayEnd: [.sayEnd]
      case .allowOverlap: [.allowOverlap]
      case .writeReport: [.writeReport]
      case .repair: Self.repairs
      case .clause: Clause.samples.map { .clause($0) }
      }
    }

    private static var repairs: [Advice] {
      let remedies: [DataWarning.Remedy] = [
        .editGoal(.number(3), name: "Japan", removesEnd: true), .removeContributionName(.number(3)),
        .editAccount(.number(3), provider: "Bank", name: ""), .deleteRate(.number(3)),
        .editGroup(.number(3), name: "Work"), .editBlock(.number(3), name: "Coding"),
        .editSession(.number(3), memo: ""),
      ]
      return remedies.map { .repair(.nameKey, $0) } + RowRule.allCases.map { .repair($0, .document) }
    }
  }
}

extension Advice.Clause {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Advice.Clause] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case add, changeToAddition, importBalances, giveAmountOwed, giveBalance, chooseFileOrder, chooseEncoding,
      chooseDelimiter, chooseRateBase, createBlocks, takeOverlap, readSignsAsWritten, deleteBalance, showChart,
      showMonths, showEarlierMonths,
      showLaterMonths,
      deleteCopy, includeCopies, clean, check, exportSound, createBook, copyIntoBook, listProfiles, chooseTarget,
      rememberBankID, keepBankID,
      chooseReading,
      chooseBankAccount, chooseBankCurrency, importEntries,
      decideDuplicates, ignoreBalances, leaveOutFooter, option

    init(_ clause: Advice.Clause) {
      self =
        switch clause {
        case .add: .add
        case .changeToAddition: .changeToAddition
        case .importBalances: .importBalances
        case .giveAmountOwed: .giveAmountOwed
        case .giveBalance: .giveBalance
        case .chooseFileOrder: .chooseFileOrder
        case .chooseEncoding: .chooseEncoding
        case .chooseDelimiter: .chooseDelimiter
        case .chooseRateBase: .chooseRateBase
        case .createBlocks: .createBlocks
        case .takeOverlap: .takeOverlap
        case .readSignsAsWritten: .readSignsAsWritten
        case .deleteBalance: .deleteBalance
        case .showChart: .showChart
        case .showMonths: .showMonths
        case .showEarlierMonths: .showEarlierMonths
        case .showLaterMonths: .showLaterMonths
        case .deleteCopy: .deleteCopy
        case .includeCopies: .includeCopies
        case .clean: .clean
        case .check: .check
        case .exportSound: .exportSound
        case .createBook: .createBook
        case .copyIntoBook: .copyIntoBook
        case .listProfiles: .listProfiles
        case .chooseTarget: .chooseTarget
        case .rememberBankID: .rememberBankID
        case .keepBankID: .keepBankID
        case .chooseReading: .chooseReading
        case .chooseBankAccount: .chooseBankAccount
        case .chooseBankCurrency: .chooseBankCurrency
        case .importEntries: .importEntries
        case .decideDuplicates: .decideDuplicates
        case .ignoreBalances: .ignoreBalances
        case .leaveOutFooter: .leaveOutFooter
        case .option: .option
        }
    }

    var samples: [Advice.Clause] {
      switch self {
      case .add: [.add]
      case .changeToAddition: [.changeToAddition]
      case .importBalances: [.importBalances]
      case .giveAmountOwed: [.giveAmountOwed]
      case .giveBalance: [.giveBalance]
      case .chooseFileOrder: [.chooseFileOrder]
      case .chooseEncoding: [.chooseEncoding]
      case .chooseDelimiter: [.chooseDelimiter(.tab), .chooseDelimiter(.semicolon)]
      case .chooseRateBase: [.chooseRateBase]
      case .createBlocks: [.createBlocks]
      case .takeOverlap: [.takeOverlap]
      case .readSignsAsWritten: [.readSignsAsWritten]
      case .deleteBalance: [.deleteBalance]
      case .showChart: [.showChart(goal: 3)]
      case .showMonths: [.showMonths(earlier: 3, later: 1)]
      case .showEarlierMonths: [.showEarlierMonths(page: 1)]
      case .showLaterMonths: [.showLaterMonths(page: 0)]
      case .deleteCopy: [.deleteCopy]
      case .includeCopies: [.includeCopies]
      case .clean: [.clean]
      case .check: [.check(rows: 1), .check(rows: 2)]
      case .exportSound: [.exportSound]
      case .createBook: [.createBook]
      case .copyIntoBook: [.copyIntoBook]
      case .listProfiles: [.listProfiles]
      case .chooseTarget: [.chooseTarget]
      case .rememberBankID: [.rememberBankID]
      case .keepBankID: [.keepBankID]
      case .chooseReading: BankFileSubject.allCases.map { .chooseReading($0, BankFileOptions()) }
      case .chooseBankAccount: [.chooseBankAccount]
      case .chooseBankCurrency: [.chooseBankCurrency]
      case .importEntries: [.importEntries]
      case .decideDuplicates: [.decideDuplicates]
      case .ignoreBalances: [.ignoreBalances]
      case .leaveOutFooter: [.leaveOutFooter]
      case .option: ImportOption.allCases.map { .option($0) }
      }
    }
  }
}
