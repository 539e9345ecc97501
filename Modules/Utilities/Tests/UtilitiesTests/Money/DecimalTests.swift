import Foundation
import ModuloUtilities
import Testing

@Suite struct DecimalTests {
  @Test(arguments: [
    ("0.125", 2, "0.13"), ("-0.125", 2, "-0.13"), ("0.1249", 2, "0.12"), ("2.5", 0, "3"), ("-2.5", 0, "-3"),
    ("-0.004", 2, "0"), ("1250", -2, "1300"),
  ])
  func `a half is rounded away from zero`(text: String, scale: Int, expected: String) throws {
    let found = try decimal(text).rounded(scale: scale).description
    #expect(found == expected)
  }
}
