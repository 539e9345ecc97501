import CommandKit
import ModuloModels

extension CommandStrings {
  /// What the command line says in a language: the words of help and of usage errors, and the texts of the grammar.
  init(_ language: Language) {
    self.init()
    switch language {
    case .english: help.versionAbstract = "Show the version; with --verbose, also where the files are."
    case .french: speakFrench()
    }
  }

  private mutating func speakFrench() {
    help = .french
    errors = .french
    manual = .french
    let phrases = GrammarPhrases.french
    phrase = { phrases[$0] ?? $0 }
  }
}
