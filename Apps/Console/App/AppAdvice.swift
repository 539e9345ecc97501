import Foundation
import ModuloModels
import ModuloUtilities

/// The app's words for advice: a key of the screen, else the command that can be typed after `:`.
struct AppAdvice: AdviceWords {
  /// Whether keys are typed as words of a line.
  var isByLines = false

  func text(_ advice: Advice, in language: Language) -> String {
    own(advice, language) ?? ConsoleAdvice().text(advice, in: language).replacing("modulo ", with: ":")
  }

  private func press(_ language: Language) -> String {
    isByLines ? language("Type", "Tapez") : language("Press", "Appuyez sur")
  }

  /// What leads to a flow.
  private func place(_ number: Int) -> String { isByLines ? "go \(number)" : "\(number)" }

  /// The words that the app alone has; `nil` where it has none of its own.
  private func own(_ advice: Advice, _ language: Language) -> String? {
    switch advice {
    case .takeFirstSteps:
      language(
        "\(press(language)) a to add your first goal, \(place(3)) for accounts, \(place(4)) for your time.\n"
          + "\(press(language)) ? for all keys of a screen.",
        "\(press(language)) a pour votre premier objectif, \(place(3)) pour les comptes, \(place(4)) pour votre temps.\n"
          + "\(press(language)) ? pour toutes les touches d’un écran.")
    case .begin: language("\(press(language)) enter to begin.", "\(press(language)) entrée pour commencer.")
    case .addGoal, .addAccount, .addRate, .addBlock, .addHourlyRate, .setTarget, .addDaysOff, .add:
      language("\(press(language)) a to add one.", "\(press(language)) a pour en ajouter.")
    case .planBlock: language("\(press(language)) a to plan one.", "\(press(language)) a pour en prévoir un.")
    case .addFunding: language("The screen of a goal ties it, under F.", "L’écran d’un objectif le lie, sous F.")
    case .endTarget: language("The list of targets ends one, under e.", "La liste des cibles en arrête une, sous e.")
    case .addPlan: language("The screen of a goal adds one, under P.", "L’écran d’un objectif en ajoute, sous P.")
    case .listGoals: language("Screen 2 lists all of them.", "Ils sont tous à l’écran 2.")
    case .listArchivedGoals:
      language("\(press(language)) \(place(2)) and v for them.", "\(press(language)) \(place(2)) puis v pour les voir.")
    case .listAccounts: language("Screen 3 lists all of them, under l.", "Ils sont tous à l’écran 3, sous l.")
    case .tryDayBlocks:
      language(
        "\(press(language)) enter to try it.\n"
          + "For a block of your own: \(place(4)) for your time, B for the blocks, a to add one, b to start it.",
        "\(press(language)) entrée pour essayer.\n"
          + "Pour un bloc à vous : \(place(4)) pour votre temps, B pour les blocs, a pour en ajouter un, b pour le démarrer."
      )
    case .startTracking:
      language(
        "\(press(language)) B for the blocks, and b on one of them to start.",
        "\(press(language)) B pour les blocs, puis \(isByLines ? "b" : "sur b") pour en démarrer un.")
    case .archiveGoal: language("Archiving only puts it away.", "L’archivage ne fait que le ranger.")
    case .allowNegativeTotal: language("\"Allow negative\" allows it.", "« Autoriser un négatif » le permet.")
    case .allowShort: language("\"Allow short\" allows it.", "« Autoriser un manque » le permet.")
    case .sayEnd: language("\"End\" says when it really ended.", "« Fin » dit quand elle s’est vraiment terminée.")
    case .allowOverlap:
      language(
        "\"Allow overlap\" adds it anyway.", "« Autoriser le chevauchement » l’accepte quand même.")
    case .chooseGoalCurrency, .chooseAccountCurrency:
      language(
        "Give its code in \"Currency\", or choose one for good: :settings set currency EUR",
        "Donnez son code dans « Devise », ou choisissez-en une : :settings set currency EUR")
    case .nameAccount: language("Give this one a name.", "Donnez un nom à celui-ci.")
    case .changeToWithdrawal:
      language(
        "To turn money put in into money taken out, change its type.",
        "Pour changer un versement en retrait, changez son type.")
    case .clause(let clause): own(clause, language)
    default: nil
    }
  }

  /// The same as the end of a sentence.
  private func own(_ clause: Advice.Clause, _ language: Language) -> String? {
    switch clause {
    case .showChart: language("h shows them in the chart", "h les montre dans le graphique")
    case .showMonths:
      language("p shows the months before, n those after", "p montre les mois précédents, n les suivants")
    case .showEarlierMonths: language("p shows those before", "p montre les précédents")
    case .showLaterMonths: language("n shows those after", "n montre les suivants")
    case .chooseEncoding: language("or try the encoding windows-1252", "ou essayez le codage windows-1252")
    case .chooseDelimiter(let found): language("try the delimiter \(found.name)", "essayez le séparateur \(found.name)")
    case .createBlocks:
      language("\"Make missing blocks\" makes it", "« Créer les blocs absents » le crée")
    case .takeOverlap: language("\"Allow overlap\" takes it", "« Autoriser le chevauchement » le prend")
    case .chooseRateBase: language("choose another base currency", "choisissez une autre devise de base")
    case .readSignsAsWritten:
      language(
        "\"Signs as written\" reads the amounts as they are", "« Signes tels quels » lit les montants tels quels")
    case .includeCopies: language("\"Copies too\" deletes them too", "« Les copies aussi » les supprime aussi")
    case .changeToAddition:
      language("change its type to turn it into money put in", "changez son type pour en faire un versement")
    case .giveAmountOwed: language("in \"Amount owed\"", "dans « Montant dû »")
    case .giveBalance: language("in \"Balance\"", "dans « Solde »")
    case .chooseFileOrder: language("choose it in \"Order\"", "choisissez-le dans « Ordre »")
    case .chooseReading(let subject, let options):
      ":import FILE \(options.words(for: subject))".replacing("FILE", with: language("FILE", "FICHIER"))
    case .chooseBankAccount:
      language("`:import FILE --bank-account ID` takes one", "`:import FICHIER --bank-account ID`")
    case .chooseBankCurrency:
      language(
        "`:import FILE --currency CODE` leaves other rows out", "`:import FICHIER --currency CODE` écarte les autres")
    case .leaveOutFooter:
      language(
        "`:import FILE --footer TEXT` leaves out rows that begin so",
        "`:import FICHIER --footer TEXTE` écarte les lignes qui commencent ainsi")
    case .ignoreBalances: language("`:import FILE --despite-balances` goes on", "`:import FICHIER --despite-balances`")
    case .chooseTarget: language("in \"Goal\" or \"Account\"", "dans « Objectif » ou « Compte »")
    case .importEntries: language("a goal takes its entries", "un objectif prend ses opérations")
    case .decideDuplicates:
      language("\"Probable duplicates\" decides", "décidez dans « Doublons probables »")
    case .rememberBankID:
      language(
        "choose the account, or give the account this id in \"Bank id\"",
        "choisissez le compte, ou donnez-lui cet identifiant dans « Identifiant bancaire »")
    case .keepBankID:
      language("\"Bank id\" of the account keeps it", "« Identifiant bancaire » du compte le garde")
    case .option(let option): Strings(language).importing.option(option)
    default: nil
    }
  }
}
