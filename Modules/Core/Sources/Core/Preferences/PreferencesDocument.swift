import Foundation
import ModuloModels

/// The settings file as it is: the settings we know, and whatever else is in it, which is kept.
struct PreferencesDocument: Codable {
  private var members: [String: Member]

  init() { members = [:] }

  init(from decoder: any Decoder) throws { members = try [String: Member](from: decoder) }

  func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }

  /// The texts, by name; `true` and `false` count as such.
  var texts: [String: String] { members.compactMapValues(\.text) }

  /// A setting of ours that is no text; `nil` when all are.
  var misfit: String? {
    let names = Setting.allCases.map(\.rawValue) + Preferences.switches.map(\.name)
    return names.first { name in members[name].map { $0.text == nil } ?? false }
  }

  mutating func set(_ text: String?, for name: String) { members[name] = text.map(Member.text) }

  /// A value of JSON.
  private indirect enum Member: Codable {
    case text(String)
    case bool(Bool)
    case number(Decimal)
    case list([Member])
    case object([String: Member])
    case null

    var text: String? {
      switch self {
      case .text(let text): text
      case .bool(let isTrue): isTrue.description
      case .number, .list, .object, .null: nil
      }
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let isTrue = try? value.decode(Bool.self) {
        self = .bool(isTrue)
      } else if let number = try? value.decode(Decimal.self) {
        self = .number(number)
      } else if let list = try? value.decode([Member].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: Member].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .text(let text): try value.encode(text)
      case .bool(let isTrue): try value.encode(isTrue)
      case .number(let number): try value.encode(number)
      case .list(let list): try value.encode(list)
      case .object(let members): try value.encode(members)
      case .null: try value.encodeNil()
      }
    }
  }
}
