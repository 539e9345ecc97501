import Foundation
import ModuloModels
import ModuloUtilities

/// The blocks that the rows of a file can name.
struct BlockIndex {
  /// The block of a row.
  enum Owner: Hashable {
    /// A stored one.
    case stored(UUID)
    /// One that isn't there, with its name.
    case new(String, in: Group)
  }

  /// The group of a new block.
  enum Group: Hashable {
    /// A stored one.
    case stored(UUID)
    /// One that isn't there, with its name.
    case new(String)
  }

  typealias Problem = TrackingSessionRowProblem

  private let groups: [UUID: BlockGroupEntity]
  private let groupIDs: [String: UUID]
  private let blocks: [BlockEntity]
  private let named: [String: [BlockEntity]]
  private let makesMissing: Bool
  private let newBlocksGroupID: UUID

  /// - Parameter makesMissing: Whether a name that isn't there is that of a new block, or of a new group.
  init(_ owners: BlockOwnersRecord, makingMissing makesMissing: Bool) {
    groups = Dictionary(owners.groups.map { ($0.id, $0) }) { first, _ in first }
    groupIDs = Dictionary(owners.groups.map { ($0.nameKey, $0.id) }) { first, _ in first }
    blocks = owners.blocks
    named = Dictionary(grouping: owners.blocks, by: \.nameKey)
    self.makesMissing = makesMissing
    newBlocksGroupID = owners.newBlocksGroupID
  }

  /// The group that a text names exactly, by its name, its full id or `#5`.
  func group(_ text: String) throws(Problem) -> Group {
    let id: UUID? =
      switch NumberReference(text) {
      case .number(let number) where text.hasPrefix("#"): groups.values.first { $0.number == number }?.id
      case .id(let id): groups[id]?.id
      case .number, nil: nil
      }
    if let id = groupIDs[text.folded] ?? id { return .stored(id) }
    guard makesMissing, text.isNewName else { throw .unknownGroup(text) }
    return .new(try name(text, upTo: BlockGroupDraft.nameLimit))
  }

  /// The block that a text names exactly, by its name, its full id or `#5`, or by `group/block`. A name takes precedence:
  /// an exported file has the names of blocks, whatever these look like.
  ///
  /// - Parameter group: The only group whose blocks count; `nil` for all.
  func block(_ text: String, in group: Group?) throws(Problem) -> Owner {
    if case .new? = group { return try newBlock(text, in: group) }
    var found = named[text.folded, default: []]
    if case .stored(let id)? = group { found.removeAll { $0.groupID != id } }
    if found.count > 1 { throw .ambiguousBlock(text, candidates: candidates(found)) }
    if let block = found.first ?? numbered(text, in: group) ?? (group == nil ? inGroup(text) : nil) {
      return .stored(block.id)
    }
    return try newBlock(text, in: group)
  }

  /// The block with the number or the id.
  private func numbered(_ text: String, in group: Group?) -> BlockEntity? {
    let found: BlockEntity? =
      switch NumberReference(text) {
      case .number(let number) where text.hasPrefix("#"): blocks.first { $0.number == number }
      case .id(let id): blocks.first { $0.id == id }
      case .number, nil: nil
      }
    return found.flatMap { group == nil || group == .stored($0.groupID) ? $0 : nil }
  }

  /// The block in `group/block`.
  private func inGroup(_ text: String) -> BlockEntity? {
    for (groupID, name) in paths(text) {
      if let block = named[name.folded]?.first(where: { $0.groupID == groupID }) { return block }
    }
    return nil
  }

  /// The groups that are there, with what stands after each and a slash.
  private func paths(_ text: String) -> [(groupID: UUID, name: String)] {
    text.indices.filter { text[$0] == "/" }.compactMap { slash in
      groupIDs[String(text[..<slash]).trimmed.folded].map { ($0, String(text[text.index(after: slash)...]).trimmed) }
    }
  }

  private func newBlock(_ text: String, in group: Group?) throws(Problem) -> Owner {
    guard makesMissing, text.isNewName else { throw .unknownBlock(text, candidates: nearest(text, in: group)) }
    if group == nil, let path = paths(text).first, !path.name.isEmpty {
      return .new(try name(path.name, upTo: BlockDraft.nameLimit), in: .stored(path.groupID))
    }
    return .new(try name(text, upTo: BlockDraft.nameLimit), in: group ?? .stored(newBlocksGroupID))
  }

  /// The name as it will be stored.
  private func name(_ text: String, upTo limit: Int) throws(Problem) -> String {
    do { return try text.checkedName(keeping: nil, upTo: limit) } catch { throw .name(text, error) }
  }

  /// The blocks that a text would match on a command line, where a beginning suffices, and `5` for `#5`; by number.
  private func nearest(_ text: String, in group: Group?) -> [Candidate] {
    let key = text.folded
    var found = blocks.filter { $0.nameKey.hasPrefix(key) }
    if case .number(let number)? = NumberReference(text) { found += blocks.filter { $0.number == number } }
    return candidates(found.filter { group == nil || group == .stored($0.groupID) })
  }

  private func candidates(_ found: [BlockEntity]) -> [Candidate] {
    let numbered = Dictionary(found.map { ($0.number, $0) }) { first, _ in first }
    return numbered.keys.sorted().compactMap { number in
      guard let block = numbered[number], let group = groups[block.groupID] else { return nil }
      return Candidate(number: Int(number), name: "\(group.name)/\(block.name)")
    }
  }
}

extension String {
  /// Whether a block or a group that isn't there can have the name: it is no number and no id of one.
  fileprivate var isNewName: Bool {
    switch NumberReference(self) {
    case .number: !hasPrefix("#")
    case .id: false
    case nil: true
    }
  }
}
