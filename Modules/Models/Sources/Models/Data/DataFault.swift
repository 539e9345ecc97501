/// A fault that a check found in the stored data.
public struct DataFault: Equatable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The file is inconsistent.
    case file
    /// A table or an index is missing, or differs from its definition.
    case structure
    /// A row refers to a row that doesn't exist.
    case reference
    /// A row doesn't match its checksum.
    case checksum
    /// A row has an invalid value.
    case value
    /// A derived total differs from the sum of its rows.
    case total
  }

  public let kind: Kind
  /// The table, index or column at fault; `nil` where none can be named.
  public let table: String?
  /// The row's number; `nil` where none can be named.
  public let number: Int?
  /// The location and the fault, in English, as the check reports it.
  public let detail: String

  public init(_ kind: Kind, table: String? = nil, number: Int? = nil, detail: String) {
    self.kind = kind
    self.table = table
    self.number = number
    self.detail = detail
  }
}
