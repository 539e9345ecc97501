import Foundation

extension URL {
  /// Whether it is a link to another place.
  var isLink: Bool { type == .typeSymbolicLink }

  /// Whether it is a link to something that isn't there.
  var isBrokenLink: Bool { isLink && !FileManager.default.fileExists(atPath: path) }

  /// Whether it is a folder itself, and no link to one.
  var isFolderItself: Bool { type == .typeDirectory }

  /// The type of what has this path, whatever a link leads to; nil where nothing has it.
  private var type: FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType  // gone meanwhile: nothing
  }
}
