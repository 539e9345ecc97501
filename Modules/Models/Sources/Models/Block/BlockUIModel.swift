public import Foundation
import ModuloUtilities

/// A block as a list shows it: text, ready for display.
public struct BlockUIModel: Identifiable, Equatable, Sendable {
  /// The block's identifier.
  public let id: UUID
  /// `#3`
  public let number: String
  /// The name on one line.
  public let name: String
  /// The icon, from the palette.
  public let icon: BlockIcon
  /// The colour, from the palette.
  public let color: BlockColor
  /// The name of the icon.
  public let iconName: String
  /// The name of the colour.
  public let colorName: String
  /// The total over all time in blocks: `12.5`.
  public let total: String
  /// Today's total in blocks: `1.0`.
  public let today: String
}

extension BlockDomain {
  /// The block as a list shows it.
  public func toUIModel(_ format: FormatContext) -> BlockUIModel {
    BlockUIModel(
      id: id, number: "#\(number)", name: title, icon: icon, color: color, iconName: icon.name(in: format.language),
      colorName: color.name(in: format.language), total: format.output(of: total.halves),
      today: format.output(of: today.halves))
  }

  /// The name with the number, for messages: `Coding (#3)`.
  public var numberedTitle: String { "\(title) (#\(number))" }
}

extension BlockDetailedDomain {
  /// What all of its time is worth; `nil` without any hourly rate, and without time.
  public func worthText(_ format: FormatContext) -> String? { hasRates ? worth.text(format) : nil }

  /// The confirmation of a new block, with its group.
  public func createdText(_ format: FormatContext) -> String {
    format.strings.block.created(block.numberedTitle, group.numberedTitle)
  }

  /// The confirmation of a changed block: what differs from what it was.
  ///
  /// - Parameter original: The block before the edit.
  public func updatedText(_ format: FormatContext, since original: BlockDetailedDomain) -> String {
    let (words, language, before) = (format.strings.block, format.language, original.block)
    let changes = format.changes([
      ChangedText(label: words.changedName, now: block.title, before: before.title),
      ChangedText(label: words.changedGroup, now: group.title, before: original.group.title),
      ChangedText(label: words.changedIcon, now: block.icon.name(in: language), before: before.icon.name(in: language)),
      ChangedText(
        label: words.changedColor, now: block.color.name(in: language), before: before.color.name(in: language)),
    ])
    return format.updated(words.edited(block.numberedTitle, group.numberedTitle), changes)
  }

  /// The confirmation of a block that was moved, with the group that it is in.
  public func movedText(_ format: FormatContext) -> String {
    format.strings.block.moved(block.numberedTitle, group.numberedTitle)
  }
}
