import Foundation
import ModuloModels
import ModuloUtilities

/// The app's words for advice: a key of the screen, else the command that can be typed after `:`.
struct AppAdvice: AdviceWords {
  /// Whether keys are typed as words of a line.
  var isByLines = false

  func text(_ advice: Advice, in language: Language) -> String {
    let words: String? =
      switch language {
      case .english: english(advice)
      case .french: french(advice)
      }
    return words ?? ConsoleAdvice().text(advice, in: language).replacing("modulo ", with: ":")
  }

  private var press: String { isByLines ? "Type" : "Press" }
  private var pressFrench: String { isByLines ? "Tapez" : "Appuyez sur" }

  /// What leads to a flow.
  private func place(_ number: Int) -> String { isByLines ? "go \(number)" : "\(number)" }

  private func english(_ advice: Advice) -> String? {
    switch advice {
    case .takeFirstSteps:
      "\(press) a to add your first goal, \(place(3)) for accounts, \(place(4)) for your time.\n"
        + "\(press) ? for all keys of a screen."
    case .begin: "\(press) enter to begin."
    case .addGoal, .addAccount, .addRate, .addBlock: "\(press) a to add one."
    case .listGoals: "Screen 2 lists all of them."
    case .listArchivedGoals: "\(press) \(place(2)) and v for them."
    case .listAccounts: "Screen 3 lists all of them, under l."
    case .tryDayBlocks:
      "\(press) enter to try it.\n"
        + "For a block of your own: \(place(4)) for your time, B for the blocks, a to add one, b to start it."
    case .startTracking: "\(press) B for the blocks, and b on one of them to start."
    case .archiveGoal: "Archiving only puts it away."
    case .allowNegativeTotal: "\"Below zero\" allows it."
    case .sayEnd: "\"End\" says when it really ended."
    case .allowOverlap: "\"Overlap\" takes it all the same."
    case .showChart: "h shows them in the chart"
    case .showMonths: "p shows the months before, n those after"
    case .showEarlierMonths: "p shows those before"
    case .showLaterMonths: "n shows those after"
    case .chooseEncoding: "or try the encoding windows-1252"
    case .chooseDelimiter(let found): "try the delimiter \(found.name)"
    case .readSignsAsWritten: "\"Signs as written\" reads the amounts as they are"
    case .includeCopies: "\"Copies too\" deletes them too"
    case .chooseGoalCurrency, .chooseAccountCurrency:
      "Give its code in \"Currency\", or choose one for good: :settings set currency EUR"
    case .nameAccount: "Give this one a name."
    case .changeToWithdrawal: "To turn money put in into money taken out, change its type."
    case .changeToAddition: "change its type to turn it into money put in"
    case .giveAmountOwed: "in \"Amount owed\""
    case .giveBalance: "in \"Balance\""
    case .chooseFileOrder: "choose it in \"Order\""
    case .option(let option): Strings(.english).importing.option(option)
    default: nil
    }
  }

  private func french(_ advice: Advice) -> String? {
    switch advice {
    case .takeFirstSteps:
      "\(pressFrench) a pour votre premier objectif, \(place(3)) pour les comptes, \(place(4)) pour votre temps.\n"
        + "\(pressFrench) ? pour toutes les touches d’un écran."
    case .begin: "\(pressFrench) entrée pour commencer."
    case .addGoal, .addAccount, .addRate, .addBlock: "\(pressFrench) a pour en ajouter."
    case .listGoals: "Ils sont tous à l’écran 2."
    case .listArchivedGoals: "\(pressFrench) \(place(2)) puis v pour les voir."
    case .listAccounts: "Ils sont tous à l’écran 3, sous l."
    case .tryDayBlocks:
      "\(pressFrench) entrée pour essayer.\n"
        + "Pour un bloc à vous : \(place(4)) pour votre temps, B pour les blocs, a pour en ajouter un, b pour le démarrer."
    case .startTracking:
      "\(pressFrench) B pour les blocs, puis \(isByLines ? "b" : "sur b") pour en démarrer un."
    case .archiveGoal: "L’archivage ne fait que le ranger."
    case .allowNegativeTotal: "« Sous zéro » le permet."
    case .sayEnd: "« Fin » dit quand elle s’est vraiment terminée."
    case .allowOverlap: "« Chevauchement » l’accepte quand même."
    case .showChart: "h les montre dans le graphique"
    case .showMonths: "p montre les mois précédents, n les suivants"
    case .showEarlierMonths: "p montre les précédents"
    case .showLaterMonths: "n montre les suivants"
    case .chooseEncoding: "ou essayez le codage windows-1252"
    case .chooseDelimiter(let found): "essayez le séparateur \(found.name)"
    case .readSignsAsWritten: "« Signes tels quels » lit les montants tels quels"
    case .includeCopies: "« Les copies aussi » les supprime aussi"
    case .chooseGoalCurrency, .chooseAccountCurrency:
      "Donnez son code dans « Devise », ou choisissez-en une : :settings set currency EUR"
    case .nameAccount: "Donnez un nom à celui-ci."
    case .changeToWithdrawal: "Pour changer un versement en retrait, changez son type."
    case .changeToAddition: "changez son type pour en faire un versement"
    case .giveAmountOwed: "dans « Montant dû »"
    case .giveBalance: "dans « Solde »"
    case .chooseFileOrder: "choisissez-le dans « Ordre »"
    case .option(let option): Strings(.french).importing.option(option)
    default: nil
    }
  }
}
