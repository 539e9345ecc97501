import CommandKit
import ModuloModels

extension CommandStrings {
  /// The texts of the command line in a language: those of help and of usage errors, and of the grammar.
  init(_ language: Language) {
    self.init()
    switch language {
    case .english: speakEnglish()
    case .french: speakFrench()
    }
  }

  private mutating func speakEnglish() {
    help.versionAbstract = "Show the version; with --verbose, paths too."
    errors.noSimilarOption = { "\($0). No option with a similar name can be suggested." }
    errors.useQuotes = { "\($0). A value of several words needs quotes: \($1)" }
  }

  private mutating func speakFrench() {
    help = .french
    errors = .french
    manual = .french
    let phrases = GrammarPhrases.french
    phrase = { phrases[$0] ?? $0 }
  }
}
