/// One `import` of a source file.
public struct ImportDeclaration: Sendable, Hashable {
  /// What is imported: a module, or one symbol of it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case module
    case `struct`, `class`, `enum`, `protocol`, `typealias`, `func`, `var`, `let`
  }

  /// Who sees what the import brings.
  public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
    case `public`, `package`, `internal`, `fileprivate`, `private`
  }

  /// The module, without its submodules: `Foundation` in `import Foundation.NSData`.
  public let module: String
  /// What follows the module: submodules, and the symbol of a symbol import.
  public var path: [String] = []
  public var kind: Kind = .module
  /// `@_exported`: whoever imports this module imports that one too.
  public var isExported = false
  public var isTestable = false
  public var isPreconcurrency = false
  public var isImplementationOnly = false
  /// The group names of `@_spi(…)`, in their order.
  public var spiGroups: [String] = []
  /// The written access level; nil where none is.
  public var accessLevel: AccessLevel?
  /// When the import takes effect, as the `#if` around it says it: `os(Linux)`, `!(os(Linux)) && DEBUG`.
  /// Nil outside conditional compilation.
  public var condition: String?
  /// The place of the word `import`.
  public let location: SourceLocation

  public init(module: String, location: SourceLocation) {
    self.module = module
    self.location = location
  }
}
