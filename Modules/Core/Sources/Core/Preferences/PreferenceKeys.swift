public import DependencyKit
public import Foundation
public import ModuloModels

/// The settings that decide how values are read and written.
public enum RegionPreferences {
  /// The ISO 4217 code a new goal gets when none is named.
  public static let currency = SharedKey<String?>("currency", default: nil)
  /// Such as `fr_FR`; without one the environment decides.
  public static let locale = SharedKey<String?>("locale", default: nil)
  /// Such as `Europe/Paris`; without one the system decides.
  public static let timeZone = SharedKey<String?>("timeZone", default: nil)
  /// Such as `monday`; without one the locale decides.
  public static let weekStart = SharedKey<String?>("weekStart", default: nil)
}

/// The settings that decide how the product looks and behaves.
public enum GeneralPreferences {
  /// The colour that stands out.
  public static let theme = SharedKey("theme", default: ThemeColor.standard)
  /// Whether charts are tables and bars are percentages, for screen readers.
  public static let accessible = SharedKey("accessible", default: false)
  /// How feedback is given.
  public static let feedback = SharedKey("feedback", default: FeedbackStyle.standard)
  /// The active time after which completing a session asks first.
  public static let longSession = SharedKey("longSession", default: LongSession.standard)
  /// Whether changes are kept as steps that can be undone.
  public static let history = SharedKey("history", default: true)
  /// Whether the welcome still has to be shown.
  public static let onboarding = SharedKey("onboarding", default: true)
}

/// The choices that a portfolio and its charts keep from one look to the next.
public enum PortfolioPreferences {
  /// Whether pensions count towards the net worth.
  public static let includePensions = SharedKey("includePensions", default: true)
  /// Whether mortgages count towards the net worth.
  public static let includeMortgage = SharedKey("includeMortgage", default: true)
  /// The range of the chart of the net worth.
  public static let chartRange = SharedKey<ChartRange?>("chartRange", default: nil)

  /// The range of the chart of one account; removed with the account.
  public static func chartRange(of account: UUID) -> SharedKey<ChartRange?> {
    SharedKey("chartRange.\(account.uuidString.lowercased())", default: nil)
  }
}

// The types of settings that the models have.

extension ModuloModels.LongSession: @retroactive DependencyKit.SharedValue {
  /// Hours in digits: `8`.
  public init?(sharedText text: String) {
    guard let hours = Int(text), text == "\(hours)" else { return nil }
    self.init(hours: hours)
  }

  public var sharedText: String? { "\(hours)" }
}

extension ModuloModels.FeedbackStyle: @retroactive DependencyKit.SharedValue {
  /// The style of a text; a file of before has true or false there.
  public init?(sharedText text: String) { self.init(text: text) }
}

extension ModuloModels.ThemeColor: @retroactive DependencyKit.SharedValue {}
extension ModuloModels.ChartRange: @retroactive DependencyKit.SharedValue {}
