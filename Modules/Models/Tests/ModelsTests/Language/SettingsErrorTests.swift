import ModuloModels
import ModuloModelsMocks
import Testing

/// Why a setting could not be changed, or the settings can't be used.
@Suite struct SettingsErrorTests {
  @Test(arguments: [
    (
      SettingsError.malformed(path: "p", .noObject),
      "The settings file p can't be understood: it has to be a JSON object.",
      "Le fichier de réglages p est incompréhensible : il doit être un objet JSON."
    ),
    (
      .malformed(path: "p", .repeated(key: "k")), "The settings file p can't be understood: \"k\" is there twice.",
      "Le fichier de réglages p est incompréhensible : « k » y est deux fois."
    ),
    (
      .malformed(path: "p", .noText(key: "k")), "The settings file p can't be understood: \"k\" has to be a text.",
      "Le fichier de réglages p est incompréhensible : « k » doit être un texte."
    ),
    (
      .malformed(path: "p", .tooLong(limit: 1_000)),
      "The settings file p can't be understood: it has more than 1,000 bytes.",
      "Le fichier de réglages p est incompréhensible : il fait plus de 1\u{202F}000 octets."
    ),
  ])
  func `what is malformed is said in both languages`(_ error: SettingsError, _ english: String, _ french: String) {
    let texts = [FormatContext.english, .french].map { error.text($0) }
    #expect(texts == [english, french])
  }

  @Test func `hours name the numbers that can be chosen`() {
    let texts = [FormatContext.english, .french].map { SettingsError.unusable(.longSession, "x").text($0) }
    #expect(
      texts == [
        "'x' isn't a value for the setting 'longSession'. It is a number of hours from 1 to 24.",
        "« x » n’est pas une valeur du réglage « longSession ». C’est un nombre d’heures, de 1 à 24.",
      ])
  }

  @Test(arguments: [Setting.accessible, .history, .onboarding])
  func `a switch names the words that are typed`(_ setting: Setting) {
    let error = SettingsError.unusable(setting, "x")
    let texts = [FormatContext.english, .french].map { error.text($0) }
    let name = setting.rawValue
    #expect(
      texts == [
        "'x' isn't a value for the setting '\(name)'. It can be on, off.",
        "« x » n’est pas une valeur du réglage « \(name) ». Valeurs possibles : on, off.",
      ])
  }
}
