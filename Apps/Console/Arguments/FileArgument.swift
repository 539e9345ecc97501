import CommandKit
import ModuloModels

/// FILE on a command line: the path of a file, or `-` for standard input or output.
enum FileArgument: Hashable, ExpressibleByArgument {
  case path(String)
  /// Standard input of a command that reads, standard output of one that writes.
  case standardStream

  init?(argument: String) {
    self = argument == "-" ? .standardStream : .path(argument)
  }

  var defaultValueDescription: String {
    switch self {
    case .path(let path): path
    case .standardStream: "-"
    }
  }
}

/// FILE where only a file will do: a backup of a database, the settings.
struct PathArgument: Hashable, ExpressibleByArgument {
  let path: String

  init?(argument: String) {
    if argument == "-" { return nil }
    path = argument
  }

  var defaultValueDescription: String { path }

  static func refusal(of token: String) -> String? {
    token == "-" ? "it has to be a file, not standard input or output" : nil
  }
}

/// Where data is: the path of a file, or the address of a book on a server.
struct PlaceArgument: Hashable, ExpressibleByArgument {
  /// As typed.
  let text: String

  init?(argument: String) {
    if argument == "-" { return nil }
    text = argument
  }

  var place: DataPlace { DataPlace(text) }

  var defaultValueDescription: String { text }

  static func refusal(of token: String) -> String? { PathArgument.refusal(of: token) }
}
