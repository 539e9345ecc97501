import ModuloUtilities
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [("USD", 2), ("eur", 2), ("JPY", 0), ("BHD", 3), ("KRW", 0), ("TND", 3)])
  func `a currency knows its decimals`(_ code: String, _ exponent: Int) {
    let found = Currency(code: code)?.exponent
    #expect(found == exponent)
  }

  @Test(arguments: ["", "XXX", "EURO", "usd ", "€"]) func `what ISO 4217 doesn't list is no currency`(_ code: String) {
    let found = Currency(code: code)
    #expect(found == nil)
  }

  @Test(arguments: ["HRK", "DEM", "LTL"]) func `a former currency is known as such, and is none`(_ code: String) {
    #expect(Currency.isFormer(code))
    #expect(Currency(code: code) == nil)
  }

  @Test(arguments: ["EUR", "USD", "UDS", "", "hrk"]) func `no other text is a former currency`(_ code: String) {
    #expect(!Currency.isFormer(code))
  }
}
