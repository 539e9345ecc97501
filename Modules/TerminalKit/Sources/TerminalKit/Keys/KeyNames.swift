/// What keys are called in a language.
///
/// ```swift
/// let french = KeyNames(["enter": "entrée", "shift": "maj"])
/// french.name(of: .enter)    // entrée
/// french.name(of: "q")       // q
/// ```
public struct KeyNames: Sendable {
  private let names: [String: String]

  /// Names in the place of those in ``Key/description``; what isn't among them keeps its own. Without any, the names are
  /// the English ones.
  ///
  /// - Parameter names: By the English name of a key or a modifier.
  public init(_ names: [String: String] = [:]) {
    self.names = names
  }

  /// The name of a key with those that are held: `maj+tab`.
  public func name(of key: Key) -> String {
    key.parts.map { names[$0] ?? $0 }.joined(separator: "+")
  }
}
