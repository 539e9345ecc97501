/// What becomes of something that is named on a command line: the more a mistake costs, the closer the name has to fit.
enum NameUse {
  /// It is only shown: a part of the name will do.
  case showing
  /// It is changed, or something is added to it: the beginning of a word will do.
  case change
  /// It is deleted: the beginning of the name will do.
  case deletion
}
