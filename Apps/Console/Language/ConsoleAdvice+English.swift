import ModuloModels
import ModuloUtilities

extension ConsoleAdvice {
  func english(_ advice: Advice) -> String {
    switch advice {
    case .takeFirstSteps: Self.firstSteps
    case .begin: "Begin with: \(Self.firstGoal)"
    case .addGoal: "Make one with: \(Self.firstGoal)"
    case .addAccount: "Add one with: modulo account add Marcus --type savingsAccount --balance 250 --currency GBP"
    case .addRate: "Give one with: modulo rate set USD 0.92"
    case .addBlock: "Add one with: modulo block add Reading --icon book --tint blue-3"
    case .setRate(let currency): "Give one with: modulo rate set \(currency.code) RATE"
    case .listGoals: "`modulo goal list` shows them all."
    case .listArchivedGoals: "`modulo goal list --archived` shows them."
    case .listAccounts: "`modulo account list` shows them all."
    case .chooseGoalCurrency:
      "Give one with --currency CODE, or choose one for good: modulo settings set currency EUR"
    case .chooseAccountCurrency:
      "Choose one: modulo settings set currency EUR. A new account can have its own, with --currency CODE."
    case .chooseRateCurrency: "Choose yours: modulo settings set currency EUR"
    case .nameAccount: "Give this one a name with --name."
    case .deleteAccount: "`modulo account delete` deletes the account with it."
    case .archiveGoal: "`modulo goal archive` only puts it away."
    case .backUp: "`modulo data backup FILE` makes a backup first."
    case .withdraw: "To take money out, use `modulo contribution withdraw`."
    case .withdrawAndAdd:
      "Use `modulo contribution withdraw` and `modulo contribution add`, each with its own amount."
    case .changeToWithdrawal: "To turn money put in into money taken out, give `--type remove`."
    case .allowNegativeTotal: "--allow-negative allows it."
    case .tryDayBlocks: Self.firstBlock
    case .startTracking: "Start one with: modulo track start BLOCK"
    case .sayEnd: "--until TIME says when it really ended."
    case .writeReport: "`modulo report --output FILE` writes the page."
    case .allowOverlap: "--allow-overlap takes it all the same."
    case .repair(let rule, let remedy): remedy.command.map { "Fix it with: \($0.singleLine)" } ?? document(rule)
    case .add: "to put money in, use `modulo contribution add`"
    case .changeToAddition: "`--type add` turns it into money put in"
    case .importBalances: "`modulo balance import` takes balances below zero"
    case .giveAmountOwed: "with --owed instead of --balance"
    case .giveBalance: "with --balance instead of --owed"
    case .chooseFileOrder: "give --newest-first or --oldest-first"
    case .chooseEncoding: "or try --encoding windows-1252"
    case .chooseDelimiter(let found): "try --delimiter \(found.argument)"
    case .readSignsAsWritten: "--signs-as-written reads the amounts as they are"
    case .deleteBalance: "`modulo balance delete` deletes that one"
    case .showChart(let goal): "`modulo goal chart \(goal)` shows them"
    case .showMonths(let earlier, let later):
      "--page \(earlier) shows the months before, --page \(later) those after"
    case .showEarlierMonths(let page): "--page \(page) shows those before"
    case .showLaterMonths(let page): "--page \(page) shows those after"
    case .deleteCopy: "`modulo data delete --with-copies` deletes it too"
    case .includeCopies: "--with-copies deletes them too"
    case .clean: "`modulo data clean` removes it"
    case .check(let rows): "`modulo data check` says how to fix \(rows == 1 ? "it" : "them")"
    case .exportSound: "`modulo data export FILE --damaged` writes what is sound"
    case .option(let option): option.name
    }
  }

  private static let firstSteps = """
    Start your first goal:
      \(Self.firstGoal)
    Put money in, and see how far it is:
      modulo contribution add japan 250
      modulo goal show japan
    Or look at sample goals first:
      modulo demo
    """

  private static let firstBlock = """
    Make one:
      modulo block add Reading
      modulo track start reading
      modulo track complete
    """

  private static let firstGoal = "modulo goal add \"Japan trip\" --target 3000 --currency USD --end +10m"

  /// How a row is repaired that no command repairs.
  private func document(_ rule: RowRule) -> String {
    switch rule {
    case .number:
      "No command fixes it. In a document of `modulo data export FILE`, move the row to the end of its table, with a "
        + "number above \"lastNumber\", make \"lastNumber\" that number, and import it into a new database."
    case .blankName, .blankProvider, .blankNote, .blankMemo, .untidyName, .nameKey, .endBeforeStart, .sameCurrency,
      .endNotAfterStart, .unusableName, .unusableProvider, .notAnEmoji, .unusableMemo:
      "No command fixes it. Write null for the blank text in a document of `modulo data export FILE`, and import it "
        + "into a new database."
    }
  }
}
