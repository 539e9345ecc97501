/// A declared argument: what is said of it, and where what is given for it goes.
struct ArgumentDefinition {
  var description: ArgumentDescription
  let receiver: any ArgumentReceiver
  /// The text of a flag, or of the first of its two sides.
  var flagText = "true"
  /// The rule for flags that contradict each other.
  var exclusivity = FlagExclusivity.chooseLast
}

/// A property wrapper that stands for one argument, or for a flag of each case.
protocol ArgumentProperty: DeclaredProperty {
  /// The declaration, for the property that carries the wrapper.
  func definitions(property: String) -> [ArgumentDefinition]
}
