/// Why a module can't be made. Nothing has been written then.
public enum ScaffoldError: Error, Sendable, Hashable {
  /// The text is no name for a module of the kind; `hint` is a name near to it, nil for none.
  case badName(String, reason: String, hint: String?)
  /// The value of an option means nothing; `hint` says what it should be.
  case badValue(option: String, value: String, hint: String)
  /// The toolchain or a Kit has a module of the name.
  case reservedModule(String)
  /// The workspace has a module of the name.
  case moduleExists(String)
  /// There is a folder or file at the path.
  case pathExists(String)
  /// A feature may not use the module, or there is none; `hint` is the nearest one that it may, nil for none.
  case unusableModule(String, hint: String?)
  /// The place of the Kits isn't known; `reason` says why.
  case noKits(reason: String)
  /// The manifest of the workspace has no table of modules; `line` is what belongs there.
  case noTable(line: String)
  /// The manifest of the workspace names no Kit, beside which the one stands that a module needs; `line` is what lacks.
  case noDependencies(line: String)
  /// A demo is of a feature, and there is none of the name; `hint` is the nearest one, nil for none.
  case noFeature(String, hint: String?)
  /// The module was planned and couldn't be written; what had been written was removed.
  case unwritable(path: String, reason: String)
  /// A folder of a layer isn't there, in which a slice has a part.
  case noLayer(String)
  /// A file of the workspace can't be read.
  case unreadable(String)
  /// The contract file has no `slices`, which say where the layers are.
  case noSlices
  /// A line by which a slice finds its place is gone, or stands more than once.
  case noMarker(String, folder: String, places: [String])
  /// Something is declared already that the slice of a noun would declare: at `place`, in a line.
  case nounExists(String, place: String, line: String)
  /// Something couldn't be removed after a failure: the path, and why.
  case leftBehind(path: String, reason: String)
}

extension ScaffoldError: CustomStringConvertible {
  /// Message of a sentence or two, with what would be right where that is known.
  public var description: String {
    switch self {
    case .badName(let name, let reason, let hint):
      "“\(name)” is no name for a module: \(reason).\(hint.map { " Did you mean \($0)?" } ?? "")"
    case .badValue(let option, let value, let hint): "“\(value)” is no value for \(option): \(hint)."
    case .reservedModule(let name): "The toolchain or a Kit has a module \(name) already; choose another name."
    case .moduleExists(let name): "The workspace has a module \(name) already. Nothing was changed."
    case .pathExists(let path): "\(path) exists already. Nothing was changed."
    case .unusableModule(let name, let hint):
      "A feature can't use “\(name)”: it may use interfaces and shared modules of the workspace."
        + (hint.map { " Did you mean \($0)?" } ?? "")
    case .noKits(let reason):
      "\(reason). Say where DependencyKit and NavigationKit come from: --kits PATH, or --kits URL@VERSION."
    case .noTable(let line):
      """
      Package.swift has no table “let modules: [Module] = [”, to which this belongs: \(line)
      Begin in an empty folder; what is made there shows the table.
      """
    case .noDependencies(let line):
      "Package.swift names no Kit among its dependencies, beside which this belongs: \(line). Nothing was changed."
    case .noFeature(let name, let hint):
      "The workspace has no feature “\(name)”, of which a demo could be.\(hint.map { " Did you mean \($0)?" } ?? "")"
    case .unwritable(let path, let reason): "\(path): can't be written: \(reason). Nothing was changed."
    case .noLayer(let folder):
      "There is no folder \(folder), and a slice goes through every layer. Nothing was changed."
    case .unreadable(let path): "\(path): can't be read. Nothing was changed."
    case .noSlices:
      """
      The contract file doesn't say where the layers are. It does with: "slices": { "folder": "Modules", "prefix": "Shop" }
      """
    case .noMarker(let line, let folder, let places):
      places.isEmpty
        ? "\(folder) has no line “\(line)”, above which the slice has its own. Nothing was changed."
        : "“\(line)” stands in \(places.joined(separator: " and ")), and once is right. Nothing was changed."
    case .nounExists(let noun, let place, let line):
      "\(place): there is something of the name “\(noun)” already: \(line). Nothing was changed."
    case .leftBehind(let path, let reason): "\(path): can't be removed after a failure: \(reason)"
    }
  }
}
