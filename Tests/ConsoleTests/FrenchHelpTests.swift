import Foundation
import Testing

@testable import modulo

/// What is said of the command line itself, in French.
@Suite struct FrenchHelpTests {
  private static let french = ["--locale", "fr_FR"]
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `every text of the grammar has its French`() async throws {
    let english = try await texts(["--experimental-dump-help"])
    let french = try await texts(["--experimental-dump-help"] + Self.french)
    #expect(english.count == french.count)
    // A word may be the same in both: "Budgets."
    let same = zip(english, french).filter { $0 == $1 && GrammarPhrases.french[$0] == nil }
    let untranslated = Set(same.map(\.0)).sorted()
    #expect(untranslated == [])
  }

  @Test func `so has every example that says what it does`() async throws {
    let english = try await modulo("goal", "edit", "--help").output
    let french = try await modulo.run(["goal", "edit", "--help"] + Self.french).output
    let examples = [english, french].map { Self.examples(in: $0) }
    #expect(examples[0].count == examples[1].count)
    let same = zip(examples[0], examples[1]).filter { $0 == $1 }.map(\.0)
    let areCommands = same.allSatisfy { $0.hasPrefix("    modulo ") }
    #expect(areCommands)
  }

  @Test func `so has every section of help`() async throws {
    let lines = [["--help-hidden"], ["--help-hidden"] + Self.french]
    let help = try await modulo.run(lines, environment: ["COLUMNS": "4000"])
    let rows = help.map { CommandTable.sectionRows(in: $0.output) }
    #expect(rows[0].map(\.name) == rows[1].map(\.name))
    let same = zip(rows[0], rows[1]).filter { $0.meaning == $1.meaning }.map(\.0.name)
    #expect(rows[0].count > 20)
    #expect(same == [])
  }

  @Test func `so has every usage error that the sources declare`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["Apps/Console", "Modules/CommandKit/Sources"].map { sources.appendingPathComponent($0) }
    let files = folders.flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    }
    let texts = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
    let messages = texts.flatMap { $0.matches(of: #/ValidationError\("([^"\\]+)"\)/#).map { String($0.1) } }
    let untranslated = messages.filter { GrammarPhrases.french[$0] == nil }
    #expect(messages.count > 20)
    #expect(untranslated == [])
  }

  @Test func `help is in French`() async throws {
    let help = try await modulo.run(["goal", "archive", "--help"] + Self.french).output
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "DESCRIPTION\u{A0}: Archive un objectif.")
    #expect(lines.contains("UTILISATION\u{A0}: modulo goal archive <objectif>"))
    #expect(lines.contains("ARGUMENTS\u{A0}:"))
    #expect(lines.contains("OPTIONS GLOBALES\u{A0}:"))
    #expect(lines.contains("  -h, --help              Affiche l’aide."))
  }

  @Test(arguments: [["goal", "list"], ["account", "list"], ["preview"]])
  func `between the values and the default stands what French puts before a semicolon`(_ line: [String]) async throws {
    let help = try await modulo.run(line + ["--help"] + Self.french, environment: ["COLUMNS": "4000"]).output
    #expect(help.contains("\u{A0}; par défaut\u{A0}: "))
    #expect(!help.contains(/[^\u{A0} ];/))
  }

  @Test(arguments: [
    (["goal", "shw"], "Argument inattendu : « shw ». Vouliez-vous dire « show » ?"),
    (["goal", "list", "--revrse"], "Option inconnue : « --revrse ». Vouliez-vous dire « --reverse » ?"),
    (["goal", "add", "X"], "Il manque l’argument « --target <montant> »"),
    (["goal", "list", "--sort", "size"], "La valeur « size » n’est pas valable pour « --sort <ordre> »"),
    (["goal", "add", " ", "--target", "5"], "La valeur «   » n’est pas valable pour « <nom> »"),
    (["goal", "list", "--time-zone", "Foo"], "La valeur « Foo » n’est pas valable pour « --time-zone <fuseau> »"),
    (["goal", "list", "--now", "foo"], "La valeur « foo » n’est pas valable pour « --now <instant> »"),
    (["goal", "edit", "1"], "Donnez ce qui change : « --name »"),
    (["goal", "chart", "1", "--page=-1"], "« --page » ne peut pas être négatif."),
    (["contribution", "list", "1", "--limit=-1"], "« --limit » et « --offset » ne peuvent pas être négatifs."),
    (["contribution", "edit", "1"], "Donnez ce qui change : « --amount »"),
    (["contribution", "import", "1", "f", "--deposit", "a"], "« --deposit » et « --withdrawal » vont ensemble."),
    (
      ["contribution", "import", "1", "f", "--deposit", "a", "--withdrawal", "b", "--amount", "c"],
      "« --amount » ne va pas avec"
    ),
  ])
  func `a line that isn't understood is refused in French`(_ line: [String], _ message: String) async throws {
    let answer = try await modulo.run(line + Self.french)
    #expect(answer.status == 64)
    #expect(answer.error.hasPrefix("Erreur : \(message)"), "\(answer.error)")
    #expect(answer.error.contains("Utilisation : modulo "))
  }

  @Test(arguments: [
    (
      "MODULO_NOW", "zz", ["--locale", "en_US"],
      "Error: The value 'zz' of the environment variable MODULO_NOW is invalid for '--now <instant>'\nHelp:  --now"
    ),
    (
      "MODULO_NOW", "zz", ["--locale", "fr_FR"],
      "Erreur : La valeur « zz » de la variable d’environnement MODULO_NOW n’est pas valable pour « --now <instant> »\n"
        + "Aide :  --now"
    ),
    ("LC_ALL", "zz_ZZ", [], "Error: The value 'zz_ZZ' of the environment variable LC_ALL is invalid for '--locale <"),
  ])
  func `a variable that means nothing is named`(
    _ name: String, _ value: String, _ options: [String], _ message: String
  ) async throws {
    let answer = try await modulo.run(["goal", "list"] + options, environment: [name: value], after: [])
    #expect(answer.status == 64)
    #expect(answer.error.hasPrefix(message), "\(answer.error)")
  }

  @Test(arguments: [
    ("no JSON", "Erreur : Le fichier de réglages PATH est incompréhensible : il doit être un objet JSON."),
    (
      #"{"currency": "EUR", "currency": "USD"}"#,
      "Erreur : Le fichier de réglages PATH est incompréhensible : « currency » y est deux fois."
    ),
    (
      #"{"currency": 3}"#,
      "Erreur : Le fichier de réglages PATH est incompréhensible : « currency » doit être un texte."
    ),
    (
      #"{"currency": "ZZZ"}"#,
      "Erreur : PATH : « ZZZ » n’est pas une valeur du réglage « currency » ; `modulo settings set currency ...` le corrige"
    ),
    (#"{"includePensions": "no"}"#, "Erreur : PATH : « no » n’est pas une valeur du réglage « includePensions »"),
  ])
  func `settings that can't be used are told in French`(_ text: String, _ message: String) async throws {
    let config = try modulo.file("settings.json", text)
    let environment = ["MODULO_CONFIG": config, "MODULO_CURRENCY": ""]
    let expected = message.replacing("PATH", with: config) + "\n"
    let asked = try await modulo.run(["goal", "list"] + Self.french, environment: environment)
    let surrounded = try await modulo.run(
      ["goal", "list"], environment: environment.merging(["LC_ALL": "fr_FR.UTF-8"]) { $1 }, after: [])
    for answer in [asked, surrounded] {
      #expect(answer.status == 78)
      #expect(answer.error == expected)
    }
  }

  @Test func `settings that mean nothing are told in the language that they choose, if they choose one`() async throws {
    let chosen = try modulo.file("settings.json", #"{"locale": "fr_FR", "timeZone": "Foo"}"#)
    let answer = try await modulo.run(["goal", "list", "--config", chosen], after: [])
    #expect(answer.error.contains("« Foo » n’est pas une valeur du réglage « timeZone »"))
    let unknown = try modulo.file("unknown.json", #"{"locale": "zz_ZZ"}"#)
    let other = try await modulo.run(
      ["goal", "list", "--config", unknown], environment: ["LC_ALL": "fr_FR.UTF-8"], after: [])
    #expect(other.error.contains("« zz_ZZ » n’est pas une valeur du réglage « locale »"))
  }

  @Test func `in ASCII the help is too`() async throws {
    let help = try await modulo.run(["--help", "--ascii"] + Self.french).output
    let isASCII = help.allSatisfy(\.isASCII)
    #expect(isASCII)
    #expect(help.contains("SOUS-COMMANDES, TOUS LES JOURS :"))
  }

  @Test func `the settings choose the language of help, and may be broken`() throws {
    let config = try modulo.file("settings.json", #"{"locale": "fr_FR"}"#)
    let broken = try modulo.file("broken.json", "no JSON")
    // Without the locale that the tests give with every line.
    let chosen = try modulo.shell("\"$0\" --config '\(config)' --help | grep -q UTILISATION")
    let refused = try modulo.shell("\"$0\" --config '\(broken)' --help | grep -q USAGE")
    #expect(chosen.status == 0)
    #expect(refused.status == 0)
  }

  /// The abstracts and discussions of all commands and arguments, in their order.
  private func texts(_ arguments: [String]) async throws -> [String] {
    try await CommandTable.commands(in: modulo.run(arguments).json()).flatMap { command in
      let arguments = command["arguments"] as? [[String: Any]] ?? []
      return ([command] + arguments).flatMap { [$0["abstract"], $0["discussion"]].compactMap { $0 as? String } }
    }
  }

  private static func examples(in help: String) -> [Substring] {
    let lines = help.split(separator: "\n")
    return lines.drop { !$0.hasPrefix("EXAMPLES") && !$0.hasPrefix("EXEMPLES") }.dropFirst().dropLast()
      .map { $0 }
  }
}
