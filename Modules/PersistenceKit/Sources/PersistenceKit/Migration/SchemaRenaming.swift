/// A table or column that only changes its name between two versions, and keeps what it holds. A name that one of the
/// versions lacks is `misuse` when an older file is opened. The table is made anew, as by a change of another kind.
public enum SchemaRenaming: Sendable, Hashable {
  /// The table `old` of the earlier version is `new` in the later one.
  case table(_ old: String, to: String)
  /// The column `old` of the earlier version is `to` in the later one's table `in`, by that table's new name.
  case column(_ old: String, to: String, in: String)
}
