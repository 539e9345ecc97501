/// Places where a manifest names what it declares. A manifest is a program, so this is a guess, and the top of the file where
/// nothing is like the name.
struct ManifestPlaces: Sendable {
  private let mentions: [ManifestMention]
  private let top: SourceLocation

  /// Linear in the text.
  init(_ source: SourceFile) {
    mentions = ManifestMention.all(in: source)
    top = SourceLocation(file: source.path, line: 1, column: 1)
  }

  func location(ofTarget name: String) -> SourceLocation { declaration(ofTarget: name)?.location ?? top }

  /// The place of a dependency: in the call that declares its target; else where no target is declared, such as in a list
  /// that several have; else the next one after the target.
  func location(ofDependency name: String, in target: String) -> SourceLocation {
    let start = declaration(ofTarget: target)
    let named = mentions.filter { $0.text == name && $0.location != start?.location }
    let inCall = named.first { start?.call?.contains($0.index) ?? false }
    let shared = named.first { $0.isFree }
    let next = named.first { $0.location > start?.location ?? top }
    return (inCall ?? shared ?? next)?.location ?? start?.location ?? top
  }

  /// The name of a target by `name:`; else the first argument of a call, as a table of modules has it; else what the name
  /// begins with there, such as `"Cart"` in `.feature("Cart")` of the target `CartFeature`; else any mention.
  private func declaration(ofTarget name: String) -> ManifestMention? {
    let exact = mentions.filter { $0.text == name }
    let beginnings = mentions.filter { $0.isFirstArgument && !$0.text.isEmpty && name.hasPrefix($0.text) }
    let longest = beginnings.map(\.text.count).max()
    let rows = beginnings.filter { $0.text.count == longest }
    let row = rows.first { mention in
      let rest = name.dropFirst(mention.text.count).lowercased()
      return !rest.isEmpty && !mention.callee.isEmpty && rest.hasPrefix(mention.callee.lowercased())
    }
    return exact.first { $0.declaresTarget && $0.isInTargets } ?? exact.first(where: \.declaresTarget)
      ?? exact.first { $0.isName && !$0.isOfProduct }
      ?? exact.first(where: \.isFirstArgument) ?? row ?? rows.first ?? exact.first
  }
}
