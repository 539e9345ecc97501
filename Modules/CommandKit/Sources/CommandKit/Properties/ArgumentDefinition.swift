/// A declared argument: what is said of it, and where what is given for it goes.
struct ArgumentDefinition {
  var description: ArgumentDescription
  let receiver: any ArgumentReceiver
}

/// A property wrapper that stands for one argument.
protocol ArgumentProperty {
  /// The declaration, for the property that carries the wrapper.
  func definition(property: String) -> ArgumentDefinition
}
