import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloUtilities
import TerminalKit

extension KeyBindingTable where Action == ScreenAction {
  /// The keys of a list of stored sessions.
  ///
  /// - Parameters:
  ///   - selected: The selected session; `nil` without one.
  ///   - block: The block of all of them; `nil` for sessions of several blocks, where time is added to that of the
  ///     selected one.
  ///   - day: The day that time is added to; `nil` for today.
  init(
    sessions selected: TrackingSessionDetailedDomain?, of block: BlockDomain?, on day: CalendarDay? = nil,
    _ words: KeyStrings
  ) {
    let session = selected.map { NumberReference.id($0.id) }
    self.init(
      session.map { KeyBinding(.enter, "\(words.edit)", .present(.trackingSession(.update($0)))) },
      (block ?? selected?.block).map {
        KeyBinding("a", "\(words.addTime)", .present(.trackingSession(.create(block: $0.reference, on: day))))
      },
      session.map { KeyBinding("x", "\(words.split)", .present(.trackingSession(.split($0))), isProminent: false) },
      session.map { KeyBinding("J", "\(words.join)", .present(.trackingSession(.join($0))), isProminent: false) },
      session.map { KeyBinding("d", "\(words.delete)", .ask(.trackingSession(.deletion($0)))) })
  }
}
