/// A place to navigate to, as a value: usually an enum with one case per screen.
///
/// It identifies itself, so two equal destinations are the same item to a list or a sheet, in every run.
public protocol DestinationItem: Hashable, Identifiable, Sendable where ID == Self {}

extension DestinationItem {
  /// The destination itself.
  public var id: Self { self }
}
