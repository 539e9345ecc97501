/// The words of the chart of a goal's months.
public struct ChartStrings: Sendable {
  /// The months of the page and how to see the others; pages are counted from 0, the latest. Shown only where there are
  /// several.
  public let page: @Sendable (_ page: Int, _ earliest: Int) -> String
}

extension ChartStrings {
  static let english = ChartStrings(
    page: { page, earliest in
      switch page {
      case 0: "The latest months; --page 1 shows those before."
      case earliest: "The earliest months; --page \(page - 1) shows those after."
      default: "Page \(page); --page \(page + 1) shows the months before, --page \(page - 1) those after."
      }
    })

  static let french = ChartStrings(
    page: { page, earliest in
      switch page {
      case 0: "Les mois les plus récents ; --page 1 montre les précédents."
      case earliest: "Les premiers mois ; --page \(page - 1) montre les suivants."
      default: "Page \(page) ; --page \(page + 1) montre les mois précédents, --page \(page - 1) les suivants."
      }
    })
}
