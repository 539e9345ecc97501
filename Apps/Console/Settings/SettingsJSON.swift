import ModuloModels
import ModuloSettings
import ModuloUtilities

/// The documents of `settings` commands. An automatic setting is null, a switch is a boolean, hours are a number.
enum SettingsJSON {
  /// A setting, and its text; `nil` for an automatic one.
  typealias Value = (setting: Setting, text: String?)

  static let list = Document<[Setting: String]>(
    "settings-list", "Every setting; null is automatic", [Member("settings", .object(members)) { $0 }])

  static let value = Document("settings-value", "One setting as it stands; null is automatic", row)

  static let schemas = [list.schema, value.schema]

  static func list(_ text: (Setting) -> String?) -> JSONValue {
    list.json(Dictionary(Setting.allCases.compactMap { setting in text(setting).map { (setting, $0) } }) { $1 })
  }

  /// A setting by itself.
  static let row: [Member<Value>] = [
    Member("key", .choice) { $0.setting },
    Member("value", Shape([.init("type", ["string", "integer", "boolean", "null"])]) { $0 }) {
      $0.setting.json($0.text)
    },
  ]

  private static let members: [Member<[Setting: String]>] = Setting.allCases.map { setting in
    Member(setting.rawValue, Shape(setting.schema) { $0 }) { setting.json($0[setting]) }
  }
}

extension Setting {
  fileprivate func json(_ text: String?) -> JSONValue {
    switch self {
    case .currency, .locale, .timeZone, .weekStart, .theme, .feedback: JSONValue(text)
    case .longSession: JSONValue(text.flatMap { Int($0) })
    case .accessible, .history, .onboarding: .bool(text == "true")
    }
  }

  fileprivate var schema: [JSONValue.Member] {
    switch self {
    case .currency: Shape<Currency?>.optional(.currency).schema
    case .locale, .timeZone: Shape<String?>.optional(.text).schema
    case .weekStart:
      Shape<String?>.optional(.choice(Weekday.allCases.map { "\($0)" })).described("Null for that of the locale.")
        .schema
    case .theme: Shape<ThemeColor>.choice.schema
    case .feedback: Shape<FeedbackStyle>.choice.schema
    case .longSession:
      Shape<Int>.integer
        .bounded(["minimum": LongSession.permitted.lowerBound, "maximum": LongSession.permitted.upperBound])
        .described("Hours.").schema
    case .accessible, .history, .onboarding: Shape<Bool>.flag.schema
    }
  }
}

extension SettingsListScreen: ListScreen {
  var csv: [[String]]? { SettingsJSON.row.csv(Setting.allCases.map { ($0, viewModel.text(of: $0)) }) }

  var json: JSONValue? { SettingsJSON.list(viewModel.text(of:)) }
}

extension SettingScreen: LinkedScreen {
  var json: JSONValue? { SettingsJSON.value.json((viewModel.setting, viewModel.text)) }
}
