/// A file of a bank whose kind and reading are decided.
public struct BankFile: Sendable {
  /// Opens the file from its first byte on; called once for each pass.
  public typealias Opener = @Sendable () throws(ByteSourceError) -> any ByteSource

  /// What the file is.
  public let kind: BankFileKind
  private let open: Opener
  private let makeReader: @Sendable (any ByteSource) throws(BankFileError) -> any BankFileReader

  /// Reads the items from the first one on.
  public func reader() throws(BankFileError) -> any BankFileReader {
    let source: any ByteSource
    do { source = try open() } catch { throw .unreadable(error) }
    return try makeReader(source)
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
