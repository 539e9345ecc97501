import ModuloUtilities
import Testing

@testable import ModuloStores

/// The digest of a row is stored, so it is the same in every version.
@Suite struct RowDigestTests {
  /// As coreutils' sha256sum has them, of the texts, each with a NUL after it.
  @Test(arguments: [
    ("2026-04-01,5,Café\n", "dd13a44e7de7ae3082d9f9fe25647daf"),
    (" 2026-04-01 ,\"5\",Cafe\u{301},,\n", "dd13a44e7de7ae3082d9f9fe25647daf"),
    ("2026-04-01,,x\n", "e5f1ffb231fec2e3e51ae0caf8c77df3"), (",,\n", "e3b0c44298fc1c149afbf4c8996fb924"),
  ])
  func `a row has the digest of its texts`(_ text: String, _ expected: String) throws {
    var reader = CSVReader(source: MemoryByteSource(text))
    let row = try #require(try reader.next())
    #expect(row.digest == expected)
  }
}
