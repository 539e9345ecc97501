public import Foundation
import ModuloUtilities

/// A group as a list shows it: text, ready for display.
public struct BlockGroupUIModel: Identifiable, Equatable, Sendable {
  /// The group's identifier.
  public let id: UUID
  /// `#2`; empty for the default group while it isn't stored.
  public let number: String
  /// The name on one line.
  public let name: String
  /// Whether it is the default group.
  public let isDefault: Bool
  /// The number of its blocks: `3 blocks`.
  public let blocks: String
}

extension BlockGroupDomain {
  /// The group as a list shows it.
  public func toUIModel(_ format: FormatContext) -> BlockGroupUIModel {
    BlockGroupUIModel(
      id: id, number: number == 0 ? "" : "#\(number)", name: title, isDefault: isDefault,
      blocks: format.count(blockCount, of: .block))
  }

  /// The confirmation of a renamed group: what its name was.
  ///
  /// - Parameter original: The group before the edit.
  public func updatedText(_ format: FormatContext, since original: BlockGroupDomain) -> String {
    let words = format.strings.group
    let name = ChangedText(label: words.changedName, now: title, before: original.title)
    return format.updated(words.edited(numberedTitle), format.changes([name]))
  }

  /// The name with the number, for messages: `Work (#2)`; the name alone while the group isn't stored.
  public var numberedTitle: String { number == 0 ? title : "\(title) (#\(number))" }
}
