import DependencyKit
import Foundation
import ModuloCore
import ModuloModels

extension AppComposition {
  /// The language for what is said of a command line itself: help, the version, what can't be understood.
  ///
  /// As for output, the flag beats the settings, and these the environment. Nothing is refused here: a locale or
  /// settings that mean nothing are told by the command that needs them.
  static func language(for arguments: [String], _ variables: [String: String]) -> Language {
    let words = Array(arguments.prefix { $0 != "--" })
    let named = value(of: "--locale", in: words) ?? keptLocale(words, variables) ?? Region.locale(in: variables)?.name
    return named.map { Language(Locale(identifier: $0)) } ?? .english
  }

  private static func keptLocale(_ words: [String], _ variables: [String: String]) -> String? {
    if words.contains("--mock") { return nil }
    var options = GlobalOptions()
    let config = value(of: "--config", in: words) ?? variables["MODULO_CONFIG"]
    options.config = config.flatMap(PathArgument.init(argument:))
    do {
      let url = FileLocations(options, variables).settings
      let text = try FileSharedStorage(settings: url).read()[RegionPreferences.locale.name]
      return text.flatMap { Setting.locale.value(of: $0) ?? nil }
    } catch {
      return nil
    }
  }

  /// The value of an option on a line that may not be well-formed; of several the last one.
  private static func value(of option: String, in words: [String]) -> String? {
    var value: String?
    for (index, word) in words.enumerated() {
      if word == option { value = words.dropFirst(index + 1).first ?? value }
      if word.hasPrefix("\(option)=") { value = String(word.dropFirst(option.count + 1)) }
    }
    return value
  }
}
