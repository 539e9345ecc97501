extension SavingsReportPage {
  static func styles(_ theme: Theme) -> StyleSheet {
    """

    :root{color-scheme:light dark;\(variables(theme) { $0.light })}
    @media (prefers-color-scheme:dark){:root{\(variables(theme) { $0.dark })}}
    \(layout)
    \(parts)
    \(charts)

    """
  }

  private static func variables(_ theme: Theme, _ pick: (PageColor) -> HexColor) -> StyleSheet {
    """
    --background:\(pick(.background));--surface:\(pick(.surface));--text:\(pick(.text));--line:\(pick(.line));\
    --accent:\(pick(theme.shade(.accent).page));--quiet:\(pick(theme.shade(.secondary).page));\
    --positive:\(pick(theme.shade(.positive).page));--negative:\(pick(theme.shade(.negative).page))
    """
  }

  private static let layout: StyleSheet = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--background);color:var(--text);\
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
    header,main,footer{max-width:70rem;margin:0 auto;padding:0 1.25rem}
    header{padding-top:2.5rem}footer{padding-top:1.5rem;padding-bottom:2rem}
    h1,h2,h3,p,dl,dd,figure,table{margin:0}
    h1{font-size:2.25rem;line-height:1.2;letter-spacing:-.02em}h2{font-size:1.25rem;margin:2rem 0 .75rem}
    h3{display:flex;gap:.75rem;justify-content:space-between;align-items:baseline;font-size:1.125rem;\
    overflow-wrap:anywhere}
    .cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));align-items:start}
    .cards.wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr))}
    .card{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;min-width:0;padding:1.25rem;\
    background:var(--surface);border:1px solid var(--line);border-radius:.875rem;break-inside:avoid}
    """

  private static let parts: StyleSheet = """
    .quiet{color:var(--quiet)}h3 .quiet{font-weight:400;font-size:.9375rem;white-space:nowrap}
    .progress{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}
    .progress p{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:baseline}
    .saved{font-size:1.5rem;line-height:1.2}.share{display:flex;gap:.75rem;align-items:center;font-weight:600}
    .bar{flex:1;width:0;min-width:0;height:.5rem;border-radius:.25rem}
    .due strong{color:var(--accent);white-space:nowrap}
    dl{display:grid;gap:.25rem}dl div{display:flex;justify-content:space-between;gap:1rem}
    dt{color:var(--quiet)}dd{text-align:right}
    figure svg{display:block;width:100%;height:auto}figcaption{font-size:.875rem;text-align:center}
    details{border-top:1px solid var(--line);padding-top:.75rem}summary{cursor:pointer;font-weight:600}
    summary:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:.25rem}
    table{width:100%;border-collapse:collapse;margin-top:.5rem}caption{position:absolute;width:1px;height:1px;\
    overflow:hidden;clip-path:inset(50%)}
    th,td{padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);\
    overflow-wrap:anywhere}
    th:last-child,td:last-child{padding-right:0;text-align:right;white-space:nowrap}
    thead th{color:var(--quiet);font-weight:600}tbody th{font-weight:400;white-space:nowrap}
    .figures{display:flex;flex-wrap:wrap;gap:1rem 3rem}.better{color:var(--positive)}.worse,.saved.negative\
    {color:var(--negative)}
    td.positive{color:var(--positive)}td.negative{color:var(--negative)}
    """

  // Where a year doesn't fit, it is read from right to left, so that its end is in sight first.
  private static let charts: StyleSheet = """
    svg text{font-size:13px;fill:var(--quiet)}svg .amount{font-size:12px}svg .selected{font-weight:700;fill:var(--text)}
    svg .zero{stroke:var(--line)}svg .track{fill:var(--line)}svg .accent{fill:var(--accent)}
    svg .positive{fill:var(--positive)}svg .negative{fill:var(--negative)}
    svg .debt{fill:var(--negative)}svg .area{fill-opacity:.15}svg .line{fill:none;stroke-width:1.5}\
    svg .line.accent{stroke:var(--accent)}svg .line.debt{stroke:var(--negative)}
    .level-1{fill-opacity:.35}.level-2{fill-opacity:.55}.level-3{fill-opacity:.75}\
    .year{overflow-x:auto;direction:rtl}.year svg,.year figcaption{direction:ltr}.year svg{min-width:40rem}
    @media (max-width:30rem){svg text{font-size:16px}svg .amount{font-size:13px}}
    @media print{body{background:none}.card{border-color:var(--line)}}
    """

  /// Those of a report on a period besides: its tables, which are moved sideways where there is no room.
  static let periodStyles: StyleSheet = """
    .scroll{overflow-x:auto}.scroll:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
    .period td,.period thead th:not(:first-child){text-align:right;white-space:nowrap}
    .period tbody th{white-space:normal;min-width:7rem}.period tfoot th,.period tfoot td{font-weight:600}
    .period tfoot tr:last-child>*{border-bottom:0}

    """
}
