import ModuloModels

/// What every page of a report has around its figures: one file, without scripts, that loads nothing and is light or
/// dark as its reader prefers.
struct ReportPageFrame {
  let title: String
  /// The days of the figures, for the title of the window.
  let days: String
  /// What stands below the title.
  let lines: [String]
  let language: Language
  let theme: Theme
  /// The styles beyond those of all pages.
  var styles: StyleSheet = ""

  /// The page as HTML.
  func html(@MarkupBuilder _ main: () -> Markup) -> String {
    let page = Markup.element("html", ["lang": language.rawValue]) {
      Markup.element("head") { head }
      Markup.element("body") {
        Markup.element("header") {
          Markup.element("h1") { title }
          for line in lines { Markup.element("p", ["class": "quiet"]) { line } }
        }
        Markup.element("main") { main() }
        Markup.element("footer") { Markup.element("p", ["class": "quiet"]) { Strings(language).report.footer } }
      }
    }
    return "<!DOCTYPE html>\n\(page.source)\n"
  }

  /// A part of the page, which its heading names.
  static func section(_ id: String, _ title: String, @MarkupBuilder content: () -> Markup) -> Markup {
    Markup.element("section", ["aria-labelledby": id]) {
      Markup.element("h2", ["id": id]) { title }
      content()
    }
  }

  @MarkupBuilder private var head: Markup {
    Markup.void("meta", ["charset": "utf-8"])
    Markup.void(
      "meta",
      ["http-equiv": "Content-Security-Policy", "content": "default-src 'none'; style-src 'unsafe-inline'"])
    Markup.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    Markup.void("meta", ["name": "color-scheme", "content": "light dark"])
    Markup.void("meta", ["name": "generator", "content": "modulo"])
    Markup.element("title") { "\(title), \(days)" }
    Markup.style("\(SavingsReportPage.styles(theme))\(styles)")
  }
}
