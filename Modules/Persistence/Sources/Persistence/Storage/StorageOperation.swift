/// The name of a transaction: the type and the base name of the method that runs it, as in
/// `ContributionRepository.insert`. The names are made when they are read, so that an operation costs nothing by
/// itself.
public struct StorageOperation: CustomStringConvertible, Sendable {
  private let fileID: StaticString
  private let function: StaticString

  /// The operation of the method that calls this.
  public init(fileID: StaticString = #fileID, function: StaticString = #function) {
    self.fileID = fileID
    self.function = function
  }

  /// The type, from the name of its file: `ContributionRepository` for `DefaultContributionRepository+Import.swift`.
  public var type: String {
    let file = "\(fileID)".split(separator: "/").last ?? ""
    return Self.role(of: String(file.prefix { $0 != "." && $0 != "+" }))
  }

  /// The method, without its arguments.
  public var name: String { String("\(function)".prefix { $0 != "(" }) }

  public var description: String { "\(type).\(name)" }

  /// The name of a type without what tells a default from a double.
  package static func role(of name: String) -> String {
    let prefix = ["Default", "Mock"].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(prefix.count))
  }
}
