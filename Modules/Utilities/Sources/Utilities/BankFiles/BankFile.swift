/// A file of a bank whose kind and reading are decided.
public struct BankFile: Sendable {
  /// Opens the file from its first byte on; called once for each pass.
  public typealias Opener = @Sendable () throws(ByteSourceError) -> any ByteSource

  /// What the file is.
  public let kind: BankFileKind
  /// What was decided about the file, and by what.
  public let evidence: [BankFileEvidence]
  /// The layout of a CSV file with all that was decided, as the variant of a profile has it; nil for other kinds.
  public let options: BankFileOptions?
  /// The order of the rows of a CSV file; nil where it isn't known, and for other kinds.
  public let rowOrder: BankFileRowOrder?
  private let open: Opener
  private let makeReader: @Sendable (any ByteSource) throws(BankFileError) -> any BankFileReader

  init(
    kind: BankFileKind, evidence: [BankFileEvidence] = [], options: BankFileOptions? = nil,
    rowOrder: BankFileRowOrder? = nil, open: @escaping Opener,
    makeReader: @escaping @Sendable (any ByteSource) throws(BankFileError) -> any BankFileReader
  ) {
    self.kind = kind
    self.evidence = evidence
    self.options = options
    self.rowOrder = rowOrder
    self.open = open
    self.makeReader = makeReader
  }

  /// Reads the items from the first one on.
  public func reader() throws(BankFileError) -> any BankFileReader {
    try makeReader(try source())
  }

  /// The bytes from the first one on.
  func source() throws(BankFileError) -> any ByteSource {
    do { return try open() } catch { throw .unreadable(error) }
  }
}

/// The kind of a file of a bank, by its content.
public enum BankFileKind: Hashable, Sendable {
  /// Rows of fields; the name of the profile whose columns it has, nil for none.
  case csv(profile: String?)
  /// OFX 1 (SGML), OFX 2 (XML) and QFX.
  case ofx
  /// Quicken Interchange Format.
  case qif
  /// camt.052, camt.053 or camt.054.
  case camt(Int)
  /// MT940 or MT942.
  case mt940
}
