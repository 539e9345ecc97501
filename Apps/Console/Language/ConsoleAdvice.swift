import Foundation
import ModuloModels
import ModuloUtilities

/// The console's words for advice: the command or the option that follows it.
struct ConsoleAdvice: AdviceWords {
  func text(_ advice: Advice, in language: Language) -> String {
    switch advice {
    case .takeFirstSteps: firstSteps(language)
    case .begin: language("Begin with: \(firstGoal(language))", "Commencez par : \(firstGoal(language))")
    case .addGoal: language("Make one with: \(firstGoal(language))", "Créez-en un : \(firstGoal(language))")
    case .addAccount: accountExample(language)
    case .addRate: language("Give one with: modulo rate set USD 0.92", "Donnez-en un : modulo rate set USD 0.92")
    case .addPlan: planExample(language)
    case .addFunding: fundingExample(language)
    case .setTarget, .endTarget, .addDaysOff: targetExample(advice, language)
    case .addBlock: blockExample(language)
    case .planBlock: planBlockExample(language)
    case .addHourlyRate: language("Set one with: modulo hourly set 35", "Fixez-en un : modulo hourly set 35")
    case .add(let noun):
      language("Add one with: modulo \(noun.command) add NAME", "Ajoutez-en avec : modulo \(noun.command) add NOM")
    case .setRate(let currency):
      language(
        "Give one with: modulo rate set \(currency.code) RATE", "Donnez-en un : modulo rate set \(currency.code) TAUX")
    case .listGoals: language("`modulo goals` shows them all.", "`modulo goals` les montre tous.")
    case .listSteps: language("`modulo history` shows them all.", "`modulo history` les montre toutes.")
    case .listArchivedGoals:
      language("`modulo goal list --archived` shows them.", "`modulo goal list --archived` les montre.")
    case .listAccounts: language("`modulo accounts` shows them all.", "`modulo accounts` les montre tous.")
    case .chooseGoalCurrency: goalCurrency(language)
    case .chooseAccountCurrency: accountCurrency(language)
    case .chooseRateCurrency: rateCurrency(language)
    case .nameAccount: language("Give this one a name with --name.", "Donnez un nom à celui-ci avec --name.")
    case .deleteAccount:
      language(
        "`modulo account delete` deletes the account with it.", "`modulo account delete` supprime le compte avec lui.")
    case .archiveGoal:
      language("`modulo goal archive` only puts it away.", "`modulo goal archive` ne fait que le ranger.")
    case .backUp:
      language(
        "`modulo data backup FILE` makes a backup first.",
        "`modulo data backup FICHIER` en fait d’abord une sauvegarde.")
    case .withdraw:
      language("To take money out, use `modulo take`.", "Pour retirer de l’argent : `modulo take`.")
    case .withdrawAndAdd:
      language(
        "Use `modulo take` and `modulo save`, each with its own amount.",
        "Utilisez `modulo take` et `modulo save`, chacun avec son montant.")
    case .changeToWithdrawal:
      language(
        "To turn money put in into money taken out, give `--type remove`.",
        "Pour faire d’un versement un retrait : `--type remove`.")
    case .allowNegativeTotal: language("--allow-negative allows it.", "--allow-negative le permet.")
    case .allowShort: language("--allow-short allows it.", "--allow-short le permet.")
    case .undoRest(let step): undoRest(step, language)
    case .tryDayBlocks: firstBlock(language)
    case .startTracking:
      language("Start one with: modulo start BLOCK", "Commencez-en une : modulo start BLOC")
    case .sayEnd: end(language)
    case .writeReport:
      language("`modulo report --output FILE` writes the page.", "`modulo report --output FICHIER` écrit la page.")
    case .allowOverlap: language("--allow-overlap adds it anyway.", "--allow-overlap l’accepte quand même.")
    case .repair(let rule, let remedy): repair(rule, remedy, language)
    case .clause(let clause): end(clause, language)
    }
  }

  private func rateCurrency(_ language: Language) -> String {
    language(
      "Choose yours: modulo settings set currency EUR", "Choisissez la vôtre : modulo settings set currency EUR")
  }

  private func planExample(_ language: Language) -> String {
    language(
      "Make one with: modulo plan add GOAL 50 --every month", "Créez-en un : modulo plan add OBJECTIF 50 --every mois")
  }

  /// The commands of targets and of days off.
  private func targetExample(_ advice: Advice, _ language: Language) -> String {
    switch advice {
    case .endTarget:
      language("End one with: modulo target end BLOCK", "Arrêtez-en une avec : modulo target end BLOC")
    case .addDaysOff:
      language("Add some with: modulo target off DAY..DAY", "Ajoutez-en avec : modulo target off JOUR..JOUR")
    default:
      language(
        "Set one with: modulo target set BLOCK 10h --per week",
        "Fixez-en une avec : modulo target set BLOC 10h --per week")
    }
  }

  private func planBlockExample(_ language: Language) -> String {
    language(
      "Plan one with: modulo day plan add BLOCK 09:00 10:30", "Prévoyez-en un : modulo day plan add BLOC 09:00 10:30")
  }

  private func end(_ language: Language) -> String {
    language("--until TIME says when it really ended.", "--until HEURE dit quand elle s’est vraiment terminée.")
  }

  private func fundingExample(_ language: Language) -> String {
    language(
      "Tie one with: modulo goal fund GOAL --from ACCOUNT", "Liez-en un : modulo goal fund OBJECTIF --from COMPTE")
  }

  /// The words that end a sentence.
  private func end(_ clause: Advice.Clause, _ language: Language) -> String {
    switch clause {
    case .add: language("to put money in, use `modulo save`", "pour verser : `modulo save`")
    case .changeToAddition: language("`--type add` turns it into money put in", "`--type add` en fait un versement")
    case .importBalances:
      language(
        "`modulo balance import` takes balances below zero", "`modulo balance import` accepte des soldes négatifs")
    case .giveAmountOwed: language("with --owed instead of --balance", "avec --owed, non avec --balance")
    case .giveBalance: language("with --balance instead of --owed", "avec --balance, non avec --owed")
    case .chooseFileOrder:
      language("give --newest-first or --oldest-first", "précisez --newest-first ou --oldest-first")
    case .chooseEncoding: language("or try --encoding windows-1252", "ou essayez --encoding windows-1252")
    case .chooseDelimiter(let found):
      language("try --delimiter \(found.argument)", "essayez --delimiter \(found.argument)")
    case .createBlocks: language("--create-blocks makes it", "--create-blocks le crée")
    case .takeOverlap: language("--allow-overlap takes it", "--allow-overlap le prend")
    case .chooseRateBase: language("--base CODE names another", "--base CODE en nomme une autre")
    case .readSignsAsWritten:
      language("--signs-as-written reads the amounts as they are", "--signs-as-written lit les montants tels quels")
    case .deleteBalance: language("`modulo balance delete` deletes that one", "`modulo balance delete` le supprime")
    case .showChart(let goal):
      language("`modulo goal chart \(goal)` shows them", "`modulo goal chart \(goal)` les montre")
    case .showMonths(let earlier, let later):
      language(
        "--page \(earlier) shows the months before, --page \(later) those after",
        "--page \(earlier) montre les mois précédents, --page \(later) les suivants")
    case .showEarlierMonths(let page):
      language("--page \(page) shows those before", "--page \(page) montre les précédents")
    case .showLaterMonths(let page): language("--page \(page) shows those after", "--page \(page) montre les suivants")
    case .deleteCopy:
      language(
        "`modulo data delete --with-copies` deletes it too", "`modulo data delete --with-copies` la supprime aussi")
    case .includeCopies: language("--with-copies deletes them too", "--with-copies les supprime aussi")
    case .clean: language("`modulo data clean` removes it", "`modulo data clean` le supprime")
    case .check(let rows):
      language(
        "`modulo data check` says how to fix \(rows == 1 ? "it" : "them")", "`modulo data check` dit comment corriger")
    case .exportSound:
      language(
        "`modulo data export FILE --damaged` writes what is sound",
        "`modulo data export FICHIER --damaged` écrit ce qui est intact")
    case .createBook: language("`modulo book create` makes it", "`modulo book create` le crée")
    case .copyIntoBook: copyIntoBook(language)
    case .listProfiles:
      language("`modulo import profiles list` lists them", "`modulo import profiles list` les montre")
    case .chooseTarget: language("--goal GOAL or --account ACCOUNT", "--goal OBJECTIF ou --account COMPTE")
    case .rememberBankID: rememberBankID(language)
    case .keepBankID: keepBankID(language)
    case .chooseReading(let subject, let options): options.words(for: subject)
    case .chooseBankAccount: language("choose one with --bank-account", "choisissez-en un avec --bank-account")
    case .chooseBankCurrency:
      language("--currency CODE leaves other rows out", "--currency CODE écarte les autres lignes")
    case .importEntries: language("--goal imports its entries", "--goal en importe les opérations")
    case .decideDuplicates:
      language("--probable skip or --probable import decides", "décidez avec --probable skip ou --probable import")
    case .ignoreBalances: language("--despite-balances goes on", "--despite-balances continue")
    case .leaveOutFooter:
      language("--footer TEXT leaves out rows that begin so", "--footer TEXTE écarte les lignes qui commencent ainsi")
    case .option(let option): option.name
    }
  }

  private func rememberBankID(_ language: Language) -> String {
    language(
      "--account ACCOUNT imports them, and `modulo account edit ACCOUNT --bank-id ID` remembers it",
      "--account COMPTE les importe, et `modulo account edit COMPTE --bank-id ID` le retient")
  }

  private func copyIntoBook(_ language: Language) -> String {
    language(
      "`modulo data copy FILE ADDRESS` fills a new book", "`modulo data copy FICHIER ADRESSE` remplit un nouveau livre")
  }

  private func keepBankID(_ language: Language) -> String {
    language(
      "`modulo account edit ACCOUNT --bank-id ID` remembers it", "`modulo account edit COMPTE --bank-id ID` le retient")
  }

  private func undoRest(_ step: Int, _ language: Language) -> String {
    language(
      "`modulo undo --step \(step) --rest` takes back what wasn't changed.",
      "`modulo undo --step \(step) --rest` annule ce qui n’a pas été modifié.")
  }

  private func repair(_ rule: RowRule, _ remedy: DataWarning.Remedy, _ language: Language) -> String {
    remedy.command.map { language("Fix it with: \($0.singleLine)", "Pour corriger : \($0.singleLine)") }
      ?? document(rule, language)
  }

  private func firstSteps(_ language: Language) -> String {
    language(
      """
      Start your first goal:
        \(firstGoal(language))
      Put money in, and see how far it is:
        modulo save japan 250
        modulo goal show japan
      Or look at sample goals first:
        modulo demo
      """,
      """
      Créez votre premier objectif :
        \(firstGoal(language))
      Versez de l’argent, et voyez où il en est :
        modulo save japon 250
        modulo goal show japon
      Ou regardez d’abord des objectifs d’exemple :
        modulo demo
      """)
  }

  private func firstBlock(_ language: Language) -> String {
    language(
      """
      Make one:
        modulo block add Reading
        modulo start reading
        modulo stop
      """,
      """
      Créez-en un :
        modulo block add Lecture
        modulo start lecture
        modulo stop
      """)
  }

  private func firstGoal(_ language: Language) -> String {
    language(
      "modulo goal add \"Japan trip\" --target 3000 --currency USD --end +10m",
      "modulo goal add \"Japon en hiver\" --target 3000 --currency EUR --end +10m")
  }

  private func accountExample(_ language: Language) -> String {
    language(
      "Add one with: modulo account add Marcus --type savingsAccount --balance 250 --currency GBP",
      "Ajoutez-en un : modulo account add \"Livret A\" --type savingsAccount --balance 250 --currency EUR")
  }

  private func blockExample(_ language: Language) -> String {
    language(
      "Add one with: modulo block add Reading --icon book --tint blue-3",
      "Ajoutez-en un avec : modulo block add Lecture --icon livre --tint bleu-3")
  }

  private func goalCurrency(_ language: Language) -> String {
    language(
      "Give one with --currency CODE, or choose one for good: modulo settings set currency EUR",
      "Donnez-en une avec --currency CODE, ou choisissez-en une : modulo settings set currency EUR")
  }

  private func accountCurrency(_ language: Language) -> String {
    language(
      "Choose one: modulo settings set currency EUR. A new account can have its own, with --currency CODE.",
      "Choisissez celle des montants : modulo settings set currency EUR. Un nouveau compte peut avoir la sienne, avec "
        + "--currency CODE.")
  }

  /// How a row is repaired that no command repairs.
  private func document(_ rule: RowRule, _ language: Language) -> String {
    switch rule {
    case .number:
      language(
        "No command fixes it. In a document of `modulo data export FILE`, move the row to the end of its table, with a "
          + "number above \"lastNumber\", make \"lastNumber\" that number, and import it into a new database.",
        "Aucune commande ne le corrige. Dans un document de `modulo data export FICHIER`, déplacez la ligne à la fin de "
          + "sa table, avec un numéro supérieur à « lastNumber », donnez ce numéro à « lastNumber », et importez le "
          + "document dans une nouvelle base.")
    case .blankName, .blankProvider, .blankNote, .blankMemo, .untidyName, .nameKey, .endBeforeStart, .sameCurrency,
      .endNotAfterStart, .longerThanSpan, .unusableName, .unusableProvider, .notAnEmoji, .unusableMemo:
      language(
        "No command fixes it. Write null for the blank text in a document of `modulo data export FILE`, and import it "
          + "into a new database.",
        "Aucune commande ne le corrige. Écrivez null à la place du texte vide dans un document de `modulo data export "
          + "FICHIER`, et importez-le dans une nouvelle base.")
    }
  }
}

extension ImportOption {
  /// The option of the command line.
  var name: String {
    switch self {
    case .dateFormat: "--date-format"
    case .decimalMark: "--decimal-mark"
    case .delimiter: "--delimiter"
    case .encoding: "--encoding"
    }
  }
}

extension CSVDelimiter {
  /// The value of the option, for a shell.
  var argument: String { self == .tab ? name : "'\(name)'" }
}

extension DataWarning.Remedy {
  /// The command line that repairs the row, for a shell; `nil` where none does.
  var command: String? {
    switch self {
    case .editGoal(let goal, let name, let removesEnd, let removesEmoji):
      Self.command(
        "goal edit", goal,
        [
          name.map { Self.option("name", $0) }, removesEmoji ? Self.option("emoji", "") : nil,
          removesEnd ? "--end none" : nil,
        ])
    case .removeContributionName(let contribution):
      Self.command("contribution edit", contribution, [Self.option("name", "")])
    case .editAccount(let account, let provider, let name):
      Self.command("account edit", account, [Self.option("provider", provider), name.map { Self.option("name", $0) }])
    case .deleteRate(let rate): Self.command("rate delete", rate, ["--yes"])
    case .editGroup(let group, let name): Self.command("group edit", group, [Self.option("name", name)])
    case .editBlock(let block, let name): Self.command("block edit", block, [Self.option("name", name)])
    case .editSession(let session, let memo): Self.command("track edit", session, [Self.option("memo", memo)])
    case .document: nil
    }
  }

  private static func command(_ verb: String, _ reference: NumberReference, _ options: [String?]) -> String {
    let row =
      switch reference {
      case .number(let number): String(number)
      case .id(let id): id.uuidString
      }
    return (["modulo \(verb)", row] + options.compactMap(\.self)).joined(separator: " ")
  }

  /// An option with its value in shell quotes; the value may begin with a dash.
  private static func option(_ name: String, _ value: String) -> String {
    // By scalars, as a shell reads: a mark may combine with a quote.
    let quoted = "'\(value.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined())'"
    return value.hasPrefix("-") ? "--\(name)=\(quoted)" : "--\(name) \(quoted)"
  }
}
