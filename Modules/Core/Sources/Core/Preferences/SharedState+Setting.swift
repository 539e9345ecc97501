public import DependencyKit
public import Foundation
public import ModuloModels
import ModuloUtilities

// Settings by name and value, as typed.

extension SharedState {
  /// A setting's value as the file has it; `nil` for one that is automatic.
  public func text(of setting: Setting) -> String? {
    switch setting {
    case .currency: self[RegionPreferences.currency]
    case .locale: self[RegionPreferences.locale]
    case .timeZone: self[RegionPreferences.timeZone]
    case .weekStart: self[RegionPreferences.weekStart]
    case .theme: self[GeneralPreferences.theme].sharedText
    case .accessible: self[GeneralPreferences.accessible].sharedText
    case .feedback: self[GeneralPreferences.feedback].sharedText
    case .longSession: self[GeneralPreferences.longSession].sharedText
    case .history: self[GeneralPreferences.history].sharedText
    case .onboarding: self[GeneralPreferences.onboarding].sharedText
    }
  }

  /// The settings that are on or off.
  fileprivate nonisolated static let switches = [
    GeneralPreferences.accessible, GeneralPreferences.history, GeneralPreferences.onboarding,
    PortfolioPreferences.includePensions, PortfolioPreferences.includeMortgage,
  ]

  /// A setting that is on or off, a style of feedback or a number of hours, and is kept with another text;
  /// nil where every text can be read.
  public var unreadableSetting: (name: String, text: String)? {
    let (hours, feedback) = (GeneralPreferences.longSession.name, GeneralPreferences.feedback.name)
    for name in Self.switches.map(\.name) + [feedback, hours] {
      guard let text = self[SharedKey<String?>(name, default: nil)] else { continue }
      let isReadable =
        switch name {
        case hours: LongSession(sharedText: text) != nil
        case feedback: FeedbackStyle(sharedText: text) != nil
        default: Bool(sharedText: text) != nil
        }
      if !isReadable { return (name, text) }
    }
    return nil
  }

  /// Sets a value, as typed. It holds once it is kept: when that fails, the old value stays.
  public func set(_ text: String, for setting: Setting) throws(SettingsError) {
    guard let value = setting.value(of: text) else { throw .unusable(setting, text) }
    do {
      try set(value, for: SharedKey<String?>(setting.rawValue, default: nil))
    } catch {
      throw SettingsError(error)
    }
  }
}

extension FileSharedStorage {
  /// The storage of the settings in a file. One that this version knows has to be a text, or true or false.
  public init(settings url: URL) {
    self.init(url: url, names: Setting.allCases.map(\.rawValue) + SharedState.switches.map(\.name))
  }
}

extension Setting {
  /// The value to keep for a text as typed: `.some(nil)` for a setting that becomes automatic, `nil` for a text that is
  /// no value of the setting.
  public func value(of text: String) -> String?? {
    switch self {
    case .currency, .locale, .timeZone:
      if text.lowercased() == Setting.automatic { return .some(nil) }
      return region(text).map { .some($0) }
    case .weekStart: return choice(text.lowercased()).map { $0 == Setting.automatic ? nil : $0 }
    case .longSession: return LongSession(sharedText: text).map(\.sharedText)
    case .feedback: return FeedbackStyle(text: text.lowercased()).map(\.sharedText)
    case .theme, .accessible, .history, .onboarding: return choice(text.lowercased()).map { .some($0) }
    }
  }

  private func region(_ text: String) -> String? {
    // The system's readers stop at a NUL, and take the text before it.
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return nil }
    return switch self {
    case .currency: Currency(code: text)?.code
    case .locale: Locale(identifier: text).language.languageCode?.isISOLanguage == true ? text : nil
    case .timeZone: TimeZone(identifier: text).map { _ in text }
    case .weekStart, .theme, .accessible, .feedback, .longSession, .history, .onboarding: nil
    }
  }

  private func choice(_ text: String) -> String? {
    let switches = ["on": "true", "off": "false"]
    let text = choices.contains("true") ? switches[text] ?? text : text
    return choices.contains(text) ? text : nil
  }
}

extension SettingsError {
  /// The error of settings that could not be read or kept.
  public init(_ error: SharedStateError) {
    switch error {
    case .malformed(let path, let fault): self = .malformed(path: path, SettingsFault(fault))
    case .unreadable(let path): self = .unreadable(path: path)
    case .unwritable(let path): self = .unwritable(path: path)
    case .unsynchronized(let path, let reason): self = .unsynchronized(path: path, reason: reason)
    case .busy(let path): self = .busy(path: path)
    }
  }
}

extension SettingsFault {
  fileprivate init(_ fault: SharedStateFault) {
    self =
      switch fault {
      case .noObject: .noObject
      case .repeated(let key): .repeated(key: key)
      case .noText(let key): .noText(key: key)
      case .tooLong(let limit): .tooLong(limit: limit)
      }
  }
}
