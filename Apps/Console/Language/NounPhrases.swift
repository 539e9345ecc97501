import CommandKit
import ModuloModels
import ModuloUtilities

/// What help says of a noun's commands, in the words that all nouns share.
struct NounPhrases: Sendable {
  let language: Language
  private let noun: Noun
  private let nameLimit: Int
  private let labels: [@Sendable (Strings) -> String]

  /// - Parameters:
  ///   - nameLimit: The maximum length of a name.
  ///   - labels: The labels of the noun's fields.
  init(
    _ noun: Noun, nameLimit: Int, labels: [@Sendable (Strings) -> String] = [], in language: Language = .english
  ) {
    self.noun = noun
    self.nameLimit = nameLimit
    self.labels = labels
    self.language = language
  }

  /// The texts of a noun.
  var words: NounStrings { Strings(language).of(noun) }
  /// What the commands are about: `Groups.`
  var all: String { words.listTitle + "." }
  /// What a name may be.
  var name: String { words.nameRule(upTo: nameLimit) }
  /// That the deletion asks.
  var question: String { language("It asks first.", "Demande confirmation.") }
  /// What an option for a field is.
  func field(_ label: String) -> String { language("The field \"\(label)\".", "Le champ « \(label) ».") }

  /// Every text in French, by what it is in English.
  var french: [String: String] {
    Dictionary(zip(texts(in: .english), texts(in: .french))) { first, _ in first }
  }

  private func texts(in language: Language) -> [String] {
    let phrases = NounPhrases(noun, nameLimit: nameLimit, labels: labels, in: language)
    let words = phrases.words
    return [
      phrases.all, phrases.name, phrases.question, words.adding, words.listing, words.showing, words.editing,
      words.deleting, words.reference, language == .english ? noun.command : words.one,
    ] + labels.map { phrases.field($0(Strings(language))) }
  }
}

extension Noun {
  /// The word of the noun's commands, and of the paths of its screens: `savings-plan`.
  var command: String { name.replacing(" ", with: "-") }
}

extension ValidationError {
  /// An edit that changes nothing.
  static let nothingToChange = ValidationError("Give what to change.")
}
