/// The words of the chart of a goal's months.
public struct ChartStrings: Sendable {
  /// The months of the page, and how to see the others; pages are counted from 0, the latest.
  let page: @Sendable (_ page: Int, _ earliest: Int, _ advice: String?) -> String
}

extension ChartStrings {
  static let english = ChartStrings(
    page: { page, earliest, advice in
      switch page {
      case 0: "The latest months\(advice.after("; "))."
      case earliest: "The earliest months\(advice.after("; "))."
      default: "Page \(page)\(advice.after("; "))."
      }
    })

  static let french = ChartStrings(
    page: { page, earliest, advice in
      switch page {
      case 0: "Les mois les plus récents\(advice.after(" ; "))."
      case earliest: "Les premiers mois\(advice.after(" ; "))."
      default: "Page \(page)\(advice.after(" ; "))."
      }
    })
}
