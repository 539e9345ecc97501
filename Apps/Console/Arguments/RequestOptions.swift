import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloProviders
import ModuloStores
import ModuloUtilities

/// A command that adds something, or imports it, and does so once for each id.
protocol AddingCommand: ConsoleCommand {
  /// The id that the command is given.
  var request: RequestOptions { get }
  /// The file whose content it adds; `nil` for none.
  var content: FileArgument? { get }
  /// The files whose content it adds, in their order.
  var contents: [FileArgument] { get }
}

extension AddingCommand {
  var content: FileArgument? { nil }
  var contents: [FileArgument] { content.map { [$0] } ?? [] }
}

/// The option of the commands that add something.
struct RequestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do it once: where a command was given this id before, change nothing and answer as it did.", valueName: "uuid"))
  var id: UUID?
}

/// What a command is asked to do once.
struct CommandRequest: Sendable {
  let id: UUID
  /// What tells it from another one: of the command, its arguments, and the content of its file.
  let digest: Data
  /// What was read from standard input; `nil` where the command reads a file, or none.
  let input: [UInt8]?
}

extension AddingCommand {
  var requestID: UUID? { request.id }
}

extension ConsoleSession {
  /// What the command is asked to do once; `nil` without an id.
  ///
  /// The content of a file is read for the digest. From standard input it can be read once, so it is kept in memory.
  ///
  /// - Throws: The failure of reading the content; a usage failure where no history is kept, which would know the id.
  func request(of command: ParsedCommand) throws -> CommandRequest? {
    guard let id = command.ofConsole?.requestID, let adding = command.command as? any AddingCommand else { return nil }
    if !dependencies.shared[GeneralPreferences.history] {
      throw ConsoleFailure(.usage, code: "historyOff", message: format.console.noRequestsWithoutHistory)
    }
    // No word has a NUL.
    let paths = adding.contents.map(\.defaultValueDescription)
    let words = Array(command.path.dropFirst()) + command.given.flatMap { $0.wordsOfRequest(but: paths) }
    var message = words.flatMap { (word: String) -> [UInt8] in Array(word.utf8) + [0] }
    var input: [UInt8]?
    for file in adding.contents {
      let content = try content(of: file)
      // Where one of several ends is part of what they are.
      if adding.contents.count > 1 { message += Array(String(content.count).utf8) + [0] }
      message += content
      if file == .standardStream { input = content }
    }
    return CommandRequest(id, message, input: input)
  }

  /// The bytes of a file.
  ///
  /// - Throws: The failure of reading it.
  func content(of file: FileArgument) throws -> [UInt8] {
    do throws(ByteSourceError) {
      var source: FileByteSource
      switch file {
      case .path(let path): source = try FileByteSource(path: path)
      case .standardStream:
        readsInput = true
        source = FileByteSource(handle: .standardInput, name: "-")
      }
      defer { readsInput = false }
      var content: [UInt8] = []
      while let piece = try source.next() { content += piece }
      return content
    } catch {
      throw ConsoleFailure(error.outcome.exitCode, code: error.outcome.code, message: error.text(format))
    }
  }

  /// What is known of a request; `nil` when it wasn't carried out yet.
  ///
  /// - Throws: A usage failure when another request has the id.
  func receipt(of request: CommandRequest) async throws -> HistoryReceiptDomain? {
    let receipt: HistoryReceiptDomain?
    do throws(HistoryError) {
      receipt = try await dependencies.historyProvider.receipt(of: request.id)
    } catch {
      throw ConsoleFailure(error, format)
    }
    guard let receipt else { return nil }
    if receipt.digest == request.digest { return receipt }
    let step = "#\(receipt.step)"
    throw ConsoleFailure(
      .usage, code: "idInUse",
      message: format.console.idInUse(request.id.uuidString, step, format.moment(receipt.date)))
  }

  /// Answers for a request with what is known of it.
  func show(_ receipt: HistoryReceiptDomain) throws {
    if wantsJSON { return try printJSON(HistoryJSON.receipt.json(receipt)) }
    try write(receipt.rowLines(format).map { $0 + "\n" }.joined())
  }
}

extension CommandRequest {
  fileprivate init(_ id: UUID, _ message: [UInt8], input: [UInt8]?) {
    self.init(id: id, digest: Data(SHA256.digest(of: message).prefix(16)), input: input)
  }
}

extension GivenArgument {
  /// What belongs to a request: neither its id, nor the path of a file, whose content does. What is given by its place has
  /// no name: that is in a language.
  fileprivate func wordsOfRequest(but paths: [String]) -> [String] {
    guard let name = description.preferredName?.description else { return words.filter { !paths.contains($0) } }
    return name == "--id" ? [] : [name] + words
  }
}
