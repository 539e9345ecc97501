// What a program declares, in the language of its words.

extension CommandConfiguration {
  /// The configuration with every text in the language.
  func translated(_ phrase: (String) -> String) -> CommandConfiguration {
    var copy = self
    copy.abstract = phrase(abstract)
    copy.discussion = phrase(discussion)
    copy.sections = sections.map { section in
      CommandSection(
        phrase(section.title), rows: section.rows.map { .init($0.name, phrase($0.meaning)) },
        isForManual: section.isForManual)
    }
    copy.examples = examples.map { CommandExample($0.commandLine, abstract: phrase($0.abstract)) }
    copy.shortcuts = shortcuts.map { $0.translated(phrase) }
    copy.groupedSubcommands = groupedSubcommands.map { group in
      CommandGroup(
        name: phrase(group.name), subcommands: group.subcommands,
        shortcuts: group.shortcuts.map { $0.translated(phrase) }, listing: group.listing)
    }
    return copy
  }
}

extension CommandShortcut {
  fileprivate func translated(_ phrase: (String) -> String) -> CommandShortcut {
    CommandShortcut(name, for: command, abstract: phrase(abstract))
  }
}

extension ArgumentDefinition {
  /// The definition with every text in the language. What is typed, names and values, stays as it is.
  func translated(_ phrase: (String) -> String) -> ArgumentDefinition {
    var copy = self
    copy.description.abstract = phrase(description.abstract)
    copy.description.discussion = phrase(description.discussion)
    copy.description.valueName = phrase(description.valueName)
    copy.description.sectionTitle = phrase(description.sectionTitle)
    return copy
  }
}
