/// Ready contracts for three schools. A contract file builds on one with `"extends"`, and says with `"groups"` which
/// modules play which part.
public enum Preset: String, Sendable, CaseIterable {
  /// Layers from the screens down to the storage, none skipped, doubles in modules of their own.
  case layered
  /// Modules in parts: interface, sources and composition.
  case tma
  /// The domain innermost; data and presentation know it, and not each other.
  case clean

  /// The contract file as text, with comments: what `architect init` prints, and what `"extends"` reads. It ends without
  /// a line break.
  public var text: String {
    switch self {
    case .layered: Self.layeredText
    case .tma: Self.tmaText
    case .clean: Self.cleanText
    }
  }
}
