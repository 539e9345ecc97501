public import ModuloModels
import ModuloNavigation
public import TerminalKit

/// The main screens of day blocks, each of which leads to the others.
public enum TimePlace: CaseIterable, Sendable {
  /// The running session.
  case tracking
  /// Today.
  case day
  /// The blocks by their groups.
  case blocks
  /// The month of today.
  case calendar
  /// The sums of time.
  case sums
}

extension TimePlace {
  /// The keys that lead to the other places.
  ///
  /// - Parameter isProminent: Whether they have a place in the status line, as where there is little else to do.
  public func others(_ words: KeyStrings, isProminent: Bool = false) -> ScreenKeys {
    ScreenKeys(
      Self.allCases.filter { $0 != self }.map {
        var binding = $0.binding(words)
        binding.isProminent = isProminent
        return binding
      })
  }

  private func binding(_ words: KeyStrings) -> KeyBinding<ScreenAction> {
    switch self {
    case .tracking: KeyBinding("T", "\(words.tracking)", .replace(.tracking(.running)))
    case .day: KeyBinding("Y", "\(words.day)", .replace(.day(.details(nil))))
    case .blocks: KeyBinding("B", "\(words.blocks)", .replace(.block(.list(group: nil))))
    case .calendar: KeyBinding("C", "\(words.calendar)", .replace(.timeSummary(.calendar(nil))))
    case .sums: KeyBinding("S", "\(words.sums)", .replace(.timeSummary(.sums)))
    }
  }
}
