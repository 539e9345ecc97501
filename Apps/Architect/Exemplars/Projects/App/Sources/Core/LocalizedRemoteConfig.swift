import Foundation

/// Texts of the remote configuration: a JSON object of language to text.
enum LocalizedRemoteConfig {
  /// The text in a language, such as `en`; nil for a language that is missing, and for JSON that is something else.
  static func text(_ json: String, language: String) -> String? {
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))[language]
    } catch {
      return nil
    }
  }
}
