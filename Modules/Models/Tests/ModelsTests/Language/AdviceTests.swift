import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What could be done next is said by a host; without one, a text ends before it.
@Suite struct AdviceTests {
  private let host = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt, adviceWords: MockAdviceWords())

  @Test(arguments: [
    (ContributionError.rule(.negativeAmount(.add)), "The amount is negative.", " <withdraw>"),
    (.rule(.negativeChange(.add)), "The amount is negative.", " <changeToWithdrawal>"),
    (
      .rule(.belowZero(available: .usd(5))), "The goal has $5: its total would fall below zero.",
      " <allowNegativeTotal>"
    ),
  ])
  func `a sentence is followed by its advice`(_ error: ContributionError, _ text: String, _ advice: String) {
    let texts = [error.text(.english), error.text(host)]
    #expect(texts == [text, text + advice])
  }

  @Test func `an advice ends a sentence`() {
    let error = ContributionError.rule(.negativeAmount(.remove))
    let text = "The amount is negative. Give what is taken out without a minus"
    #expect(error.text(.english) == text + ".")
    #expect(error.text(host) == text + "; <add>.")
    #expect(error.text(.french) == "Le montant est négatif. Donnez ce qui est retiré sans signe moins.")
  }

  @Test func `an option has a name of its own, and that of the host`() {
    let error = ContributionImportError.unusableOption(.dateFormat, "QQ")
    let texts = [error.text(.english), error.text(.french), error.text(host)]
    let values = "It takes d or dd, M or MM, and yy or yyyy, once each, such as dd/MM/yyyy."
    #expect(
      texts == [
        "The value 'QQ' is invalid for 'date format'. \(values)",
        "La valeur « QQ » n’est pas valable pour « forme des dates ». "
          + "Elle contient une fois d ou dd, M ou MM, et yy ou yyyy, par exemple dd/MM/yyyy.",
        "The value 'QQ' is invalid for '<option(ModuloModels.ImportOption.dateFormat)>'. \(values)",
      ])
    let names = Set(ImportOption.allCases.map { ContributionImportError.unusableOption($0, "QQ").text(.french) })
    #expect(names.count == ImportOption.allCases.count)
  }

  @Test(arguments: [(0, "Les mois les plus récents"), (1, "Page 1"), (2, "Les premiers mois")])
  func `a page says which months it has`(_ page: Int, _ expected: String) {
    let text = MonthChart.thirteenMonths(page).toUIModel(.french, Samples.currency("USD")).pageText
    #expect(text == expected + ".")
  }

  @Test(arguments: [
    (0, "The latest months; <showEarlierMonths(page: 1)>."), (1, "Page 1; <showMonths(earlier: 2, later: 0)>."),
    (2, "The earliest months; <showLaterMonths(page: 1)>."),
  ])
  func `a page advises how to see the others`(_ page: Int, _ expected: String) {
    let text = MonthChart.thirteenMonths(page).toUIModel(host, Samples.currency("USD")).pageText
    #expect(text == expected)
  }

  @Test func `the only page has no note`() {
    let text = MonthChart([]).toUIModel(host, Samples.currency("USD")).pageText
    #expect(text == nil)
  }
}

extension MonthChart {
  /// Three pages, from January 2025.
  fileprivate static func thirteenMonths(_ page: Int) -> MonthChart {
    var chart = MonthChart(
      (0..<13).compactMap { index in
        Samples.month(202_501).adding(index).map { ContributionMonthDomain(month: $0, net: .usd(1)) }
      })
    chart.turn(to: page)
    return chart
  }
}
