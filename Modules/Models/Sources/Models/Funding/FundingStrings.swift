/// The words of links between goals and accounts.
public struct FundingStrings: Sendable {
  let language: Language

  /// The texts that every noun has.
  public var noun: NounStrings { Strings(language).of(.funding) }
  /// Title of what is set aside.
  public var title: String { language("Set aside", "Réservé") }
  /// Title of the links, where they have a screen of their own.
  public var listTitle: String { language("Goals and their accounts", "Objectifs et leurs comptes") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No goal is tied to an account", "Aucun objectif n’est lié à un compte") }
  /// Title of the form, with the goal.
  public func formTitle(_ goal: String) -> String {
    language("Account of \(goal)", "Compte de \(goal)")
  }
  /// Title of the screen that removes a link.
  public var removalTitle: String { language("Untie from an account", "Délier d’un compte") }
  /// Label of the account.
  public var account: String { language("Account", "Compte") }
  /// Label of the most that is set aside.
  public var limit: String { language("Up to", "Jusqu’à") }
  /// Label of the priority.
  public var priority: String { language("Priority", "Priorité") }
  /// Label of the switch that lets an account be short.
  public var allowsShort: String { language("Allow short", "Autoriser un manque") }
  /// Label of what is left of an account.
  public var unallocated: String { language("Unallocated", "Non affecté") }

  func setAside(_ amount: String) -> String { language("\(amount) set aside", "\(amount) réservés") }
  func unallocated(_ amount: String) -> String { language("\(amount) unallocated", "\(amount) non affectés") }
  func short(_ amount: String) -> String { language("\(amount) short", "il manque \(amount)") }
  func untied(_ amount: String) -> String { language("\(amount) in no account", "\(amount) dans aucun compte") }
  func upTo(_ amount: String) -> String { language("up to \(amount)", "jusqu’à \(amount)") }
  func priority(_ number: String) -> String { language("priority \(number)", "priorité \(number)") }
  /// The link of an archived goal, or of a debt.
  var quiet: String { language("quiet", "en veille") }

  func line(_ goal: String, _ account: String, _ figures: String) -> String {
    language("\(goal) from \(account): \(figures)", "\(goal) depuis \(account) : \(figures)")
  }

  func removed(_ goal: String, _ account: String) -> String {
    language("\(goal) is no longer tied to \(account).", "\(goal) n’est plus lié à \(account).")
  }
}

extension Strings {
  /// Texts of links between goals and accounts.
  public var funding: FundingStrings { FundingStrings(language: language) }
}

extension Toast {
  /// A link was stored, in the words of the answer.
  public static func fundingSaved(_ answer: String) -> Toast { Toast(answer) }
  /// Links were removed, in the words of the answer.
  public static func fundingRemoved(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
