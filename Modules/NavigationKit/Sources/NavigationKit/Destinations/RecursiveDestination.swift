/// A destination that only wraps others: an app's destination with one case per feature, say.
///
/// A ``NavigationRegistry`` that does not know the wrapper looks for what is inside.
public protocol RecursiveDestination {
  /// The wrapped destination.
  var unwrapped: any Hashable { get }
}
