// Says how much of a module's public API is documented, from its symbol graphs. Compiled by `.ci/documentation`.
//
//   coverage FOLDER MODULE [PERCENT]   print the figure; exit 1 when it is below PERCENT
//   coverage FOLDER MODULE --curated CATALOGUE
//                                      exit 1 and name the top-level symbols no page of it links
//
// Public means written as public in the module: what is synthesised, inherited or the implementation of a protocol's
// requirement doesn't count. A comment that says no more than the name does counts as none.
import Foundation

extension Symbol {
  /// File and line, for people.
  var place: String {
    guard let location, let file = URL(string: location.uri)?.lastPathComponent else { return "" }
    return "\(file):\(location.position.line + 1): "
  }

  /// Whether the comment is the module's own, and says more than the name does.
  func isDocumented(in module: String) -> Bool {
    guard let docComment, docComment.module ?? module == module else { return false }
    let said = words(in: docComment.lines.map(\.text).joined(separator: " "))
    return !said.isEmpty && !said.isSubset(of: words(in: pathComponents.last ?? ""))
  }
}

/// The words of a text or a name, in lower case, without articles: `fetchLimit` and "The fetch limit." have the same.
func words(in text: String) -> Set<String> {
  let spaced = text.replacing(#/([a-z0-9])([A-Z])/#) { "\($0.1) \($0.2)" }.lowercased()
  let words = spaced.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  return Set(words).subtracting(["a", "an", "the", "of", "_"])
}

/// What the module declares itself, each once.
func declared(by module: String, in folder: URL) throws -> [Symbol] {
  var symbols: [String: Symbol] = [:]
  var others: Set<String> = []
  for graph in try SymbolGraph.all(of: module, in: folder) {
    for symbol in graph.symbols where symbol.location != nil { symbols[symbol.identifier.precise] = symbol }
    others.formUnion(graph.relationships.filter { $0.sourceOrigin != nil }.map(\.source))
  }
  return symbols.values
    .filter { !others.contains($0.identifier.precise) && !$0.isSynthesized }
    .sorted { ($0.path, $0.identifier.precise) < ($1.path, $1.identifier.precise) }
}

func reportCoverage(of symbols: [Symbol], in module: String, atLeast percent: Double?) {
  let missing = symbols.filter { !$0.isDocumented(in: module) }
  let documented = symbols.count - missing.count
  let share = symbols.isEmpty ? 100 : Double(documented) / Double(symbols.count) * 100
  let figure = String(format: "%5.1f", share)
  print("\(figure) %  \(module): \(documented) of \(symbols.count) public declarations are documented")
  if CommandLine.arguments.contains("--missing") {
    for symbol in missing { print("  \(symbol.place)\(symbol.path)") }
  }
  guard let percent, share < percent else { return }
  for symbol in missing { complain("\(symbol.place)\(symbol.path) says nothing beyond its name") }
  complain("\(module): less than \(percent) % is documented")
  exit(1)
}

func reportCuration(of symbols: [Symbol], in module: String, by catalogue: URL) throws {
  let pages = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "md" }
  let text = try pages.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  let linked = Set(text.matches(of: #/- ``([^`]+)``/#).map { String($0.1) })
  let names = Set(symbols.filter { $0.pathComponents.count == 1 }.map(\.path))
  // An operator's link may need more than its name to be the only one.
  let missing = names.filter { name in !linked.contains { $0 == name || $0.hasPrefix(name + "-") } }
  for name in missing.sorted() { complain("\(module): no page of \(catalogue.lastPathComponent) lists \(name)") }
  if !missing.isEmpty { exit(1) }
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data("coverage: \(text)\n".utf8))
}

func report() throws {
  let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--missing" }
  guard arguments.count >= 2 else { throw Failure(description: "usage: FOLDER MODULE [PERCENT | --curated CATALOGUE]") }
  let (folder, module) = (URL(fileURLWithPath: arguments[0]), arguments[1])
  let symbols = try declared(by: module, in: folder)
  if arguments.count == 4, arguments[2] == "--curated" {
    try reportCuration(of: symbols, in: module, by: URL(fileURLWithPath: arguments[3]))
  } else {
    reportCoverage(of: symbols, in: module, atLeast: arguments.count > 2 ? Double(arguments[2]) : nil)
  }
}

@main enum Main {
  static func main() {
    do {
      try report()
    } catch {
      complain("\(error)")
      exit(70)
    }
  }
}
