/// A brief notification over the page, which disappears by itself. Each noun adds its own, in its folder.
public struct Toast: Hashable, Sendable {
  /// The name of the declaration, which is the same in every language.
  public let name: String
  /// Whether it reports a mistake or a change.
  public let style: ToastStyle
  /// Whether something is gone that an undo brings back.
  public let isLoss: Bool
  private let english: String
  private let french: String

  /// A toast with its text in each language, called as what declares it.
  init(
    _ english: String, _ french: String, _ style: ToastStyle = .success, isLoss: Bool = false, name: String = #function
  ) {
    self.name = name
    self.style = style
    self.isLoss = isLoss
    self.english = english
    self.french = french
  }

  /// A toast in the words of an answer, which is in one language.
  init(_ answer: String, isLoss: Bool = false, name: String = #function) {
    self.init(answer, answer, isLoss: isLoss, name: name)
  }

  /// The toast in the context's language.
  public func text(_ format: FormatContext) -> String { format.language(english, french) }
}

extension Toast: CustomStringConvertible {
  public var description: String { name }
}

/// The style of a toast.
public enum ToastStyle: CaseIterable, Hashable, Sendable {
  /// A mistake that the form can correct.
  case error
  /// A change that is stored.
  case success
}

extension Toast {
  /// A form needs a name.
  public static var nameMandatory: Toast { Toast("A name is required", "Un nom est nécessaire", .error) }
  /// A form needs an amount.
  public static var amountMandatory: Toast { Toast("An amount is required", "Un montant est nécessaire", .error) }
}
