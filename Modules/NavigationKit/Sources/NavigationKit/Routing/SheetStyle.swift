/// The height of a sheet.
public enum SheetStyle: Hashable, Sendable, CaseIterable {
  /// Half of the screen.
  case medium

  /// Nearly the whole screen; what a sheet is unless told otherwise.
  case large

  /// Half of the screen, and the whole of it when pulled up.
  case canFullScreen

  /// As tall as its content.
  case fitContent

  /// As tall as its content, in an inset card with rounded corners.
  case airpodsLike
}
