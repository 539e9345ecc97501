import Foundation
import ModuloModels
import ModuloModelsMocks
import Testing

@testable import modulo

/// What the console says for advice: commands and options that there are.
@Suite struct ConsoleAdviceTests {
  private let words = ConsoleAdvice()

  /// A form takes keys and lines as text.
  @Test(arguments: [false, true]) func `where a list is holds in a form, too`(_ isByLines: Bool) {
    let advice = AppAdvice(isByLines: isByLines)
    let english = [Advice.listGoals, .listAccounts].map { advice.text($0, in: .english) }
    #expect(english == ["Screen 2 lists all of them.", "Screen 3 lists all of them, under l."])
    let french = [Advice.listGoals, .listAccounts].map { advice.text($0, in: .french) }
    #expect(french == ["Ils sont tous à l’écran 2.", "Ils sont tous à l’écran 3, sous l."])
  }

  @Test func `every advice has words in both languages`() {
    for advice in Advice.samples {
      let texts = Language.allCases.map { words.text(advice, in: $0) }
      let isBlank = texts.contains { $0.allSatisfy(\.isWhitespace) }
      #expect(!isBlank, "\(advice)")
      if case .clause(.option) = advice { continue }
      // The options alone.
      if case .clause(.chooseReading) = advice { continue }
      let isTranslated = Set(texts).count == texts.count
      #expect(isTranslated, "\(advice)")
    }
  }

  @Test(arguments: Language.allCases)
  func `an advice names commands and options that there are`(_ language: Language) async throws {
    let grammar = try await Grammar.all.value
    for advice in Advice.samples {
      let text = words.text(advice, in: language)
      for line in text.matches(of: /modulo ((?:[^`\n.]|\.(?! ))*)/).map(\.output.1) {
        // `track` is a command, and so is `track start`.
        let command = grammar.filter { command in
          let names = [command.path.joined(separator: " ")] + command.shortcuts
          return !command.path.isEmpty && names.contains { (line + " ").hasPrefix($0 + " ") }
        }.max { $0.path.count < $1.path.count }
        let names = command.map(\.optionNames) ?? []
        #expect(command != nil, "\(line)")
        #expect(Self.options(in: line).isSubset(of: names), "\(line)")
      }
      let all = Set(grammar.flatMap(\.optionNames))
      #expect(Self.options(in: text).isSubset(of: all), "\(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `in the app an option stands in commands alone`(_ language: Language) {
    for advice in Advice.samples {
      let text = AppAdvice().text(advice, in: language)
      let rest = text.replacing(/:[a-z]+ [^`\n]*/, with: "")
      #expect(!rest.contains("--"), "\(text)")
    }
  }

  private static func options(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /--([a-z-]+)/).map { String($0.output.1) })
  }

  @Test func `a command repairs a row, in shell quotes where it has to`() {
    let id = Samples.id(1)
    let remedies: [DataWarning.Remedy] = [
      .editGoal(.number(3), name: "Mum's", removesEnd: true), .editGoal(.number(3), name: "-x", removesEnd: false),
      .editGoal(.id(id), name: nil, removesEnd: true), .editAccount(.number(2), provider: "Bank", name: nil),
      .editAccount(.number(2), provider: "Bank", name: ""), .removeContributionName(.number(7)),
      .deleteRate(.number(4)), .editGoal(.number(3), name: nil, removesEnd: false, removesEmoji: true),
      .editGroup(.number(2), name: "Work"), .editBlock(.id(id), name: "Coding"), .editSession(.number(9), memo: ""),
    ]
    #expect(
      remedies.compactMap(\.command) == [
        #"modulo goal edit 3 --name 'Mum'\''s' --end none"#, "modulo goal edit 3 --name='-x'",
        "modulo goal edit \(id.uuidString) --end none", "modulo account edit 2 --provider 'Bank'",
        "modulo account edit 2 --provider 'Bank' --name ''", "modulo contribution edit 7 --name ''",
        "modulo rate delete 4 --yes", "modulo goal edit 3 --emoji ''", "modulo group edit 2 --name 'Work'",
        "modulo block edit \(id.uuidString) --name 'Coding'", "modulo track edit 9 --memo ''",
      ])
    #expect(DataWarning.Remedy.document.command == nil)
  }

  @Test func `a warning names its command`() {
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt, adviceWords: words)
    let remedy = DataWarning.Remedy.editGoal(.number(3), name: nil, removesEnd: true)
    let text = DataWarning(.endBeforeStart, of: .goal, number: 3, remedy: remedy).text(format)
    #expect(text == "goal #3: it ends before it starts. Fix it with: modulo goal edit 3 --end none")
  }
}

extension Grammar.Command {
  fileprivate var optionNames: [String] { arguments.compactMap(\.name) + flags }
}
