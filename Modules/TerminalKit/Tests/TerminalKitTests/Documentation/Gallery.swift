import Foundation
import TerminalKit

/// The views of the gallery, a picture each.
@MainActor struct Gallery {
  struct Picture {
    let name: String
    let title: String
    let width: Int
    let height: Int
    let view: AnyView
  }

  struct Row: Identifiable {
    let id: Int
    let name: TerminalText
  }

  private static let waves = (0..<60).map { (x: Double($0), y: 50 + 40 * sin(Double($0) / 7)) }
  private static let weeks = (0..<7).map { row in (0..<20).map { Double((row * 7 + $0 * 5) % 11) } }
  private static let goals = [("Japan", 0.62), ("Bike", 0.25), ("Rainy day", 1)]
  private static let rows = ["Japan in spring", "A bike", "A rainy day"].enumerated().map {
    Row(id: $0.offset, name: TerminalText($0.element))
  }

  static let pictures = [
    Picture(name: "dashboard", title: "Panels", width: 72, height: 20, view: AnyView(dashboard)),
    Picture(
      name: "stacks", title: "HStack, VStack, ZStack, Spacer, Divider", width: 44, height: 7, view: AnyView(stacks)),
    Picture(name: "texts", title: "Text and its styles", width: 44, height: 7, view: AnyView(texts)),
    Picture(name: "borders", title: "Borders and padding", width: 44, height: 7, view: AnyView(borders)),
    Picture(name: "grid", title: "Grid, ProgressView, Sparkline", width: 44, height: 6, view: AnyView(grid)),
    Picture(name: "table", title: "Section and Table", width: 44, height: 6, view: AnyView(table)),
    Picture(name: "controls", title: "Controls", width: 44, height: 8, view: AnyView(controls)),
    Picture(name: "editor", title: "TextEditor and ProgressView", width: 44, height: 6, view: AnyView(editor)),
    Picture(name: "form", title: "Form", width: 44, height: 6, view: AnyView(form)),
    Picture(name: "list", title: "List and Menu", width: 44, height: 6, view: AnyView(list)),
    Picture(name: "dialog", title: "ConfirmationDialog", width: 44, height: 8, view: AnyView(dialog)),
    Picture(name: "line-chart", title: "LineChart", width: 60, height: 12, view: AnyView(chart)),
    Picture(name: "bar-chart", title: "BarChart", width: 44, height: 10, view: AnyView(bars)),
    Picture(name: "heat-map", title: "HeatMap", width: 44, height: 7, view: AnyView(heat)),
  ]

  private static var dashboard: some View {
    HStack(spacing: 0) {
      chart.frame(maxWidth: .infinity, maxHeight: .infinity).border(.cyan, title: "Net worth", style: .rounded)
      VStack {
        grid.padding(.horizontal, 1).frame(maxWidth: .infinity, alignment: .leading)
          .border(.green, title: "Goals", style: .rounded)
        heat.frame(maxWidth: .infinity, maxHeight: .infinity).border(.magenta, title: "Days", style: .rounded)
      }
      .frame(width: 34)
    }
  }

  private static var stacks: some View {
    VStack {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      Divider()
      HStack(alignment: .center, spacing: 2) {
        VStack {
          Text("above")
          Text("below")
        }
        Divider()
        Text("beside").bold()
      }
      ZStack {
        Text("· · · · · · · · · · ·").dim()
        Text(" over ").bold()
      }
    }
  }

  private static var texts: some View {
    VStack {
      Text("bold").bold() + Text(" italic").italic() + Text(" underlined").underline() + Text(" dim").dim()
      Text("red ").foregroundStyle(.red) + Text("green ").foregroundStyle(.green) + Text("blue").foregroundStyle(.blue)
      Text("日本旅行 👩‍🚀 é").background(.blue)
      Text("A text wraps at the width of its room, at its spaces.").frame(width: 24, alignment: .leading)
      Text("or ends in an ellipsis where it is limited to a line").lineLimit(1)
    }
  }

  private static var borders: some View {
    HStack {
      for style in BorderStyle.allCases { Text("\(style)").padding(.horizontal, 1).border(style: style) }
    }
    .padding(.vertical, 1)
  }

  private static var grid: some View {
    Grid {
      GridRow {
        Text("Goal").bold()
        Text("Saved").bold()
        Text("Trend").bold()
      }
      for (name, share) in goals {
        GridRow {
          Text(name)
          ProgressView(value: share, width: 8).foregroundStyle(.green)
          Sparkline([1, 3, 2, 5, 4, 6], color: .cyan)
        }
      }
    }
  }

  private static var table: some View {
    Section("Savings") {
      Table(
        [Table.Column("Goal", minimumWidth: 6), Table.Column("Saved", alignment: .trailing), Table.Column("End")],
        rows: [["Japan 🇯🇵", "1,250.00 €", "Apr 2027"], ["Bike", "90.00 €", "May 2026"]])
    }
  }

  private static var controls: some View {
    VStack {
      TextField("Name", text: .constant("Ada"))
      SecureField("Password", text: .constant("secret"))
      Toggle("Every month", isOn: .constant(true))
      Picker("Theme", selection: .constant(2), options: 1...3) { "number \($0)" }
      Stepper("Places", value: .constant(2))
      HStack {
        Button("Save") {}
        Button("Close") {}
      }
    }
  }

  private static var editor: some View {
    VStack {
      TextEditor(TextEditorState("A text of several lines, wrapped at its width.\nAnother one"))
        .frame(height: 3).border(title: "Note")
      HStack {
        ProgressView()
        Text("Saving").dim()
      }
    }
  }

  private static var form: some View {
    var state = FormState()
    let fields: [FormField] = [
      .text("Name", "Japan") { _ in }, .text("Target", "3000", value: "$3,000.00") { _ in },
      .choice("Currency", ["USD", "EUR"], selected: 0) { _ in }, .toggle("Every month", isOn: true) { _ in },
    ]
    state.update(fields)
    state.focus(1, in: fields)
    return Form(fields, refusal: Text("The target must be more than what is saved.").foregroundStyle(.red))
      .environment(\.form, state)
  }

  private static var list: some View {
    HStack(spacing: 3) {
      List(ListState(rows, height: 3)) { $0.name }
      Menu("Sort", PickerState(["by name", "by date"].map { PickerState.Option($0, TerminalText($0)) }))
    }
  }

  private static var dialog: some View {
    ConfirmationDialog(
      ConfirmationState(
        "Delete Bike?", message: "Its 12 contributions go with it.",
        choices: [KeyBinding("n", "Keep", false), KeyBinding("y", "Delete", true)]))
  }

  private static var chart: some View {
    LineChart(
      [LineChart.Series(waves, color: .green, isFilled: true)], marks: [(0, "Jan"), (30, "Jul"), (59, "Dec")],
      cursor: 30
    ) { "\(Int($0)) k" }
  }

  private static var bars: some View {
    BarChart([("Jan", 120), ("Feb", -40), ("Mar", 95), ("Apr", 60), ("May", 140)], color: { $0 < 0 ? .red : .green })
  }

  private static var heat: some View { HeatMap(weeks, color: .magenta) }
}
