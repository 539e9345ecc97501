import Foundation
public import ModuloUtilities

extension ICalendar {
  /// A calendar that is written at a moment.
  public init(stamp: Instant, events: [Event]) {
    self.init(product: "-//Modulo//Modulo//EN", stamp: stamp, events: events)
  }
}

extension UUID {
  /// What a later calendar knows the event of a row by.
  var eventID: String { "\(uuidString.lowercased())@modulo" }
}
