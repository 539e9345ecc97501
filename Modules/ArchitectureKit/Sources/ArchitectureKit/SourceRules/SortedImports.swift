/// Imports that follow each other line by line are sorted by module, with capitals first or whatever the case of the
/// letters: formatters do the one or the other. Imports of modules, of symbols and for tests are sorted each for
/// themselves, as are those under different conditions.
public struct SortedImports: SourceRule {
  public let id = "sorted-imports"

  /// The rule; there is nothing to choose.
  public init() {}

  public func violations(in file: SourceFile) -> [Violation] {
    zip(file.imports, file.imports.dropFirst()).compactMap { before, found in
      guard isOneBlock(before, found), isOutOfOrder(name(of: before), name(of: found)) else { return nil }
      return Violation(
        location: found.location, rule: id,
        message: "the import of \(name(of: found)) comes after that of \(name(of: before))",
        advice: "sort the imports")
    }
  }

  private func isOneBlock(_ before: ImportDeclaration, _ found: ImportDeclaration) -> Bool {
    found.location.line - before.location.line <= 1 && before.condition == found.condition
      && before.isTestable == found.isTestable && before.isImplementationOnly == found.isImplementationOnly
      && (before.kind == .module) == (found.kind == .module)
  }

  private func name(of declaration: ImportDeclaration) -> String {
    ([declaration.module] + declaration.path).joined(separator: ".")
  }

  private func isOutOfOrder(_ before: String, _ found: String) -> Bool {
    found < before && found.lowercased() < before.lowercased()
  }
}
