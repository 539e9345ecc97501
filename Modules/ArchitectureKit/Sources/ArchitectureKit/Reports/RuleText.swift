/// What the rules say, in a sentence each, for readers of a report who don't have the contract file.
enum RuleText {
  /// By the id of the rule: the kind of a contract, or what a report says of contracts themselves.
  static let all = [
    "acyclic": "Modules don't import each other in a circle.",
    "allowed-imports": "A module imports only what the table allows it.",
    "composition-root": "Implementations are named where the program is put together, and nowhere else.",
    "cyclomatic-complexity": "A function has no more branches than the limit.",
    "empty-catch": "A failure that is caught is dealt with.",
    "empty-contract": "A contract binds something.",
    "file-length": "A file has no more lines than the limit.",
    "forbidden-code": "Some code stands in some places only.",
    "forbidden-import": "Some modules don't import some others.",
    "forbidden-signature": "Some types don't stand in signatures.",
    "forbidden-text": "Some texts don't stand in string literals.",
    "forwarding-double": "A double does more than to pass calls on.",
    "function-length": "A function has no more lines than the limit.",
    "ignore-comment": "A comment that keeps a rule silent names it, gives a reason and keeps something.",
    "independence": "Modules of a group don't reach each other.",
    "layers": "A module imports only what is below its layer.",
    "leading-blank-line": "A file doesn't begin with a blank line.",
    "peers": "A type doesn't name another one of its kind.",
    "protected": "Some modules are imported by those that are named, and by no others.",
    "raw-number": "A number that has a name is written by it.",
    "sorted-imports": "Imports are in order.",
    "stale-baseline": "A baseline has no entry for what no longer stands.",
    "undeclared-import": "A target imports only what its manifest declares.",
    "undocumented-public": "A public declaration has a documentation comment.",
    "unknown-module": "A contract names modules that there are.",
    "unreplaceable-double": "What a double replaces is a requirement of its protocol.",
    "unused-dependency": "A manifest declares only what its target imports.",
    "unused-ignore": "An exception has something to except.",
  ]
}
