/// A role of a server that may use the book of the data.
public struct BookMember: Hashable, Sendable {
  /// What a member may do; each right includes those before it.
  public enum Right: String, Hashable, Sendable, CaseIterable {
    case read
    case write
    /// Decides who the members are.
    case manage
  }

  /// The name of the role on the server.
  public let role: String
  /// The highest of its rights.
  public let right: Right

  /// Creates a member.
  public init(role: String, right: Right) {
    self.role = role
    self.right = right
  }
}

/// A member that was removed from a book, as it was.
public struct BookMemberRemoval: Hashable, Sendable {
  /// The member as it was.
  public let member: BookMember
  /// The number of its connections that the server didn't let one end. They may do nothing any more.
  public let connectionsLeft: Int

  /// The removal of a member.
  public init(_ member: BookMember, connectionsLeft: Int = 0) {
    self.member = member
    self.connectionsLeft = connectionsLeft
  }
}

/// The texts of books on servers, and of their members.
public struct BookStrings: Sendable {
  let language: Language

  /// Title of the members.
  public var membersTitle: String { language("Members", "Membres") }
  /// Title of the creation of a book.
  public var creationTitle: String { language("New book", "Nouveau livre") }
  /// Title of an invitation.
  public var invitationTitle: String { language("Invitation", "Invitation") }
  /// Title of the copy of the data.
  public var copyTitle: String { language("Copy", "Copie") }
  /// Label of a member, by the name of its role.
  public var role: String { language("Role", "Rôle") }
  /// Label of what a member may do.
  public var rightTitle: String { language("Right", "Droit") }
  /// Label of where a copy is made from.
  public var source: String { language("From", "De") }
  /// Label of where a copy is made.
  public var target: String { language("To", "Vers") }

  /// Title of the removal of a member.
  public var removalTitle: String { language("Remove a member", "Retirer un membre") }
  /// Key that shows the members.
  public var members: String { language("Members", "Membres") }
  /// Key that gives a role a right.
  public var invite: String { language("Invite", "Inviter") }
  /// Key that copies the data.
  public var copy: String { language("Copy", "Copier") }

  /// What a member may do.
  public func right(_ right: BookMember.Right) -> String {
    switch right {
    case .read: language("read", "lire")
    case .write: language("write", "écrire")
    case .manage: language("manage", "gérer")
    }
  }

  /// Message after a book was made, with its address.
  public func created(_ place: String) -> String { language("Made \(place)", "\(place) créé") }

  /// Message after an invitation.
  public func invited(_ role: String, _ right: String) -> String {
    language("\(role) may now: \(right)", "Désormais permis à \(role) : \(right)")
  }

  /// The question before a member is removed.
  public func removalQuestion(_ role: String) -> String {
    language(
      "This takes every right in the book from \(role).\nRemove this member?",
      "Ceci retire à \(role) tous ses droits dans le livre.\nRetirer ce membre ?")
  }

  /// Message after a member was removed.
  public func removed(_ role: String) -> String { language("Removed \(role)", "\(role) retiré") }

  /// How many connections of a removed member are left, which the server didn't let one end.
  public func connectionsLeft(_ number: String, _ count: Int) -> String {
    language(
      count == 1
        ? "1 connection stays open; it may do nothing any more"
        : "\(number) connections stay open; they may do nothing any more",
      count == 1
        ? "1 connexion reste ouverte ; elle ne peut plus rien faire"
        : "\(number) connexions restent ouvertes ; elles ne peuvent plus rien faire")
  }

  /// Message after a copy, with the counted rows and where they are.
  public func copied(_ counts: String, _ place: String) -> String {
    language("Copied to \(place), verified: \(counts)", "Copié vers \(place), vérifié : \(counts)")
  }
}

extension Strings {
  /// Texts of books on servers.
  public var book: BookStrings { BookStrings(language: language) }
}

extension Toast {
  /// A book was made.
  public static func bookCreated(_ text: String) -> Toast { Toast(text, text) }
  /// A role got a right in the book.
  public static func memberInvited(_ text: String) -> Toast { Toast(text, text) }
  /// A member was removed.
  public static func memberRemoved(_ text: String) -> Toast { Toast(text, text) }
}
