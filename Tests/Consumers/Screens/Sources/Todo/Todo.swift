import Foundation
import TerminalKit

struct Item: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

@main struct Todo: TerminalApp {
  @State private var items = [Item(title: "Buy milk"), Item(title: "Call Ada")]
  @State private var list = ListState<Item>()
  @State private var title = ""
  @State private var now = Date()
  @Environment(\.quit) private var quit

  var body: some View {
    VStack {
      HStack {
        Text("Todo").bold()
        Spacer()
        Text(now.formatted(date: .omitted, time: .standard)).dim()
      }
      Divider()
      TextField("New", text: $title, prompt: "what is to be done").onSubmit(add)
      List($list) { item in
        TerminalText(item.isDone ? "[x] " : "[ ] ") + TerminalText(item.title)
      }
      .onKeyPress(.space, action: toggle)
      .onKeyPress(.delete, action: remove)
      Spacer()
      Text("\(items.count { !$0.isDone }) to do · tab, space, delete · ctrl-q quits").dim()
    }
    .onKeyPress(.control("q")) { quit() }
    .tick(every: .seconds(1)) { now = Date() }
    .task { list.update(items) }
  }

  private func add() {
    if title.isEmpty { return }
    items.append(Item(title: title))
    title = ""
    list.update(items)
  }

  private func toggle() {
    guard let index = items.firstIndex(where: { $0.id == list.selection?.id }) else { return }
    items[index].isDone.toggle()
    list.update(items)
  }

  private func remove() {
    items.removeAll { $0.id == list.selection?.id }
    list.update(items)
  }
}
