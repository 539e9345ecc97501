public import ModuloUtilities

/// The limits of a list of entries, as they were typed. `nil` is no limit.
public struct EntryFilterInput: Hashable, Sendable {
  /// The first day.
  public var since: String?
  /// The last day.
  public var until: String?
  /// A part of the name or note.
  public var text: String?
  /// The least amount, in units of each entry's own currency.
  public var minimum: String?
  /// The greatest amount, in the same units.
  public var maximum: String?

  /// Limits of a list; none by default.
  public init(
    since: String? = nil, until: String? = nil, text: String? = nil, minimum: String? = nil, maximum: String? = nil
  ) {
    self.since = since
    self.until = until
    self.text = text
    self.minimum = minimum
    self.maximum = maximum
  }

  /// No limits.
  public static let all = EntryFilterInput()
}

/// A limit of a list of entries, named as on the command line and in links.
public enum EntryLimit: String, CaseIterable, Sendable {
  /// The first day.
  case since
  /// The last day.
  case until
  /// A part of the name or note.
  case search
  /// The least amount.
  case min
  /// The greatest amount.
  case max
}

extension EntryFilterInput {
  /// A limit as it was typed; `nil` for none.
  public subscript(limit: EntryLimit) -> String? {
    get {
      switch limit {
      case .since: since
      case .until: until
      case .search: text
      case .min: minimum
      case .max: maximum
      }
    }
    set {
      switch limit {
      case .since: since = newValue
      case .until: until = newValue
      case .search: text = newValue
      case .min: minimum = newValue
      case .max: maximum = newValue
      }
    }
  }

  /// The limits in words, for the head of their list: `First day: Mar 1, 2026 · At least: 100`; `nil` for none.
  ///
  /// - Parameter days: The days that the limits mean.
  public func text(_ format: FormatContext, days: ClosedRange<CalendarDay>?) -> String? {
    var shown = self
    if since != nil { shown.since = (days?.lowerBound).map(format.day) }
    if until != nil { shown.until = (days?.upperBound).map(format.day) }
    let limits = EntryLimit.allCases.compactMap { limit in
      shown[limit].map { format.titled(format.strings.entryFilter.name(of: limit), $0.singleLine) }
    }
    return limits.isEmpty ? nil : limits.joined(separator: " · ")
  }
}

/// The words of the limits of a list of entries.
public struct EntryFilterStrings: Sendable {
  let language: Language

  /// Title of the form.
  public var title: String { language("Filter", "Filtre") }

  /// Name of a limit.
  public func name(of limit: EntryLimit) -> String {
    switch limit {
    case .since: language("First day", "Premier jour")
    case .until: language("Last day", "Dernier jour")
    case .search: language("Contains", "Contient")
    case .min: language("At least", "Au moins")
    case .max: language("At most", "Au plus")
    }
  }
}

extension Strings {
  /// Texts of the limits of a list of entries.
  public var entryFilter: EntryFilterStrings { EntryFilterStrings(language: language) }
}
