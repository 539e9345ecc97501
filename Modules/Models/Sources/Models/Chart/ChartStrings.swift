/// The words of the chart of a goal's months.
public struct ChartStrings: Sendable {
  let language: Language

  /// The name of the days that a chart goes back, where no line of all choices says it.
  public var range: String { language("Range", "Période") }

  /// The months of the page, and how to see the others; pages are counted from 0, the latest.
  func page(_ page: Int, _ earliest: Int, _ advice: String?) -> String {
    switch page {
    case 0: language("The latest months\(advice.after("; ")).", "Les mois les plus récents\(advice.after(" ; ")).")
    case earliest: language("The earliest months\(advice.after("; ")).", "Les premiers mois\(advice.after(" ; ")).")
    default: language("Page \(page)\(advice.after("; ")).", "Page \(page)\(advice.after(" ; ")).")
    }
  }
}

extension Strings {
  /// Texts of charts.
  public var chart: ChartStrings { ChartStrings(language: language) }
}
