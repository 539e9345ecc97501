import ModuloModels
import ModuloUtilities

extension BlockGroupDraft {
  /// The group as it will be stored; its position is the repository's.
  ///
  /// - Parameter present: The stored group, whose name may stay; `nil` for a new one.
  /// - Throws: The first rule that it breaks.
  func checked(keeping present: BlockGroupDomain? = nil) throws(BlockGroupError) -> BlockGroupEntity {
    if name.isBlank { throw .rule(.missingName) }
    do throws(NameError) {
      let name = try name.checkedName(keeping: present?.name, upTo: Self.nameLimit)
      return BlockGroupEntity(id: id, name: name, position: 0)
    } catch {
      throw .input(.name(error))
    }
  }

  /// Whether the name breaks no rule for new names.
  var hasUsableName: Bool { name.isName && name.count <= Self.nameLimit }
}
