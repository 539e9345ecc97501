/// The words of the chart of a goal's months.
public struct ChartStrings: Sendable {
  /// Which page is shown, counted from 0, the latest; only said where there are several.
  public let page: @Sendable (_ page: Int, _ earliest: Int) -> String
}

extension ChartStrings {
  static let english = ChartStrings(
    page: { page, earliest in "Page \(page); 0 is the latest, \(earliest) the earliest" })

  static let french = ChartStrings(
    page: { page, earliest in "Page \(page) ; 0 est la plus récente, \(earliest) la plus ancienne" })
}
