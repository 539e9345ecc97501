import ModuloModels
import ModuloUtilities

/// JSON output of `settings` commands. An automatic setting is null, a switch is a boolean, hours
/// are a number.
enum SettingsJSON {
  static func list(_ text: (Setting) -> String?) -> JSONValue {
    let members = Setting.allCases.map { JSONValue.Member($0.rawValue, value($0, text($0))) }
    return .object(schema + [.init("settings", .object(members))])
  }

  static func value(_ text: String?, of setting: Setting) -> JSONValue {
    .object(schema + [.init("key", .string(setting.rawValue)), .init("value", value(setting, text))])
  }

  private static func value(_ setting: Setting, _ text: String?) -> JSONValue {
    switch setting {
    case .currency, .locale, .timeZone, .theme: JSONValue(text)
    case .longSession: JSONValue(text.flatMap { Int($0) })
    case .accessible, .feedback, .onboarding: .bool(text == "true")
    }
  }
}
