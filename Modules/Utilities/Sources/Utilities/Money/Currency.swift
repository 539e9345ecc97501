/// An ISO 4217 currency: its three-letter code, and how many decimal digits its amounts have.
public struct Currency: Hashable, Sendable {
  /// The three letters, in capitals.
  public let code: String
  /// The number of decimal digits: 2 for EUR, 0 for JPY, 3 for BHD.
  public let exponent: Int

  /// The currency with this code, in any case; `nil` when ISO 4217 lists none.
  public init?(code: String) {
    let code = code.uppercased()
    guard let exponent = Self.exponents[code] else { return nil }
    self.code = code
    self.exponent = exponent
  }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

extension Currency {
  /// Every currency; those whose signs are most often meant first, then by code.
  public static let all: [Currency] = {
    let first = ["USD", "EUR", "GBP", "JPY", "SEK"]
    return (first + exponents.keys.filter { !first.contains($0) }.sorted()).compactMap(Currency.init(code:))
  }()

  /// Whether the code, in capitals, was that of a currency that is no longer in circulation and that tables of rates still
  /// have.
  public static func isFormer(_ code: String) -> Bool { former.contains(code) }

  private static let former = Set(
    """
    ATS AZM BEF BGL BYR CSK CYP DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF LVL MRO MTL MZM NLG PLZ PTE ROL RUR SDD \
    SIT SKK STD TMM TRL VEB VEF YUM ZMK ZWD ZWL
    """.split(separator: " ").map(String.init))

  /// Every circulating currency of ISO 4217, by code.
  private static let exponents: [String: Int] = {
    var table: [String: Int] = [:]
    for (exponent, codes) in codesByExponent {
      for code in codes.split(separator: " ") { table[String(code)] = exponent }
    }
    return table
  }()

  private static let codesByExponent: [(Int, String)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (
      2,
      """
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP \
      CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR \
      JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN \
      NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP \
      SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD YER ZAR ZMW ZWG
      """
    ),
  ]
}
