import CommandKit
import Foundation
import Testing

/// The types of the standard library and Foundation that a word is read as.
@Suite struct StandardValueTests {
  static let lengths: [(String, Duration)] = [
    ("90m", .seconds(5_400)), ("1h30", .seconds(5_400)), ("1h30m", .seconds(5_400)), ("1H30M", .seconds(5_400)),
    ("1h 30m", .seconds(5_400)),
    ("1.5h", .seconds(5_400)), ("PT1H30M", .seconds(5_400)), ("pt90m", .seconds(5_400)), ("1h90m", .seconds(9_000)),
    ("45s", .seconds(45)), ("2m30", .seconds(150)), ("2min", .seconds(120)), ("250ms", .milliseconds(250)),
    ("1s250ms", .milliseconds(1_250)), ("0s", .zero), ("-90m", .seconds(-5_400)), ("+1h", .seconds(3_600)),
    ("-PT1H", .seconds(-3_600)), ("P1DT2H", .seconds(93_600)), ("P2W", .seconds(1_209_600)), ("2d", .seconds(172_800)),
    ("1d12", .seconds(129_600)), ("PT1.5S", .milliseconds(1_500)), ("PT1,5S", .milliseconds(1_500)),
    ("0.1s", .milliseconds(100)), ("1.0000000000000000000000s", .seconds(1)),
    ("0.000000000000000001s", Duration(secondsComponent: 0, attosecondsComponent: 1)),
    ("9223372036854775807s", .seconds(Int64.max)),
  ]

  @Test(arguments: lengths) func `a length of time is read exactly`(_ text: String, _ length: Duration) {
    #expect(Duration(argument: text) == length)
  }

  static let noLengths =
    [
      ("90", "it has no unit, as in '90m' or '1h30m'"), ("1.5", "it has no unit, as in '90m' or '1h30m'"),
      ("P1M", "months and years have no fixed length"), ("P1Y2M", "months and years have no fixed length"),
      ("9223372036854775808s", "it is longer, or finer, than can be counted"),
      ("99999999999999999999999999999999999999999h", "it is longer, or finer, than can be counted"),
      ("0.0000000000000000001s", "it is longer, or finer, than can be counted"),
    ]
    + [
      "", "h", "-", "1x", "1h1h", "30m1h", "1.5h30m", "1..5h", "1.h", ".5h", "1h30x", "45s30", "1w2", "٣h", "P", "PT",
      "P1DT",
      "P1H", "PT1D", "PT1H30", "PT1MS", "1h-30m", "--1h", "1 h", "h1", "1h ", " 1h", "1h  30m", "ninety",
    ]
    .map { ($0, "a length of time is written like '90m', '1h30m' or '45s'") }

  @Test(arguments: noLengths) func `a text that is no length of time is refused with its reason`(
    _ text: String, _ reason: String
  ) {
    #expect(Duration(argument: text) == nil)
    #expect(Duration.refusal(of: text) == reason)
  }

  static let lengthTexts: [(Duration, String)] = [
    (.seconds(5_400), "1h30m"), (.seconds(45), "45s"), (.zero, "0s"), (.milliseconds(-250), "-0.25s"),
    (.seconds(3_600), "1h"), (.seconds(3_601), "1h1s"), (.seconds(129_600), "36h"), (.milliseconds(60_001), "1m0.001s"),
  ]

  @Test(arguments: lengthTexts) func `a default length of time is written as it is read`(
    _ length: Duration, _ text: String
  ) {
    #expect(length.defaultValueDescription == text)
    #expect(Duration(argument: text) == length)
  }

  @Test func `random lengths of time are read as they are written`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1_000 {
      let seconds = Int64.random(in: -100_000...100_000, using: &generator)
      let length = Duration.seconds(seconds) + .nanoseconds(Int64.random(in: 0..<1_000_000_000, using: &generator))
      #expect(Duration(argument: length.defaultValueDescription) == length)
    }
  }

  static let numbers = [
    ("12.50", "12.5"), ("-12.5", "-12.5"), ("+3", "3"), ("0", "0"), ("-0.00", "0"), (".5", "0.5"), ("5.", "5"),
    ("3e6", "3000000"), ("1E-3", "0.001"), ("0.1", "0.1"), ("007", "7"),
    ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    ("-0.0000000000000000000000000000000000012345678901", "-0.0000000000000000000000000000000000012345678901"),
    ("99999999999999999999999999999999999999000", "99999999999999999999999999999999999999000"),
  ]

  @Test(arguments: numbers) func `a decimal number is read to its last digit`(_ text: String, _ expected: String) throws
  {
    let number = try #require(Decimal(argument: text))
    let same = Decimal(argument: number.defaultValueDescription)
    #expect(number.defaultValueDescription == expected)
    #expect(same == number)
  }

  @Test(arguments: [
    "123456789012345678901234567890123456789", "0.123456789012345678901234567890123456789", "1e-129", "1e166",
  ])
  func `a number with more digits than can be kept is refused`(_ text: String) {
    #expect(Decimal(argument: text) == nil)
    #expect(Decimal.refusal(of: text) == "it has more digits than can be kept")
  }

  @Test(arguments: ["", "-", ".", "1,5", "1.2.3", "12abc", " 1", "1e", "1e1.5", "0x10", "nan", "--1", "٣", "1e5e5"])
  func `a text that is no number is refused`(_ text: String) {
    #expect(Decimal(argument: text) == nil)
    #expect(Decimal.refusal(of: text) == nil)
  }

  @Test(arguments: [1, 37, 127]) func `powers of ten are kept as far as they go`(_ power: Int) {
    let number = Decimal(argument: "7e\(power)")
    #expect(number == Decimal(sign: .plus, exponent: power, significand: 7))
  }

  static let lines = [
    Row("--url https://a.example/b?c=d#e", "url=https://a.example/b?c=d#e"),
    Row("--url mailto:a@b.example", "url=mailto:a@b.example"),
    Row(
      "--url notes.txt",
      "The value 'notes.txt' is invalid for '--url <url>': it has no scheme, as in 'https://example.com'"),
    Row(
      "--url https://a.example/<",
      "The value 'https://a.example/<' is invalid for '--url <url>': it has characters that a URL can't have"),
    Row("--id 01234567-89ab-cdef-0123-456789abcdef", "id=01234567-89AB-CDEF-0123-456789ABCDEF"),
    Row("--id 01234567", "The value '01234567' is invalid for '--id <id>'"),
    Row("--length 90", "The value '90' is invalid for '--length <length>': it has no unit, as in '90m' or '1h30m'"),
    Row("--length -1.5h", "length=-1h30m"),
    Row("-12.50 1e2", "amounts=-12.5,100"),
    Row("-12.50x", "The value '-12.50x' is invalid for '<amounts>'"),
    Row("--length -x", "Missing value for '--length <length>'"),
  ]

  @Test(arguments: lines) func `the types are used without a transform`(_ row: Row) {
    let found = outcome(row.line, of: Values.self)
    #expect(found == row.expected)
  }

  @Test func `help writes defaults as they are read`() {
    let help = HelpFormatter(width: 100).help(for: Parser(Defaults.self).description)
    #expect(help.contains("(default: file:///)"))
    #expect(help.contains("(default: 01234567-89AB-CDEF-0123-456789ABCDEF)"))
    #expect(help.contains("(default: 1h30m)"))
    #expect(help.contains("(default: 0.1)"))
  }
}

private struct Values: ParsableCommand, Summarised {
  @Option var url: URL?
  @Option var id: UUID?
  @Option var length: Duration?
  @Argument var amounts: [Decimal] = []

  var summary: [String] {
    [
      url.map { "url=\($0.absoluteString)" }, id.map { "id=\($0.uuidString)" },
      length.map { "length=\($0.defaultValueDescription)" },
      amounts.isEmpty ? nil : "amounts=" + amounts.map(\.description).joined(separator: ","),
    ].compactMap(\.self)
  }
}

private struct Defaults: ParsableCommand {
  @Option var url = URL(filePath: "/")
  @Option var id = UUID(
    uuid: (0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef))
  @Option var length = Duration.seconds(5_400)
  @Option var share = Decimal(1) / 10
}
