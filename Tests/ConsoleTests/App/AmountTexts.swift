/// Texts that somebody may type where an amount is asked for: 200, the same in every run.
enum AmountTexts {
  /// Those that were thought of, and of random characters as many as are missing.
  static let all: [String] = {
    var random = SeededGenerator(seed: 33)
    var texts = chosen
    while texts.count < 200 {
      let length = Int.random(in: 1...9, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      // A text is typed as it is: no character of it joins the one before it.
      if !texts.contains(text), text.count == length { texts.append(text) }
    }
    return texts
  }()

  private static let alphabet = Array("00112233445566778899.,.,.,-+ '\u{202F}\u{2212}e€٣k")

  private static let chosen =
    plain + marks + grouped + signs + exponents + scripts + currencies + tooMany + words + spaces

  private static let plain = ["0", "1", "7", "42", "250", "1000", "12345", "007", "00", "0.5", "0,5", "12.5", "12,5"]

  private static let marks = [
    "1.23", "1,23", "1.2", "1,2", "1.", "1,", ".", ",", ".5", ",5", "0.", "0,", "1..5", "1,,5", "1.,5", "1,.5",
    "1.2.3", "1,2,3", "10.99.99", "10,99,99", "1\u{66B}5", "1\u{B7}5", "1:50", "1;50", "1_000", "1/2",
  ]

  private static let grouped = [
    "1,234", "1.234", "1 234", "1'234", "1\u{2019}234", "1\u{A0}234", "1\u{202F}234", "1\u{2009}234", "1\u{66C}234",
    "1,234.56", "1.234,56", "1 234,56", "1 234.56", "1'234.50", "1'234,50", "1\u{202F}234,56", "1\u{202F}234.56",
    "1,234,567", "1.234.567", "1 234 567", "1,234,567.89", "1.234.567,89", "1 234 567,89", "12,34,567", "12,34,567.89",
    "1,00,000", "1,00,000.50", "10,00", "10.00", "1,23,456", "12 34 567", "1 23", "1  234", "1234 567", "1,234 567",
    "1 234'567", "1.234..567", ",234", ".234", "1,234,", "1.234.",
  ]

  private static let signs = [
    "-", "+", "\u{2212}", "-20", "+20", "\u{2212}20", "20-", "20+", "20\u{2212}", "- 20", "+ 20", "--20", "-+20",
    "+-20", "\u{2013}20", "2-0", "10+5", "10-5", "(20)", "(20", "20)", "-(20)", "-0", "-0.00", "+0", "-.5", "+.5",
    "-1,234.56", "-1.234,56", "20 CR", "20 DB", "±20", "~20",
  ]

  private static let exponents = [
    "1e3", "1E3", "1e-3", "1.5e2", "e3", "3k", "3K", "2M", "0x10", "1%", "½", "1½", "10²",
  ]

  private static let scripts = [
    "٣", "١٢٣", "١٢٣٫٤٥", "١٬٢٣٤٫٥٦", "1٣", "٣1", "１２３", "１２.５", "१२३", "一二三", "Ⅻ", "١٢٣.٤٥", "-٣",
  ]

  private static let currencies = [
    "$20", "20$", "$ 20", "20 $", "€20", "20€", "20 €", "£1,234.50", "USD 20", "20 USD", "-$20", "$-20", "¥200",
    "₹1,00,000",
    "kr 20", "20.-",
  ]

  private static let tooMany = [
    "1.239", "1,239", "5.000", "5,000", "0.001", "0,001", "1234.567", "1234,567", "90000000000000000.07",
    "92233720368547758.08", "99999999999999999999", "0.00000000000000000000001",
  ]

  private static let words = [
    "x", "12abc", "abc", "NaN", "inf", "null", "zero", "O", "l0", "#20", "20.00.", "=20", "'20",
  ]

  private static let spaces = ["", " ", "  ", " 20", "20 ", " 20 ", "2 0", "\u{A0}20\u{A0}", "\u{202F}"]
}
