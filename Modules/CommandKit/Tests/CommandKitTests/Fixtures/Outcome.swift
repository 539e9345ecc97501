import CommandKit
import Testing

/// A command of the fixtures, with its values in words: only those that differ from the defaults.
protocol Summarised: ParsableCommand {
  var summary: [String] { get }
}

/// What a line asks for, in one line of text.
func outcome(_ line: String, of root: any ParsableCommand.Type = Probe.self, environment: [String: String] = [:])
  -> String
{
  switch Parser(root).parse(words(line), environment: environment) {
  case .command(let parsed):
    (parsed.path.dropFirst() + ((parsed.command as? any Summarised)?.summary ?? [])).joined(separator: " ")
  case .help(let command, let includingHidden): "\(includingHidden ? "all help" : "help"): \(command.commandLine)"
  case .version(let version): "version \(version)"
  case .versionDetails(let version, let parsed): (["details", version] + parsed.path).joined(separator: " ")
  case .machineHelp(let command): "dump: \(command.commandLine)"
  case .manual(let command): "manual: \(command.commandLine)"
  case .completionScript(let script): "script: \(script.text.prefix { $0 != "\n" })"
  case .thrown(let error, let command): "thrown by \(command.commandLine): \(error)"
  case .failure(let failure): FailureFormatter().message(for: failure.error)
  }
}

/// The words of a line; `''` is an empty one.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
}

/// A line and what it asks for.
struct Row: CustomTestStringConvertible, Sendable {
  let line: String
  let expected: String
  var environment: [String: String] = [:]

  init(_ line: String, _ expected: String, environment: [String: String] = [:]) {
    self.line = line
    self.expected = expected
    self.environment = environment
  }

  var testDescription: String { line.isEmpty ? "(nothing)" : line }
}

extension Add: Summarised {
  var summary: [String] {
    [
      "name=\(name)", rest.isEmpty ? "" : "rest=\(rest.joined(separator: "|"))", verbose ? "verbose" : "",
      count == 3 ? "" : "count=\(count)", tag.isEmpty ? "" : "tag=\(tag.joined(separator: "|"))",
      color == .red ? "" : "color=\(color)", paint.map { "paint=\($0)" } ?? "",
      inputFilePath.map { "file=\($0)" } ?? "", secret.map { "secret=\($0)" } ?? "",
      unspoken.map { "unspoken=\($0)" } ?? "",
    ].filter { !$0.isEmpty }
  }
}

extension Shared {
  var summary: [String] {
    [xflag ? "x" : "", yflag ? "y" : "", z.map { "z=\($0)" } ?? ""].filter { !$0.isEmpty }
  }
}

extension Big: Summarised {
  var summary: [String] {
    shared.summary + ["kappa=\(kappa)", "first=\(first)"] + (second.map { ["second=\($0)"] } ?? [])
  }
}

extension Num: Summarised {
  var summary: [String] { ["on=\(on)"] + amounts.map(String.init(describing:)) }
}

extension Leaf: Summarised {
  var summary: [String] { f ? ["f"] : [] }
}

extension Flags: Summarised {
  var summary: [String] {
    ["color=\(color)", "sound=\(sound)", "either=\(either.map(String.init) ?? "nil")", "choice=\(choice)"]
  }
}

extension Arr: Summarised {
  var summary: [String] { ["numbers=\(numbers)", "defs=\(defs)", "rest=\(rest.joined(separator: "|"))"] }
}

extension Opt: Summarised {
  var summary: [String] { ["fmt=\(fmt)", "q=\(q)", "pos=\(pos)"] + colors.map(\.rawValue) }
}

extension Par: Summarised {
  var summary: [String] { (pflag ? ["p"] : []) + (word.map { ["word=\($0)"] } ?? []) }
}

extension Leaf2: Summarised {
  var summary: [String] { shared.summary }
}

extension Globals {
  var summary: [String] {
    [data.map { "data=\($0)" } ?? "", "width=\(width)", now.map { "now=\($0)" } ?? "", json ? "json" : ""]
      .filter { !$0.isEmpty }
  }
}

extension Tool: Summarised {
  var summary: [String] { (all ? ["all"] : []) + globals.summary }
}

extension Goal.List: Summarised {
  var summary: [String] { (limit.map { ["limit=\($0)"] } ?? []) + globals.summary }
}

extension Entry.Add: Summarised {
  var summary: [String] {
    ["\(goal)", "\(amount)"] + (on.map { ["on=\($0.offset)"] } ?? []) + (thrice ? ["thrice"] : [])
  }
}
