import ModuloModels
import ModuloUtilities

extension BlockDraft {
  /// The block as it will be stored; its group and its position are the repository's.
  ///
  /// - Parameter present: The stored block, whose name may stay; `nil` for a new one.
  /// - Throws: The first rule that it breaks.
  func checked(keeping present: BlockDomain? = nil) throws(BlockError) -> BlockEntity {
    if name.isBlank { throw .missingName }
    do throws(NameError) {
      let name = try name.checkedName(keeping: present?.name, upTo: Self.nameLimit)
      return BlockDomain(id: id, groupID: present?.groupID ?? id, name: name, icon: icon, color: color).toEntity()
    } catch {
      throw .unusableName(error)
    }
  }

  /// Whether the name breaks no rule for new names.
  var hasUsableName: Bool { name.isName && name.count <= Self.nameLimit }
}
