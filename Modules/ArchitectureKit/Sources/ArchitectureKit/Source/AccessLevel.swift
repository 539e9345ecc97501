/// The access level of a declaration or an import, as Swift writes it.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  /// Everyone, and other modules may inherit and override; never of an import.
  case `open`
  /// Everyone who imports the module.
  case `public`
  /// The modules of the same package.
  case `package`
  /// The module itself; what a declaration without a level usually is.
  case `internal`
  /// The file.
  case `fileprivate`
  /// The declaration around it, and its extensions in the same file.
  case `private`
}
