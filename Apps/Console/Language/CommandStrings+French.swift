import CommandKit

extension CommandStrings.Help {
  static let french: Self = {
    var help = CommandStrings.english.help
    help.overview = "DESCRIPTION\u{A0}:"
    help.usage = "UTILISATION\u{A0}:"
    help.also = "AUSSI\u{A0}:"
    help.arguments = "ARGUMENTS\u{A0}:"
    help.options = "OPTIONS\u{A0}:"
    help.globalOptions = "OPTIONS GLOBALES\u{A0}:"
    help.namedOptions = { "\($0.joined(separator: ", ")). Voir « \($1) »." }
    help.subcommands = "SOUS-COMMANDES\u{A0}:"
    help.defaultSubcommand = { "\($0) (par défaut)" }
    help.shortcuts = "RACCOURCIS\u{A0}:"
    help.examples = "EXEMPLES\u{A0}:"
    help.optionGroup = { "\($0.uppercased())\u{A0}:" }
    help.subcommandGroup = { "SOUS-COMMANDES, \($0.uppercased())\u{A0}:" }
    help.subcommandPlaceholder = "sous-commande"
    help.defaultValue = { "par défaut\u{A0}: \($0)" }
    help.allowedValues = { "valeurs\u{A0}: \($0.joined(separator: ", "))" }
    help.aliases = { "aussi\u{A0}: \($0.joined(separator: ", "))" }
    help.noteSeparator = "\u{A0}; "
    help.environment = { "variable\u{A0}: \($0)" }
    help.versionAbstract = "Affiche la version, avec --verbose les chemins."
    help.helpAbstract = "Affiche l’aide."
    help.helpCommandAbstract = "Affiche l’aide d’une sous-commande."
    help.manualAbstract = "Écrit une page de manuel, pour « man -l - »."
    help.footer = { "« \($0) » affiche l’aide détaillée." }
    return help
  }()
}

extension CommandStrings.Manual {
  static let french: Self = {
    var manual = CommandStrings.english.manual
    manual.name = "NOM"
    manual.synopsis = "SYNOPSIS"
    manual.description = "DESCRIPTION"
    manual.options = "OPTIONS"
    manual.commands = "COMMANDES"
    manual.globalOptions = "OPTIONS GLOBALES"
    manual.environment = "ENVIRONNEMENT"
    manual.examples = "EXEMPLES"
    return manual
  }()
}

extension CommandStrings.Errors {
  static let french: Self = {
    var errors = CommandStrings.english.errors
    errors.error = { "Erreur : \($0)" }
    errors.help = { "Aide :  \($0)  \($1)" }
    errors.usage = "Utilisation :"
    errors.footer = { "« \($0) » en dit plus." }
    errors.unknownOption = { "Option inconnue : « \($0) »" }
    errors.noSimilarOption = { "\($0). Aucune option au nom proche ne peut être proposée." }
    errors.unexpectedArgument = { "Argument inattendu : « \($0) »" }
    errors.unexpectedArguments = { "\($0.count) arguments inattendus : \(quoted($0))" }
    errors.didYouMean = { "\($0). Vouliez-vous dire « \($1) » ?" }
    errors.didYouMeanOneOf = { message, commands in
      "\(message). Vouliez-vous dire l’une de ces commandes ?\n" + commands.map { "  - \($0)" }.joined(separator: "\n")
    }
    errors.useQuotes = { "\($0). Une valeur de plusieurs mots se met entre guillemets\u{A0}: \($1)" }
    errors.missingValue = { "Il manque la valeur de « \($0) »" }
    errors.missingArgument = { "Il manque l’argument « \($0) »" }
    errors.missingOneOf = { "Il manque l’un de ceux-ci : \(quoted($0))" }
    errors.invalidValue = { "La valeur « \($0) » n’est pas valable pour « \($1) »" }
    errors.invalidEnvironment = { value, variable, argument in
      "La valeur « \(value) » de la variable d’environnement \(variable) n’est pas valable pour « \(argument) »"
    }
    errors.reason = { "\($0) : \($1)" }
    errors.provideOneOf = { "\($0). Donnez l’une de ces valeurs : \(quoted($1))." }
    errors.unsupportedShell = { shell, all in
      let problem = shell.map { "Il n’y a pas de script de complétion pour « \($0) »." }
      return (problem ?? "L’interpréteur de commandes en usage n’est pas reconnu.")
        + "\nDonnez --generate-completion-script=<shell> avec l’un de ceux-ci :\n    \(all.joined(separator: " "))"
    }
    errors.contradictoryFlags = { "« \($1) » ne va pas avec « \($0) »" }
    errors.unexpectedValue = { "L’option « \($0) » ne prend pas de valeur, et « \($1) » a été donné." }
    return errors
  }()

  private static func quoted(_ words: [String]) -> String { words.map { "« \($0) »" }.joined(separator: ", ") }
}
