import Foundation
import ModuloModels

/// The full-screen app's words for advice: a key of the screen, else the command that can be typed after `:`.
struct AppAdvice: AdviceWords {
  func text(_ advice: Advice, in language: Language) -> String {
    let words: String? =
      switch language {
      case .english: english(advice)
      case .french: french(advice)
      }
    return words ?? ConsoleAdvice().text(advice, in: language).replacing("modulo ", with: ":")
  }

  private func english(_ advice: Advice) -> String? {
    switch advice {
    case .takeFirstSteps:
      "Press a to add your first goal, 3 for accounts, 4 for your time.\nPress ? for all keys of a screen."
    case .begin: "Press enter to begin."
    case .addGoal, .addAccount, .addRate, .addBlock: "Press a to add one."
    case .listGoals: "Press 2 for all of them."
    case .listArchivedGoals: "Press 2 and v for them."
    case .listAccounts: "Press 3 and l for all of them."
    case .tryDayBlocks, .startTracking: "Press B for the blocks, and b on one of them to start."
    case .archiveGoal: "Archiving only puts it away."
    case .allowNegativeTotal: "\"Below zero\" allows it."
    case .allowOverlap: "\"Overlap\" takes it all the same."
    case .showMonths: "p shows the months before, n those after"
    case .showEarlierMonths: "p shows those before"
    case .showLaterMonths: "n shows those after"
    case .chooseEncoding: "or try the encoding windows-1252"
    case .includeCopies: "\"Copies too\" deletes them too"
    default: nil
    }
  }

  private func french(_ advice: Advice) -> String? {
    switch advice {
    case .takeFirstSteps:
      "Appuyez sur a pour votre premier objectif, 3 pour les comptes, 4 pour votre temps.\n"
        + "Appuyez sur ? pour toutes les touches d’un écran."
    case .begin: "Appuyez sur entrée pour commencer."
    case .addGoal, .addAccount, .addRate, .addBlock: "Appuyez sur a pour en ajouter."
    case .listGoals: "Appuyez sur 2 pour les voir tous."
    case .listArchivedGoals: "Appuyez sur 2 puis v pour les voir."
    case .listAccounts: "Appuyez sur 3 puis l pour les voir tous."
    case .tryDayBlocks, .startTracking: "Appuyez sur B pour les blocs, puis sur b pour en démarrer un."
    case .archiveGoal: "L’archivage ne fait que le ranger."
    case .allowNegativeTotal: "« Sous zéro » le permet."
    case .allowOverlap: "« Chevauchement » l’accepte quand même."
    case .showMonths: "p montre les mois précédents, n les suivants"
    case .showEarlierMonths: "p montre les précédents"
    case .showLaterMonths: "n montre les suivants"
    case .chooseEncoding: "ou essayez le codage windows-1252"
    case .includeCopies: "« Les copies aussi » les supprime aussi"
    default: nil
    }
  }
}
