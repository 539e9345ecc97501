extension MonthColumnChartSVG {
  /// The styles of a complete document. Colours are written out, because not every SVG viewer knows CSS variables.
  static func styles(_ theme: Theme) -> StyleSheet {
    """
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-size:13px}
    .title{font-size:20px;font-weight:700}.amount{font-size:12px}.selected{font-weight:700}.zero{stroke-width:1}
    \(colors(theme) { $0.light })
    @media (prefers-color-scheme:dark){
    \(colors(theme) { $0.dark })
    }
    """
  }

  private static func colors(_ theme: Theme, _ pick: (PageColor) -> HexColor) -> StyleSheet {
    """
    .surface{fill:\(pick(.surface))}text{fill:\(pick(.text))}.zero{stroke:\(pick(.line))}
    .name{fill:\(pick(theme.shade(.secondary).page))}.selected{fill:\(pick(.text))}
    .positive{fill:\(pick(theme.shade(.positive).page))}.negative{fill:\(pick(theme.shade(.negative).page))}
    """
  }
}
