import ModuloUtilities

/// Why a setting could not be changed. The old value is kept, unless a case says otherwise.
public enum SettingsError: Error, Equatable, Sendable {
  /// The setting has no such value.
  case unusable(Setting, String)
  /// The settings file is malformed.
  case malformed(path: String, SettingsFault)
  /// The settings file can't be read.
  case unreadable(path: String)
  /// The settings file can't be written.
  case unwritable(path: String)
  /// The setting is changed, and the system failed to bring the name of the file to disk.
  case unsynchronized(path: String, reason: String)
  /// Another process held the settings longer than the timeout.
  case busy(path: String)
}

/// What is malformed in a settings file.
public enum SettingsFault: Equatable, Sendable {
  /// The file is no JSON object.
  case noObject
  /// An object has the key twice.
  case repeated(key: String)
  /// The value of the setting is no text.
  case noText(key: String)
  /// The file has more bytes than that.
  case tooLong(limit: Int)
}

extension SettingsError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.settings
    return switch self {
    case .unusable(let setting, let value):
      words.unusable(value, setting.rawValue) + Self.advice(setting, words)
    case .malformed(let path, let fault): words.malformed(path, Self.detail(fault, format))
    case .unreadable(let path): words.unreadable(path)
    case .unwritable(let path): words.unwritable(path)
    case .unsynchronized(let path, let reason): words.unsynchronized(path, reason.legible)
    case .busy(let path): words.busy(path)
    }
  }

  private static func detail(_ fault: SettingsFault, _ format: FormatContext) -> String {
    let words = format.strings.error.settings
    return switch fault {
    case .noObject: words.noObject
    case .repeated(let key): words.repeated(key)
    case .noText(let key): words.noText(key)
    case .tooLong(let limit): words.tooLong(format.strings.count.bytes(limit, format))
    }
  }

  private static func advice(_ setting: Setting, _ words: SettingsErrorStrings) -> String {
    switch setting {
    case .currency: words.example("EUR")
    case .locale: words.example("fr_FR")
    case .timeZone: words.example("Europe/Paris")
    case .weekStart, .theme, .feedback: words.choices(setting.choices.joined(separator: ", "))
    case .longSession: words.hours("\(LongSession.permitted.lowerBound)", "\(LongSession.permitted.upperBound)")
    // As they are typed, in every language; the file has true and false, which are read as well.
    case .accessible, .history, .onboarding: words.choices("on, off")
    }
  }
}

/// The messages when a setting could not be changed.
struct SettingsErrorStrings: Sendable {
  let language: Language

  func unusable(_ value: String, _ setting: String) -> String {
    language(
      "'\(value)' isn't a value for the setting '\(setting)'.",
      "« \(value) » n’est pas une valeur du réglage « \(setting) ».")
  }

  /// The suffix when the values can be listed.
  func choices(_ choices: String) -> String { language(" It can be \(choices).", " Valeurs possibles : \(choices).") }

  /// The suffix when there are too many values to list.
  func example(_ example: String) -> String {
    language(" It is written like \(example), or 'automatic'.", " Exemple : \(example), ou « automatic ».")
  }

  /// The suffix when the values are hours.
  func hours(_ least: String, _ most: String) -> String {
    language(" It is a number of hours from \(least) to \(most).", " C’est un nombre d’heures, de \(least) à \(most).")
  }

  func malformed(_ path: String, _ detail: String) -> String {
    language(
      "The settings file \(path) can't be understood: \(detail).",
      "Le fichier de réglages \(path) est incompréhensible : \(detail).")
  }

  var noObject: String { language("it has to be a JSON object", "il doit être un objet JSON") }
  func repeated(_ key: String) -> String { language("\"\(key)\" is there twice", "« \(key) » y est deux fois") }
  func noText(_ key: String) -> String { language("\"\(key)\" has to be a text", "« \(key) » doit être un texte") }
  func tooLong(_ limit: String) -> String { language("it has more than \(limit)", "il fait plus de \(limit)") }

  func unreadable(_ path: String) -> String {
    language("The settings file \(path) can't be read.", "Le fichier de réglages \(path) est illisible.")
  }

  func unwritable(_ path: String) -> String {
    language(
      "The settings file \(path) can't be written. Nothing was changed.",
      "Le fichier de réglages \(path) n’a pas pu être écrit. Rien n’a été modifié.")
  }

  func unsynchronized(_ path: String, _ reason: String) -> String {
    language(
      "The setting is changed. What failed after that: writing to disk (\(path): \(reason)).",
      "Le réglage est modifié. Ce qui a échoué ensuite : l’écriture sur le disque (\(path) : \(reason)).")
  }

  func busy(_ path: String) -> String {
    language(
      "Another program is changing the settings file \(path). Nothing was changed; try again.",
      "Un autre programme modifie le fichier de réglages \(path). Rien n’a été modifié ; réessayez.")
  }
}

extension ErrorStrings {
  var settings: SettingsErrorStrings { SettingsErrorStrings(language: language) }
}
