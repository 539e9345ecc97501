import ModuloUtilities

/// The words of an import of files of banks.
public struct BankImportStrings: Sendable {
  let language: Language

  /// Title of the import.
  public var title: String { language("Bank import", "Import bancaire") }
  /// Label of the choice what to do with probable duplicates.
  public var probable: String { language("Probable duplicates", "Doublons probables") }
  /// Label of the goal whose contributions the entries become.
  public var goal: String { language("Goal", "Objectif") }
  /// Label of the account whose balances are read.
  public var account: String { language("Account", "Compte") }

  /// Label of the answer to a question.
  public var answer: String { language("Answer", "Réponse") }
  /// Label of whether the account gets the bank's id in the files.
  public var remember: String { language("Remember the bank id", "Retenir l’identifiant bancaire") }
  /// Label of the name of a new profile.
  public var profileName: String { language("Keep as profile", "Garder comme profil") }
  /// What an empty name of a new profile stands for.
  public var noProfile: String { language("not kept", "non gardé") }

  /// The question whether an account gets the bank's id in the files.
  public func rememberQuestion(_ id: String, _ account: String) -> String {
    language(
      "Remember \(id) as the bank id of \(account)?", "Retenir \(id) comme identifiant bancaire de \(account) ?")
  }

  /// An account has the bank's id in the files from now on.
  func remembered(_ id: String, _ account: String) -> String {
    language(
      "\(account) has the bank id \(id) now: the next file needs no account.",
      "\(account) a maintenant l’identifiant bancaire \(id) : le prochain fichier se passe de compte.")
  }

  /// No account has the bank's id in the files.
  func unknownBankID(_ id: String) -> String {
    language("No account has the bank id \(id)", "Aucun compte n’a l’identifiant bancaire \(id)")
  }

  /// The question under which name a reading is kept as a profile.
  public var profileQuestion: String {
    language(
      "Keep this reading as a profile for the next file? Its name, or nothing:",
      "Garder cette lecture comme profil pour le prochain fichier ? Son nom, ou rien :")
  }

  /// A profile could not be saved, though the rows are imported.
  public func notSaved(_ reason: String) -> String {
    language(
      "The rows are imported, the profile is not kept. \(reason)",
      "Les lignes sont importées, le profil n’est pas gardé. \(reason)")
  }

  /// What the import of so many rows is called.
  public func importRows(_ count: Int, _ number: String) -> String {
    language(
      "Import \(number) \(count == 1 ? "row" : "rows")", "Importer \(number) \(count < 2 ? "ligne" : "lignes")")
  }

  /// So many rows were imported.
  func imported(_ count: Int, _ number: String, _ owner: String) -> String {
    language(
      "\(number) \(count == 1 ? "row" : "rows") imported into \(owner)",
      "\(number) \(count < 2 ? "ligne importée" : "lignes importées") dans \(owner)")
  }

  /// The mark of a profile that doesn't come with the program.
  public var own: String { language("own", "personnel") }
  /// A file isn't CSV, so that a profile would say nothing of it.
  public var needsNoProfile: String {
    language(
      "This file is no CSV: it is read without a profile.", "Ce fichier n’est pas du CSV : il se lit sans profil.")
  }

  /// A profile was saved.
  public func saved(_ name: String) -> String { language("Saved: \(name)", "Enregistré : \(name)") }

  /// A profile was deleted.
  public func deleted(_ name: String) -> String { language("Deleted: \(name)", "Supprimé : \(name)") }

  /// The question whether a profile is deleted.
  public func deletionQuestion(_ name: String) -> String {
    language("Delete the profile \(name)?", "Supprimer le profil \(name) ?")
  }

  /// A profile comes with the program, and can't be deleted.
  public func shippedStays(_ name: String) -> String {
    language(
      "The profile \(name) comes with the program and stays.",
      "Le profil \(name) est fourni avec le programme et reste.")
  }

  /// The question whether the rows as read are imported.
  public func question(_ imported: String, _ owner: String) -> String {
    language("Import \(imported) into \(owner)?", "Importer \(imported) dans \(owner) ?")
  }

  /// The title of the list of probable duplicates.
  func probableTitle(_ count: Int, _ number: String, isOfGoal: Bool) -> String {
    if isOfGoal {
      return language(
        count == 1
          ? "A row has the day and the amount of one that is there:"
          : "\(number) rows have the day and the amount of rows that are there:",
        count == 1
          ? "Une ligne a le jour et le montant d’une autre déjà présente :"
          : "\(number) lignes ont le jour et le montant d’autres déjà présentes :")
    }
    return language(
      count == 1
        ? "A row has the day of a balance that was made by hand:"
        : "\(number) rows have the days of balances that were made by hand:",
      count == 1
        ? "Une ligne a le jour d’un solde saisi :" : "\(number) lignes ont le jour de soldes saisis :")
  }

  /// What a choice does with probable duplicates.
  public func choice(_ choice: ProbableDuplicates) -> String {
    switch choice {
    case .ask: language("ask", "demander")
    case .skip: language("skip", "ignorer")
    case .import: language("import", "importer")
    }
  }

  /// What an answer does with a probable duplicate and with all those after it.
  public func choiceForRest(_ choice: ProbableDuplicates) -> String {
    switch choice {
    case .ask: language("ask", "demander")
    case .skip: language("skip it and all the rest", "ignorer celle-ci et toutes les suivantes")
    case .import: language("import it and all the rest", "importer celle-ci et toutes les suivantes")
    }
  }

  /// The question about the probable duplicates that aren't listed.
  public func furtherDuplicates(_ number: String) -> String {
    language("And the \(number) others?", "Et les \(number) autres ?")
  }

  /// What a file is.
  func kind(_ kind: BankFileKind) -> String {
    switch kind {
    case .csv(let profile?): "CSV (\(profile))"
    case .csv(nil): "CSV"
    case .ofx: "OFX"
    case .qif: "QIF"
    case .camt(let message): "camt.0\(message)"
    case .mt940: "MT940"
    }
  }

  /// The file and what it was taken for.
  func file(_ name: String, _ kind: String) -> String { "\(name)\(language(":", " :")) \(kind)" }

  /// The first and the last day, what went in and what went out.
  func totals(_ days: String, _ deposits: String, _ withdrawals: String) -> String {
    language(
      "\(days), in \(deposits), out \(withdrawals)", "\(days), entrées \(deposits), sorties \(withdrawals)")
  }

  /// Rows that have the day and the amount of stored ones, or the day of a balance that was made by hand, and that were
  /// skipped or imported.
  func probable(_ count: Int, _ number: String, _ lines: String, isOfGoal: Bool, isImported: Bool) -> String {
    if isImported, !isOfGoal {
      return language(
        "warning: \(number) \(count == 1 ? "has" : "have") the day of a balance made by hand (\(lines))",
        "attention : \(number) \(count == 1 ? "ligne a" : "lignes ont") le jour d’un solde saisi (\(lines))")
    }
    if isImported {
      return language(
        "warning: \(number) \(count == 1 ? "has" : "have") the day and the amount of a stored row (\(lines))",
        "attention : \(number) \(count == 1 ? "ligne a" : "lignes ont") le jour et le montant d’une ligne déjà "
          + "présente (\(lines))")
    }
    return language(
      "skipped \(number): probably there already (\(lines))",
      "\(number) \(count == 1 ? "ignorée : probablement déjà présente" : "ignorées : probablement déjà présentes") "
        + "(\(lines))")
  }

  /// Rows of other accounts or currencies.
  func notChosen(_ count: Int, _ number: String, _ lines: String) -> String {
    language(
      "left out \(number): another account or currency (\(lines))",
      "\(number) \(count == 1 ? "laissée" : "laissées") de côté : autre compte ou autre devise (\(lines))")
  }

  /// Rows that aren't entries, and why.
  func leftOut(_ skip: BankFileSkip, _ count: Int, _ number: String, _ lines: String) -> String {
    let reason =
      switch skip {
      case .status(let status): language("status \(status.legible)", "état \(status.legible)")
      case .zeroAmount: language("the amount is zero", "montant nul")
      case .outsideTable: language("not a row of the table", "hors du tableau")
      case .balanceWithoutDay: language("a balance without a day", "un solde sans date")
      case .section(let name): language("section \(name.legible)", "section \(name.legible)")
      }
    return language(
      "left out \(number): \(reason) (\(lines))",
      "\(number) \(count == 1 ? "laissée" : "laissées") de côté : \(reason) (\(lines))")
  }
}

extension Toast {
  /// Files of banks were imported, in the words of the answer.
  public static func bankFilesImported(_ answer: String) -> Toast { Toast(answer) }
}

extension Strings {
  /// Texts of imports of files of banks.
  public var bankImport: BankImportStrings { BankImportStrings(language: language) }
}
