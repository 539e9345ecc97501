import ModuloModels
import ModuloUtilities

extension BlockDraft {
  /// A new block as it will be stored; its group and its position are the repository's.
  ///
  /// - Throws: The first rule that it breaks.
  func checked() throws(BlockError) -> BlockEntity {
    guard let name = try checkedName() else { throw .rule(.missingName) }
    let icon = icon ?? .fitting(name) ?? .standard
    return BlockDomain(id: id, groupID: id, name: name, icon: icon, color: color ?? .standard).toEntity()
  }

  /// The name as it will be stored; `nil` for the stored one.
  ///
  /// - Parameter present: The stored block, whose name may stay; `nil` for a new one.
  /// - Throws: The first rule that it breaks.
  func checkedName(keeping present: BlockDomain? = nil) throws(BlockError) -> String? {
    guard let name else { return nil }
    if name.isBlank { throw .rule(.missingName) }
    do throws(NameError) {
      return try name.checkedName(keeping: present?.name, upTo: Self.nameLimit)
    } catch {
      throw .input(.name(error))
    }
  }

  /// The block with what is given, and otherwise as it is stored.
  ///
  /// - Parameter name: The checked name.
  func applied(to block: BlockEntity, name: String?) -> BlockEntity {
    var changed = block
    changed.name = name ?? block.name
    changed.icon = icon.map { Int64($0.index) } ?? block.icon
    changed.color = color.map { Int64($0.index) } ?? block.color
    return changed
  }

  /// Whether the name breaks no rule for new names.
  var hasUsableName: Bool { name.map { $0.isName && $0.count <= Self.nameLimit } ?? true }
}
