import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloUtilities
import TerminalKit

extension AppHost {
  /// Completes the command that is being typed, as a shell does with the same grammar and names; an error is felt
  /// where nothing can follow, or several words that have no more letters in common.
  func completePrompt() {
    perform { [self] in
      guard let line = prompt?.field.text else { return }
      let completed = await CommandCompletion(line, homeFolder: console.dependencies.homeFolder)?.completed(console)
      // Keys wait for this, but the prompt may have been left by a signal or a deadline.
      guard let completed, completed != line, prompt?.field.text == line else { return feedback(.error) }
      prompt?.field = TextFieldState(completed)
    }
  }
}

/// The end of a line that can be completed.
struct CommandCompletion: Equatable {
  private let line: String
  private let words: [String]
  /// What is typed already of the last word; empty after a space.
  private let current: String

  /// - Returns: `nil` for a line whose last word is quoted or escaped: its text is another than its letters.
  init?(_ line: String, homeFolder: String?) {
    let words: [String]
    do { words = try CommandWords(line, homeFolder: homeFolder).withoutProgram } catch { return nil }
    self.line = line
    let isBetweenWords = line.last?.isWhitespace ?? true
    current = isBetweenWords ? "" : words.last ?? ""
    self.words = isBetweenWords ? words : words.dropLast()
    if !line.hasSuffix(current) { return nil }
  }

  /// The line with the rest of its last word; as it is where nothing is known of the rest.
  @MainActor
  fileprivate func completed(_ console: ConsoleSession) async -> String {
    var variables = console.variables
    variables["MODULO_DATA"] = console.locations.data.text
    variables["MODULO_CONFIG"] = console.locations.settings.path
    let parser = Parser(ModuloCommand.self, strings: CommandStrings(console.format.language))
    let found = await parser.completion(
      after: (console.options.isMock ? ["--mock"] : []) + words, of: current, environment: variables)
    guard case .candidates(let candidates) = found else { return line }
    return completed(by: candidates.map(\.value))
  }

  /// The line with what the words have in common that fit its last one; with a space where it is one word.
  func completed(by candidates: [String]) -> String {
    let fitting = Completion.fitting(current, among: candidates)
    guard let first = fitting.first else { return line }
    let common = fitting.dropFirst().reduce(first) { $0.commonPrefix(with: $1, options: .caseInsensitive) }
    guard fitting.count == 1 || common.count > current.count else { return line }
    return line.dropLast(current.count) + common.escaped + (fitting.count == 1 && !common.hasSuffix("=") ? " " : "")
  }
}

extension CommandWords {
  /// The words without the program's name, which hints begin with.
  var withoutProgram: [String] { words.first == "modulo" ? Array(words.dropFirst()) : words }
}

extension String {
  /// The text as one word of a command line.
  fileprivate var escaped: String {
    map { $0.isWhitespace || "\\\"'".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
