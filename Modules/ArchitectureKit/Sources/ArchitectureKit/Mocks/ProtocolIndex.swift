/// The protocols and types of some sources by their names.
struct ProtocolIndex {
  /// Every protocol, in the order of the files.
  let all: [ProtocolDeclaration]
  private let protocols: [String: [ProtocolDeclaration]]
  /// The modules in which a name is declared outside other types.
  private let modules: [String: Set<String>]
  /// The imports of the files that declare protocols, by path.
  private let imports: [String: [ImportDeclaration]]
  /// What other names stand for, where that is other names: `A & B`.
  private let aliases: [String: [String]]
  /// The names for types of functions.
  private let functionTypes: Set<String>
  /// Classes that promise nothing about concurrency.
  private let classes: Set<String>
  private let sendable: Set<String>
  /// Types that say they aren't sendable.
  private let unsendable: Set<String>

  /// Linear in the files.
  init(of files: [SourceFile]) {
    var (all, modules, functions) = ([ProtocolDeclaration](), [String: Set<String>](), Set<String>())
    var (imports, classes, sendable) = ([String: [ImportDeclaration]](), Set<String>(), Set<String>())
    var (aliases, unsendable) = ([String: [String]](), Set<String>())
    for file in files {
      let found = ProtocolReader.protocols(in: file)
      all += found
      if !found.isEmpty { imports[file.path] = file.imports }
      for declaration in file.declarations where declaration.isType || declaration.kind == .typealias {
        if declaration.inherited.contains(where: { $0.hasSuffix("Sendable") }) {
          if file.isUnavailable(declaration) {
            unsendable.insert(declaration.name)
          } else {
            sendable.insert(declaration.name)
          }
        }
        if declaration.kind == .class, !file.isOfActor(declaration) { classes.insert(declaration.name) }
        if declaration.kind == .typealias, file.namesFunction(declaration) { functions.insert(declaration.name) }
        if declaration.kind == .typealias, aliases[declaration.name] == nil {
          aliases[declaration.name] = file.aliasedNames(of: declaration)
        }
        if declaration.parent == nil, declaration.kind != .extension {
          modules[declaration.name, default: []].insert(file.module)
        }
      }
    }
    self.all = all
    self.modules = modules
    self.imports = imports
    self.classes = classes
    self.aliases = aliases
    self.sendable = sendable
    self.unsendable = unsendable
    functionTypes = functions
    protocols = Dictionary(grouping: all) { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
  }

  /// The protocol that another one names: of its own module, of one that it imports, or the only one of the name.
  func resolve(_ name: String, from user: ProtocolDeclaration) -> ProtocolDeclaration? {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let candidates = protocols[last]?.filter({ $0 != user }) else { return nil }
    if parts.count > 1, let named = candidates.first(where: { $0.module == parts[0] }) { return named }
    let imported = Set(imports(of: user).map(\.module))
    return candidates.first { $0.module == user.module } ?? candidates.first { imported.contains($0.module) }
      ?? (candidates.count == 1 ? candidates[0] : nil)
  }

  /// The names that a name stands for; nil for one that is no such alias.
  func aliased(_ name: String) -> [String]? { aliases[name] }

  func imports(of declaration: ProtocolDeclaration) -> [ImportDeclaration] {
    imports[declaration.location.file] ?? []
  }

  /// Whether a name is declared in a module.
  func declares(_ name: String, in module: String) -> Bool { modules[name]?.contains(module) ?? false }

  /// Whether any file of a module was read.
  func knows(_ module: String) -> Bool { known.contains(module) }

  private var known: Set<String> { modules.values.reduce(into: []) { $0.formUnion($1) } }

  func isFunctionType(_ name: String) -> Bool { functionTypes.contains(name) }

  func isProtocol(_ name: String) -> Bool { protocols[name] != nil }

  /// Whether a name is that of a class.
  func isClass(_ name: String) -> Bool { classes.contains(name) && protocols[name] == nil }

  /// Whether a name is that of a type which may not leave its isolation.
  func isUnshared(_ name: String) -> Bool {
    unsendable.contains(name) || isClass(name) && !sendable.contains(name)
  }
}

extension SourceFile {
  /// Whether a type belongs to a global actor.
  fileprivate func isOfActor(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { $0.hasSuffix("Actor") }
  }

  fileprivate func isUnavailable(_ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains("unavailable")
  }

  /// The words in the attributes and modifiers of a type.
  private func attributes(of declaration: Declaration) -> [String] {
    let source = codeText
    let start = source.modifierStart(before: declaration.index - 1)
    return (start..<declaration.index).filter { source.code[$0].kind == .identifier }.map(source.text)
  }

  /// The names that a type alias joins; nil for one of another type.
  fileprivate func aliasedNames(of declaration: Declaration) -> [String]? {
    let source = codeText
    guard let equals = source[declaration.index + 1], source.spells(declaration.index + 1, "=".utf8),
      equals.kind.isOperator
    else { return nil }
    var (names, index) = ([String](), declaration.index + 2)
    while let token = source[index], token.kind.isName {
      names.append(source.name(index))
      guard source[index + 1] != nil, source.spells(index + 1, "&".utf8) else {
        return source[index + 1].map { $0.startsLine || $0.kind == .rightBrace } ?? true ? names : nil
      }
      index += 2
    }
    return nil
  }

  /// Whether a type alias stands for the type of a function.
  fileprivate func namesFunction(_ declaration: Declaration) -> Bool {
    let source = codeText
    var index = declaration.index + 1
    while let token = source[index], index == declaration.index + 1 || !token.startsLine {
      if source.spells(index, "->".utf8) { return true }
      index = max(index, source.brackets.partner(of: index) ?? index) + 1
    }
    return false
  }
}
