import ModuloUtilities
import Testing

@Suite struct BankProfileTests {
  @Test func `every shipped profile is read as it is written`() throws {
    for profile in BankProfile.shipped {
      let again = try BankProfile(json: profile.json())
      #expect(again == profile)
    }
    let names = Set(BankProfile.shipped.map(\.name))
    let count = BankProfile.shipped.count
    #expect(names.count == count)
  }
}
