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

  @Test(arguments: [
    ("USD", ["usd", "$", "US$"]), ("CAD", ["$", "CA$"]), ("EUR", ["€", "eur"]), ("SEK", ["kr", "kr."]), ("INR", ["₹"]),
  ])
  func `a file writes a currency by its code or one of its signs`(_ code: String, _ texts: [String]) throws {
    let currency = try #require(Currency(code: code))
    let others = ["", "£", "GBP", "x"].filter { currency.isWritten($0) }
    let own = texts.filter { currency.isWritten($0) }
    #expect(own == texts)
    #expect(others == [])
  }

  @Test(arguments: ["HRK", "DEM", "LTL"]) func `a former currency is known as such, and is none`(_ code: String) {
    #expect(Currency.isFormer(code))
    #expect(Currency(code: code) == nil)
  }

  @Test(arguments: ["EUR", "USD", "UDS", "", "hrk"]) func `no other text is a former currency`(_ code: String) {
    #expect(!Currency.isFormer(code))
  }
}
