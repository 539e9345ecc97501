/// A part of what the program does, under which its help lists the commands, in this order.
enum HelpSection: CaseIterable {
  case saving, netWorth, time, data, more

  /// The heading, in English; the phrases of the grammar have it in French.
  var title: String {
    switch self {
    case .saving: "Saving"
    case .netWorth: "Net worth"
    case .time: "Time"
    case .data: "Data"
    case .more: "More"
    }
  }
}
