import Foundation

/// `endurance kill`, `undo`, `contend`, `lists`, `live`, `keys`, `apps`, `faults`, `races`, `changes`, `observe`,
/// `session`, `server` and `failover`: proofs with real processes. 0 when the proof holds, 1 when it doesn't, 64 when the arguments can't be understood.
@main
enum Main {
  static func main() async {
    do {
      exit(try await run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch let error as UsageError {
      say("endurance: \(error.message)\n\(usage)")
      exit(64)
    } catch {
      say("endurance: \(error)")
      exit(1)
    }
  }

  /// Whether what was asked for holds.
  private static func run(_ arguments: [String]) async throws -> Bool {
    guard let command = arguments.first else { throw UsageError(message: "say what to do") }
    var options = try Options(arguments.dropFirst())
    switch command {
    case "kill": return try KillRun(&options).run()
    case "undo": return try UndoRun(&options).run()
    case "contend": return try ContentionRun(&options).run()
    case "lists": return try ListRun(&options).run()
    case "live": return try LiveRun(&options).run()
    case "keys": return try KeysRun(&options).run()
    case "apps": return try AppsRun(&options).run()
    case "faults": return try FaultsRun(&options).run()
    case "races": return try RacesRun(&options).run()
    case "changes": return try await ChangesRun(&options).run()
    case "observe": return try await ObservationRun(&options).run()
    case "session": return try SessionRun(&options).run()
    case "server": return try ServerRun(&options).run()
    case "failover": return try FailoverRun(&options).run()
    // What the runs start as children.
    case KillWriter.command: return try KillWriter(&options).run()
    case UndoWriter.command: return try UndoWriter(&options).run()
    case LiveWorker.command:
      var worker = try LiveWorker(&options)
      return try worker.run()
    case ContentionWriter.command: return try ContentionWriter(&options).run()
    case ServerWriter.command: return try ServerWriter(&options).run()
    case ContentionReader.command: return try ContentionReader(&options).run()
    case PairWriter.command:
      try await PairWriter(&options).run()
      return true
    case PairRestorer.command:
      try await PairRestorer(&options).run()
      return true
    case PostingWriter.command:
      try await PostingWriter(&options).run()
      return true
    default: throw UsageError(message: "'\(command)' is no command")
    }
  }

  private static let usage = """
    usage: endurance kill [--cycles 500] [--seed N] [--acknowledge-early | --control]
           endurance undo [--cycles 500] [--seed N] [--control]
           endurance contend [--seconds 60] [--writers 4] [--readers 4] [--hold 0] [--seed N] [--split | --control]
           endurance lists [--lengths 20000] [--step 1] [--megabytes 64] [--control]
           endurance live [--seconds 600] [--seed N] [--control]
           endurance keys --modulo FILE [--seconds 600] [--seed N]
           endurance apps --modulo FILE [--seconds 600] [--seed N]
           endurance faults --modulo FILE [--only COMMAND] [--calls N] [--sample N] [--seed N] [--control]
           endurance races --modulo FILE [--races 200] [--seed N] [--control]
           endurance changes [--commits 200] [--seed N] [--control]
           endurance observe [--commits 10000] [--control]
           endurance session [--rounds 200] [--seed N] [--control]
           endurance server [--seconds 600] [--restarts 20] [--seed N] [--control]
           endurance failover [--seconds 30] [--seed N] [--control]
    """
}

/// Arguments that can't be understood.
struct UsageError: Error {
  let message: String
}

/// A line on standard output, written at once: what a killed process has said is with its reader.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
