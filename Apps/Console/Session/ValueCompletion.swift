import CommandKit
import Foundation
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import NavigationKit

extension CompletionKind {
  /// Every currency, by code.
  static let currencies = CompletionKind.custom { _ in ValueCompletion.currencies }
  /// The values of the setting that the line names.
  static let settingValues = CompletionKind.custom { ValueCompletion.settingValues($0) }
  /// Every locale.
  static let locales = CompletionKind.custom { _ in ValueCompletion.locales }
  /// Every time zone.
  static let timeZones = CompletionKind.custom { _ in ValueCompletion.timeZones }
  /// The colours of blocks, by family and by shade.
  static let blockColors = CompletionKind.custom { _ in
    ValueCompletion.candidates(BlockColorFamily.allCases.map(\.rawValue) + BlockColor.all.map(\.key))
  }
  /// The profiles of banks: those that come with the program, and one's own.
  static let profiles = CompletionKind.custom {
    ValueCompletion.candidates(BankProfile.shipped.map(\.name) + ValueCompletion.ownProfiles($0))
  }
  /// The profiles of one's own.
  static let ownProfiles = CompletionKind.custom { ValueCompletion.candidates(ValueCompletion.ownProfiles($0)) }
  /// The icons of blocks.
  static let blockIcons = CompletionKind.custom { _ in ValueCompletion.candidates(BlockIcon.all.map(\.key)) }
  /// The paths of the screens that are about no row.
  static let screens = CompletionKind.custom { _ in
    ValueCompletion.candidates(AppDestination.paths.map(\.pattern).filter { !$0.contains(":") })
  }
  /// The links that are about no row.
  static let links = CompletionKind.custom { _ in
    ValueCompletion.candidates(AppDestination.links.examples.filter { !$0.contains("/:") })
  }
}

/// The values that a shell offers without reading the data.
enum ValueCompletion {
  static var currencies: [CompletionCandidate] { candidates(Currency.all.map(\.code)) }

  static var locales: [CompletionCandidate] { candidates(Locale.availableIdentifiers.sorted()) }

  static var timeZones: [CompletionCandidate] { candidates(TimeZone.knownTimeZoneIdentifiers) }

  /// None where the line names no setting.
  static func settingValues(_ context: CompletionContext) -> [CompletionCandidate] {
    let automatic = candidates([Setting.automatic])
    return switch context.words.compactMap(Setting.init(rawValue:)).last {
    case .currency: automatic + currencies
    case .locale: automatic + locales
    case .timeZone: automatic + timeZones
    case .weekStart: candidates(Setting.weekStart.choices)
    case .theme: candidates(Setting.theme.choices)
    case .feedback: candidates(Setting.feedback.choices)
    case .accessible, .history, .onboarding: candidates(["on", "off"])
    case .longSession: candidates(LongSession.permitted.map { "\($0)" })
    case nil: []
    }
  }

  /// None where their folder can't be read: the command itself will say why.
  static func ownProfiles(_ context: CompletionContext) -> [String] {
    do { return try AppComposition.bankProfileNames(in: context.locations) } catch { return [] }
  }

  static func candidates(_ words: [String]) -> [CompletionCandidate] { words.map { CompletionCandidate($0) } }
}
