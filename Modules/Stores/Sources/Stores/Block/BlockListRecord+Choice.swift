import Foundation
import ModuloModels
import ModuloUtilities

extension BlockError {
  /// The error for a repository's error about a block, or about the group that it is to be in.
  init(_ error: RepositoryError, during operation: NamedOperation, in group: NamedReference?) {
    self =
      switch error {
      case .owner(let error): BlockError(BlockGroupError(error, during: .reading(group?.text ?? "")))
      case .forbidden(.noSuchPlace(let count)): .rule(.noSuchPlace(count: count))
      case .notFound, .unknownName, .ambiguous, .duplicate, .belowMinimum, .forbidden, .storage:
        BlockError(error, during: operation)
      }
  }
}

extension BlockListRecord {
  /// The group that a reference names.
  ///
  /// - Throws: ``Failure/reference(_:_:)``.
  func group(_ reference: NamedReference) throws(BlockError) -> BlockGroupDomain {
    do throws(RepositoryError) {
      let chosen = try reference.choice(of: groups.map(\.group))
      guard let group = groups.first(where: { $0.group.id == chosen.id }) else { throw .notFound }
      return group.toDomain()
    } catch {
      throw BlockError(BlockGroupError(error, during: .reading(reference.text)))
    }
  }

  /// The block that a reference names.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  func block(_ reference: BlockReference) throws(BlockError) -> BlockDomain {
    do throws(RepositoryError) {
      let chosen = try reference.choice(among: blocks.map(\.block), in: groups.map(\.group))
      guard let block = blocks.first(where: { $0.block.id == chosen.id }) else { throw .notFound }
      return block.toDomain()
    } catch {
      throw BlockError(error, during: .reading(reference.text))
    }
  }
}
