import ModuloModels
import ModuloUtilities

extension ConsoleAdvice {
  func french(_ advice: Advice) -> String {
    switch advice {
    case .takeFirstSteps: Self.firstSteps
    case .begin: "Commencez par : \(Self.firstGoal)"
    case .addGoal: "Créez-en un : \(Self.firstGoal)"
    case .addAccount:
      "Ajoutez-en un : modulo account add \"Livret A\" --type savingsAccount --balance 250 --currency EUR"
    case .addRate: "Donnez-en un : modulo rate set USD 0.92"
    case .addBlock: "Ajoutez-en un avec : modulo block add Lecture --icon livre --tint bleu-3"
    case .setRate(let currency): "Donnez-en un : modulo rate set \(currency.code) TAUX"
    case .listGoals: "`modulo goal list` les montre tous."
    case .listArchivedGoals: "`modulo goal list --archived` les montre."
    case .listAccounts: "`modulo account list` les montre tous."
    case .chooseGoalCurrency:
      "Donnez-en une avec --currency CODE, ou choisissez-en une : modulo settings set currency EUR"
    case .chooseAccountCurrency:
      "Choisissez celle des montants : modulo settings set currency EUR. Un nouveau compte peut avoir la sienne, avec "
        + "--currency CODE."
    case .chooseRateCurrency: "Choisissez la vôtre : modulo settings set currency EUR"
    case .nameAccount: "Donnez un nom à celui-ci avec --name."
    case .deleteAccount: "`modulo account delete` supprime le compte avec lui."
    case .archiveGoal: "`modulo goal archive` ne fait que le ranger."
    case .backUp: "`modulo data backup FICHIER` en fait d’abord une sauvegarde."
    case .withdraw: "Pour retirer de l’argent : `modulo contribution withdraw`."
    case .withdrawAndAdd:
      "Utilisez `modulo contribution withdraw` et `modulo contribution add`, chacun avec son montant."
    case .changeToWithdrawal: "Pour faire d’un versement un retrait : `--type remove`."
    case .allowNegativeTotal: "--allow-negative le permet."
    case .tryDayBlocks: Self.firstBlock
    case .startTracking: "Commencez-en une : modulo track start BLOC"
    case .sayEnd: "--until HEURE dit quand elle s’est vraiment terminée."
    case .writeReport: "`modulo report --output FICHIER` écrit la page."
    case .allowOverlap: "--allow-overlap l’accepte quand même."
    case .repair(let rule, let remedy): remedy.command.map { "Pour corriger : \($0.singleLine)" } ?? document(rule)
    case .add: "pour verser : `modulo contribution add`"
    case .changeToAddition: "`--type add` en fait un versement"
    case .importBalances: "`modulo balance import` accepte des soldes négatifs"
    case .giveAmountOwed: "avec --owed, non avec --balance"
    case .giveBalance: "avec --balance, non avec --owed"
    case .chooseFileOrder: "précisez --newest-first ou --oldest-first"
    case .chooseEncoding: "ou essayez --encoding windows-1252"
    case .chooseDelimiter(let found): "essayez --delimiter \(found.argument)"
    case .readSignsAsWritten: "--signs-as-written lit les montants tels quels"
    case .deleteBalance: "`modulo balance delete` le supprime"
    case .showChart(let goal): "`modulo goal chart \(goal)` les montre"
    case .showMonths(let earlier, let later):
      "--page \(earlier) montre les mois précédents, --page \(later) les suivants"
    case .showEarlierMonths(let page): "--page \(page) montre les précédents"
    case .showLaterMonths(let page): "--page \(page) montre les suivants"
    case .deleteCopy: "`modulo data delete --with-copies` la supprime aussi"
    case .includeCopies: "--with-copies les supprime aussi"
    case .clean: "`modulo data clean` le supprime"
    case .check: "`modulo data check` dit comment corriger"
    case .exportSound: "`modulo data export FICHIER --damaged` écrit ce qui est intact"
    case .option(let option): option.name
    }
  }

  private static let firstSteps = """
    Créez votre premier objectif :
      \(Self.firstGoal)
    Versez de l’argent, et voyez où il en est :
      modulo contribution add japon 250
      modulo goal show japon
    Ou regardez d’abord des objectifs d’exemple :
      modulo demo
    """

  private static let firstBlock = """
    Créez-en un :
      modulo block add Lecture
      modulo track start lecture
      modulo track complete
    """

  private static let firstGoal = "modulo goal add \"Japon en hiver\" --target 3000 --currency EUR --end +10m"

  /// How a row is repaired that no command repairs.
  private func document(_ rule: RowRule) -> String {
    switch rule {
    case .number:
      "Aucune commande ne le corrige. Dans un document de `modulo data export FICHIER`, déplacez la ligne à la fin de "
        + "sa table, avec un numéro supérieur à « lastNumber », donnez ce numéro à « lastNumber », et importez le "
        + "document dans une nouvelle base."
    case .blankName, .blankProvider, .blankNote, .blankMemo, .untidyName, .nameKey, .endBeforeStart, .sameCurrency,
      .endNotAfterStart, .unusableName, .unusableProvider, .notAnEmoji, .unusableMemo:
      "Aucune commande ne le corrige. Écrivez null à la place du texte vide dans un document de `modulo data export "
        + "FICHIER`, et importez-le dans une nouvelle base."
    }
  }
}
