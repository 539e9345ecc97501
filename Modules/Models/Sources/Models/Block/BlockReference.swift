public import Foundation
public import ModuloUtilities

/// A reference to a block, as a ``NamedReference`` is one to other rows, or `group/block` with a reference to its group
/// before it, where a name stands in two groups.
public struct BlockReference: Hashable, Sendable {
  /// The text, for messages.
  public let text: String
  /// The possible meanings of the text, in the order of lookup.
  private let meanings: [Meaning]

  private struct Meaning: Hashable {
    /// `nil` for any group.
    let group: NamedReference?
    let block: NamedReference
  }

  /// The block with this id.
  ///
  /// - Parameter name: What messages call the block; `nil` for its id, which only a user who typed it knows.
  public static func id(_ id: UUID, named name: String? = nil) -> BlockReference {
    BlockReference(text: name ?? id.uuidString, meanings: [Meaning(group: nil, block: .id(id))])
  }

  private init(text: String, meanings: [Meaning]) {
    self.text = text
    self.meanings = meanings
  }

  /// - Throws: ``ReferenceProblem/unreadable(_:)`` for a text that is not a valid reference.
  public init(reading text: String) throws(BlockError) {
    guard let reference = BlockReference(text) else { throw .unreadableReference(text) }
    self = reference
  }

  /// - Returns: `nil` for a text that is not a valid reference, neither as a whole nor before and after a slash.
  public init?(_ text: String) {
    let whole = NamedReference(text).map { [Meaning(group: nil, block: $0)] } ?? []
    let paths = text.indices.filter { text[$0] == "/" }.compactMap { slash -> Meaning? in
      guard let group = NamedReference(String(text[..<slash])),
        let block = NamedReference(String(text[text.index(after: slash)...]))
      else { return nil }
      return Meaning(group: group, block: block)
    }
    if whole.isEmpty, paths.isEmpty { return nil }
    self.init(text: whole.first?.block.text ?? text, meanings: whole + paths)
  }

  /// The same reference, for which the names of block and group may fit no more loosely than this.
  public func fitting(_ fit: NameFit) -> BlockReference {
    BlockReference(
      text: text, meanings: meanings.map { Meaning(group: $0.group?.fitting(fit), block: $0.block.fitting(fit)) })
  }

  /// References are equal that mean the same, whatever messages call it.
  public static func == (first: BlockReference, second: BlockReference) -> Bool { first.meanings == second.meanings }

  public func hash(into hasher: inout Hasher) { hasher.combine(meanings) }

  /// A text that means the same: the id of a block that is known by it, else the text itself.
  public var path: String {
    guard let meaning = meanings.first, meaning.group == nil else { return text }
    return if case .id? = meaning.block.meanings.first { meaning.block.path } else { text }
  }

  /// The one block that the reference names, of all that there are.
  ///
  /// A block of this name wins over a group and a block; the candidates of an ambiguous one are named `group/block`.
  ///
  /// - Throws: As ``NamedReference/choice(among:)``.
  public func choice(among blocks: [BlockEntity], in groups: [BlockGroupEntity]) throws(RepositoryError) -> BlockEntity
  {
    let owners = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    let rows = blocks.compactMap { block in owners[block.groupID].map { BlockPath(block: block, group: $0) } }
    var missing = RepositoryError.notFound
    for meaning in meanings {
      guard let rows = try Self.rows(rows, in: meaning.group, of: groups) else { continue }
      if let row = try meaning.block.match(of: rows) { return row.block }
      if missing == .notFound { missing = meaning.block.missing(among: rows) }
    }
    throw missing
  }

  /// The blocks of the group that a reference names; all without one, `nil` where it names no group.
  private static func rows(
    _ rows: [BlockPath], in reference: NamedReference?, of groups: [BlockGroupEntity]
  ) throws(RepositoryError) -> [BlockPath]? {
    guard let reference else { return rows }
    guard let group = try reference.match(of: groups) else { return nil }
    return rows.filter { $0.group.id == group.id }
  }
}

/// A block, as candidates name it.
private struct BlockPath: Named, Identifiable {
  let block: BlockEntity
  let group: BlockGroupEntity

  var id: UUID { block.id }
  var number: Int64 { block.number }
  var name: String { "\(group.name)/\(block.name)" }
  var nameKey: String { block.nameKey }
}
