extension WorkingDays {
  /// The days that a text names: weekdays and spans of them, such as `mon-fri` or `mon, wed, sat`, in a language or in
  /// English, or `all`. A span may go over the end of a week.
  ///
  /// - Returns: `nil` for any other text.
  public init?(reading text: String, words: DayWords) {
    let lists = text.folded.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace) }
    if lists.contains(where: \.isEmpty) { return nil }
    let parts = Array(lists.joined())
    if parts == ["all"] {
      self = .all
      return
    }
    var weekdays: [Weekday] = []
    for part in parts {
      let ends = part.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        .map { end in words.weekday(end.last == "." ? String(end.dropLast()) : String(end)) }
      guard let first = ends[0], let last = ends[ends.count - 1], ends.count <= 2 else { return nil }
      weekdays += (0...last.days(since: first)).compactMap { Weekday(rawValue: (first.rawValue + $0) % 7) }
    }
    self.init(weekdays)
  }
}
