import Foundation

/// What the command line asks for.
struct Options {
  var isQuick = false
  var isChecking = false
  var names: [String] = []
  var file: URL?
  /// The `modulo` that is timed; `nil` for the one built beside this program.
  var program: URL?

  static let usage = """
    usage: benchmarks [--quick] [--check] [--only NAME]... [--json FILE] [--program FILE]

      --quick       three small rounds: shows that it works, and no figures to quote
      --check       ends with 1 when a row is over its limit
      --only NAME   measures this row; may be given several times
      --json FILE   writes the figures as JSON too
      --program FILE
                    the modulo to be timed as a process; the one built beside this program unless given
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--check": isChecking = true
      case "--only": names.append(try Self.value(of: argument, from: &rest))
      case "--program": program = URL(filePath: try Self.value(of: argument, from: &rest))
      case "--json": file = URL(filePath: try Self.value(of: argument, from: &rest))
      default: throw BenchmarkError("\(argument) isn't known\n\(Self.usage)")
      }
    }
    let known = Benchmark.all.map(\.name)
    for name in names where !known.contains(name) {
      throw BenchmarkError("there is no \(name); there are \(known.joined(separator: ", "))")
    }
  }

  /// The benchmarks that are asked for.
  var benchmarks: [Benchmark] {
    names.isEmpty ? Benchmark.all : Benchmark.all.filter { names.contains($0.name) }
  }

  private static func value(of option: String, from rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw BenchmarkError("\(option) needs a value\n\(usage)") }
    return value
  }
}
