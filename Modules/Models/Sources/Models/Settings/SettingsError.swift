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
    case .theme: words.choices(setting.choices.joined(separator: ", "))
    case .longSession: words.hours("\(LongSession.permitted.lowerBound)", "\(LongSession.permitted.upperBound)")
    // As they are typed, in every language; the file has true and false, which are read as well.
    case .accessible, .feedback, .onboarding: words.choices("on, off")
    }
  }
}

/// The messages when a setting could not be changed.
struct SettingsErrorStrings: Sendable {
  let unusable: @Sendable (_ value: String, _ setting: String) -> String
  /// The suffix when the values can be listed.
  let choices: @Sendable (_ choices: String) -> String
  /// The suffix when there are too many values to list.
  let example: @Sendable (_ example: String) -> String
  /// The suffix when the values are hours.
  let hours: @Sendable (_ least: String, _ most: String) -> String
  let malformed: @Sendable (_ path: String, _ detail: String) -> String
  let noObject: String
  let repeated: @Sendable (_ key: String) -> String
  let noText: @Sendable (_ key: String) -> String
  let tooLong: @Sendable (_ limit: String) -> String
  let unreadable: @Sendable (_ path: String) -> String
  let unwritable: @Sendable (_ path: String) -> String
  let unsynchronized: @Sendable (_ path: String, _ reason: String) -> String
  let busy: @Sendable (_ path: String) -> String
}

extension SettingsErrorStrings {
  static let english = SettingsErrorStrings(
    unusable: { value, setting in "'\(value)' isn't a value for the setting '\(setting)'." },
    choices: { choices in " It can be \(choices)." },
    example: { example in " It is written like \(example), or 'automatic'." },
    hours: { least, most in " It is a number of hours from \(least) to \(most)." },
    malformed: { path, detail in "The settings file \(path) can't be understood: \(detail)." },
    noObject: "it has to be a JSON object",
    repeated: { key in "\"\(key)\" is there twice" },
    noText: { key in "\"\(key)\" has to be a text" },
    tooLong: { limit in "it has more than \(limit)" },
    unreadable: { path in "The settings file \(path) can't be read." },
    unwritable: { path in "The settings file \(path) can't be written. Nothing was changed." },
    unsynchronized: { path, reason in
      "The setting is changed. What failed after that: writing to disk (\(path): \(reason))."
    },
    busy: { path in "Another program is changing the settings file \(path). Nothing was changed; try again." })

  static let french = SettingsErrorStrings(
    unusable: { value, setting in "« \(value) » n’est pas une valeur du réglage « \(setting) »." },
    choices: { choices in " Valeurs possibles : \(choices)." },
    example: { example in " Exemple : \(example), ou « automatic »." },
    hours: { least, most in " C’est un nombre d’heures, de \(least) à \(most)." },
    malformed: { path, detail in "Le fichier de réglages \(path) est incompréhensible : \(detail)." },
    noObject: "il doit être un objet JSON",
    repeated: { key in "« \(key) » y est deux fois" },
    noText: { key in "« \(key) » doit être un texte" },
    tooLong: { limit in "il fait plus de \(limit)" },
    unreadable: { path in "Le fichier de réglages \(path) est illisible." },
    unwritable: { path in "Le fichier de réglages \(path) n’a pas pu être écrit. Rien n’a été modifié." },
    unsynchronized: { path, reason in
      "Le réglage est modifié. Ce qui a échoué ensuite : l’écriture sur le disque (\(path) : \(reason))."
    },
    busy: { path in
      "Un autre programme modifie le fichier de réglages \(path). Rien n’a été modifié ; réessayez."
    })
}
