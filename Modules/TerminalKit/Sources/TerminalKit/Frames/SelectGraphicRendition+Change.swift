extension SelectGraphicRendition {
  /// The shortest sequence from a style to another, both ``Style/limited(to:)`` their depth; nothing where they are
  /// the same.
  ///
  /// Either everything is reset first, or what ends is ended by itself.
  static func change(from old: Style, to new: Style, depth: ColorDepth) -> String {
    if old == new { return "" }
    let all = SelectGraphicRendition(new, depth: depth).codes
    if all.isEmpty { return "\u{1B}[m" }
    let anew = (["0"] + all).joined(separator: ";")
    let step = step(from: old, to: new, depth: depth).joined(separator: ";")
    return "\u{1B}[\(step.utf8.count <= anew.utf8.count ? step : anew)m"
  }

  private static func step(from old: Style, to new: Style, depth: ColorDepth) -> [String] {
    var kept = old.attributes
    var codes: [String] = []
    for (group, code) in endings where !kept.intersection(group).isSubset(of: new.attributes) {
      kept.subtract(group)
      codes.append(code)
    }
    if old.foreground != nil, new.foreground == nil { codes.append("39") }
    if old.background != nil, new.background == nil { codes.append("49") }
    let begun = Style(
      foreground: old.foreground == new.foreground ? nil : new.foreground,
      background: old.background == new.background ? nil : new.background,
      attributes: new.attributes.subtracting(kept))
    return codes + SelectGraphicRendition(begun, depth: depth).codes
  }

  /// The codes that end attributes; bold and faint end together.
  private static let endings: [(group: Style.Attributes, code: String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"),
  ]
}

extension Style {
  /// The style as a terminal of the depth shows it: without colours, there is none but the plain one.
  func limited(to depth: ColorDepth) -> Style {
    guard depth != .none else { return .plain }
    return Style(
      foreground: foreground?.limited(to: depth), background: background?.limited(to: depth), attributes: attributes)
  }
}
