public import ModuloUtilities

/// What could be done next: the part of a text that only a host can say.
///
/// The texts of this module name no command and no button. Where one of them advises a step, a host says in its own
/// words how it is taken (``AdviceWords``); without a host, the text ends before the advice.
public enum Advice: Equatable, Sendable {
  /// The first steps of a new user. The words may have several lines.
  case takeFirstSteps
  /// Begin with a first goal; at the end of the welcome.
  case begin
  /// Add a goal, where there is none.
  case addGoal
  /// Add an account, where there is none.
  case addAccount
  /// Set an exchange rate, where there is none.
  case addRate
  /// Add a plan, where there is none.
  case addPlan
  /// Tie a goal to an account, where none is.
  case addFunding
  /// Set an hourly rate, where there is none.
  case addHourlyRate
  /// Set a target of time, where there is none.
  case setTarget
  /// End a target of time.
  case endTarget
  /// Make days off, where there is none.
  case addDaysOff
  /// Add a block, where there is none.
  case addBlock
  /// Plan a block, where nothing is planned.
  case planBlock
  /// Add a row of a noun that has none.
  indirect case add(Noun)
  /// Set a rate of a currency that has none.
  case setRate(of: Currency)
  /// List every goal, where a reference names none.
  case listGoals
  /// List the steps of the history, where a reference names none.
  case listSteps
  /// List the archived goals, where there are no others.
  case listArchivedGoals
  /// List every account, where a reference names none.
  case listAccounts
  /// Choose the currency of a new goal, or of every new one.
  case chooseGoalCurrency
  /// Choose the currency of the figures, or of a new account.
  case chooseAccountCurrency
  /// Choose the currency that rates are in.
  case chooseRateCurrency
  /// Give an account a name of its own.
  case nameAccount
  /// Delete an account, instead of its last balance.
  case deleteAccount
  /// Archive a goal, instead of deleting it.
  case archiveGoal
  /// Make a backup, before everything is deleted.
  case backUp
  /// Withdraw money, instead of adding a negative amount.
  case withdraw
  /// Withdraw from one goal and add to another, instead of moving between currencies.
  case withdrawAndAdd
  /// Change an addition into a withdrawal, instead of giving a negative amount.
  case changeToWithdrawal
  /// Let the total of a goal fall below zero.
  case allowNegativeTotal
  /// Let more be set aside than an account holds.
  case allowShort
  /// To take a step back but for what was changed since.
  case undoRest(step: Int)
  /// Try the tutorial's block, then make one of one's own and track it. The words may have several lines.
  case tryDayBlocks
  /// Start a session, where none runs.
  case startTracking
  /// Say when a session really ended, before it is completed.
  case sayEnd
  /// Let a time overlap with what was tracked already.
  case allowOverlap
  /// Write the report as a page.
  case writeReport
  /// Repair a stored row that breaks a rule.
  case repair(RowRule, DataWarning.Remedy)

  /// The end of a sentence, without a full stop.
  case clause(Clause)

  /// What could be done next, as the end of a sentence.
  public enum Clause: Equatable, Sendable {
    /// Add money, instead of withdrawing a negative amount.
    case add
    /// Change a withdrawal into an addition, instead of giving a negative amount.
    case changeToAddition
    /// Import balances, where one below zero is meant.
    case importBalances
    /// Give the amount owed, instead of a balance.
    case giveAmountOwed
    /// Give a balance, instead of the amount owed.
    case giveBalance
    /// Say in which direction the days of a file run.
    case chooseFileOrder
    /// Say in which encoding a file is.
    case chooseEncoding
    /// Say by what the fields of a file are separated.
    case chooseDelimiter(CSVDelimiter)
    /// Say which currency the rates of a file count from.
    case chooseRateBase
    /// Have the blocks made that a file names and that aren't there.
    case createBlocks
    /// Have the times of a file taken that overlap with others.
    case takeOverlap
    /// Read amounts as they are, where a column seems to hold their signs.
    case readSignsAsWritten
    /// Delete the balance that counts instead of an imported one.
    case deleteBalance
    /// Show the chart of a goal, with all its months.
    case showChart(goal: Int)
    /// Show the page of earlier months, or that of later ones.
    case showMonths(earlier: Int, later: Int)
    /// Show the page of earlier months; there are no later ones.
    case showEarlierMonths(page: Int)
    /// Show the page of later months; there are no earlier ones.
    case showLaterMonths(page: Int)
    /// Delete a copy that still holds what was deleted.
    case deleteCopy
    /// Delete the copies too; in the question of a deletion.
    case includeCopies
    /// Remove an unfinished file.
    case clean
    /// Check the data, to learn how so many rows are repaired.
    case check(rows: Int)
    /// Export what isn't damaged.
    case exportSound
    /// Make a book on a server that isn't there.
    case createBook
    /// Copy a backup into another book of the server.
    case copyIntoBook

    /// List the profiles of banks, where a name is that of none.
    case listProfiles
    /// Say into which goal or account a bank's file is imported.
    case chooseTarget
    /// Say into which account a bank's file is imported, and have its id remembered.
    case rememberBankID
    /// Give an account the bank's id that its files have.
    case keepBankID
    /// Choose one reading of a bank's file.
    case chooseReading(BankFileSubject, BankFileOptions)
    /// Say which account of a bank's file is meant.
    case chooseBankAccount
    /// Say which currency of a bank's file is meant.
    case chooseBankCurrency
    /// Import the entries of a bank's file into a goal, where it has no balances.
    case importEntries
    /// Say whether probable duplicates are skipped or imported.
    case decideDuplicates
    /// Go on although the entries of a bank's file don't add up to its balances.
    case ignoreBalances
    /// Say how the rows after the entries of a bank's table begin.
    case leaveOutFooter

    /// The name of an option of an import, by itself.
    case option(ImportOption)
  }
}

/// A host's words for an advice: the command, the button or the menu that follows it.
public protocol AdviceWords: Sendable {
  /// The words in a language.
  func text(_ advice: Advice, in language: Language) -> String
}

extension FormatContext {
  /// The host's words for an advice; `nil` without a host.
  public func advice(_ advice: Advice) -> String? { adviceWords?.text(advice, in: language) }

  /// The host's words for an advice that ends a sentence; `nil` without a host.
  public func clause(_ clause: Advice.Clause) -> String? { advice(.clause(clause)) }

  /// A sentence, and the host's words for an advice as the next one.
  func advised(_ sentence: String, _ advice: Advice) -> String { sentence + self.advice(advice).after(" ") }
}

extension String? {
  /// The text after a separator; empty without a text.
  func after(_ separator: String) -> String { map { separator + $0 } ?? "" }
}
