public import Foundation
import ModuloUtilities

/// A reference to what a target is of.
public enum TargetReference: Hashable, Sendable {
  /// A block.
  case block(BlockReference)
  /// A group of blocks.
  case group(NamedReference)
  /// A block of that name, else a group.
  ///
  /// The reference to a group is of the same text; `nil` where none can be called so.
  case either(BlockReference, group: NamedReference?)

  /// The text, for messages.
  public var text: String {
    switch self {
    case .block(let reference), .either(let reference, _): reference.text
    case .group(let reference): reference.text
    }
  }

  /// A block of a text, else a group.
  ///
  /// - Throws: ``ReferenceProblem/unreadable(_:)`` for a text that is no reference.
  public static func reading(_ text: String) throws(BlockError) -> TargetReference {
    .either(try BlockReference(reading: text), group: NamedReference(text))
  }

  /// A text that means the same.
  public var path: String {
    switch self {
    case .block(let reference), .either(let reference, _): reference.path
    case .group(let reference): reference.path
    }
  }
}

/// A block or a group that a target is of.
public struct TargetOwner: Identifiable, Hashable, Sendable {
  /// What it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// One block.
    case block
    /// All blocks that are in a group now, with all of their time.
    case group
  }

  /// What it is.
  public let kind: Kind
  /// The identifier of the block or the group.
  public let id: UUID
  /// Its short number.
  public let number: Int
  /// Its name.
  public let name: String

  /// Creates the owner of a target.
  public init(_ kind: Kind, id: UUID, number: Int, name: String) {
    self.kind = kind
    self.id = id
    self.number = number
    self.name = name
  }

  /// A block.
  public init(_ block: BlockEntity) { self.init(.block, id: block.id, number: Int(block.number), name: block.name) }

  /// A group.
  public init(_ group: BlockGroupEntity) {
    self.init(.group, id: group.id, number: Int(group.number), name: group.name)
  }

  /// The name on one line, for messages.
  public var title: String { name.singleLine }

  /// The reference to it by its id, which messages call by its name.
  public var reference: TargetReference {
    switch kind {
    case .block: .block(.id(id, named: name))
    case .group: .group(.id(id, named: name))
    }
  }
}

extension TargetReference {
  /// The one block or group that the reference names. Where it may be either, a block counts, but for a group of exactly
  /// that name where the block's only begins so.
  ///
  /// - Throws: As ``NamedReference/choice(of:)``.
  public func choice(
    among blocks: [BlockEntity], in groups: [BlockGroupEntity]
  ) throws(RepositoryError) -> TargetOwner {
    switch self {
    case .block(let reference): return TargetOwner(try reference.choice(among: blocks, in: groups))
    case .group(let reference): return TargetOwner(try reference.choice(of: groups))
    case .either(let reference, let named):
      let key = reference.text.folded
      let group = groups.first { $0.nameKey == key }
      if let group, !blocks.contains(where: { $0.nameKey == key }) { return TargetOwner(group) }
      do throws(RepositoryError) {
        return TargetOwner(try reference.choice(among: blocks, in: groups))
      } catch .notFound {
        return try Self.group(named, of: groups, or: .notFound)
      } catch .unknownName(let nearest) {
        return try Self.group(named, of: groups, or: .unknownName(nearest: nearest))
      }
    }
  }

  private static func group(
    _ reference: NamedReference?, of groups: [BlockGroupEntity], or error: RepositoryError
  ) throws(RepositoryError) -> TargetOwner {
    // A number is that of a block.
    guard let reference, NumberReference(reference.text) == nil else { throw error }
    do throws(RepositoryError) { return TargetOwner(try reference.choice(of: groups)) } catch {
      if case .ambiguous = error { throw error }
    }
    throw error
  }
}
