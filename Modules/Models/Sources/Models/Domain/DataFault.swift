/// One thing that a check found wrong with the stored data.
public struct DataFault: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The file contradicts itself.
    case file
    /// A table or an index is missing, or is not as it was made.
    case structure
    /// A row belongs to one that isn't there.
    case reference
    /// A row is not what was written.
    case checksum
    /// A row holds a value without meaning.
    case value
    /// A derived total differs from the rows it is made of.
    case total
  }

  public let kind: Kind
  /// The table, index or column it is in; `nil` where none can be named.
  public let table: String?
  /// The row's number; `nil` where none can be named.
  public let number: Int?
  /// Where and what, in the English words of whoever found it.
  public let detail: String

  public init(_ kind: Kind, table: String? = nil, number: Int? = nil, detail: String) {
    self.kind = kind
    self.table = table
    self.number = number
    self.detail = detail
  }
}
