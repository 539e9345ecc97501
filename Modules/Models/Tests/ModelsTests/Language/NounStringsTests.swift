import ModuloModelsMocks
import Testing

@testable import ModuloModels

/// The texts that nouns share, with the articles and endings of each.
@Suite struct NounStringsTests {
  private static let category = Noun("category", "categories", .feminine("catégorie", "catégories"))
  private static let order = Noun("order", "orders", .masculine("ordre", "ordres"))

  @Test(arguments: [
    (category, "Categories", "New category", "Edit category"), (order, "Orders", "New order", "Edit order"),
    (.group, "Groups", "New group", "Edit group"),
  ])
  func `titles name the noun`(_ noun: Noun, _ list: String, _ new: String, _ edit: String) {
    let words = Strings(.english).of(noun)
    #expect(words.listTitle == list)
    #expect(words.createTitle == new)
    #expect(words.updateTitle == edit)
    #expect(words.deletionTitle == "Delete \(noun.name)")
  }

  @Test(arguments: [
    (category, ["Catégories", "Nouvelle catégorie", "Modifier la catégorie", "Supprimer la catégorie"]),
    (order, ["Ordres", "Nouvel ordre", "Modifier l’ordre", "Supprimer l’ordre"]),
    (.group, ["Groupes", "Nouveau groupe", "Modifier le groupe", "Supprimer le groupe"]),
  ])
  func `French titles have the article of the noun`(_ noun: Noun, _ expected: [String]) {
    let words = Strings(.french).of(noun)
    #expect([words.listTitle, words.createTitle, words.updateTitle, words.deletionTitle] == expected)
  }

  @Test func `a participle agrees with a French noun`() {
    let (feminine, masculine) = (Strings(.french).of(Self.category), Strings(.french).of(Self.order))
    #expect(feminine.created("A (#1)") == "Catégorie A (#1) créée")
    #expect(masculine.edited("A (#1)") == "Ordre A (#1) modifié")
    #expect(feminine.deleted("A") == "Catégorie A supprimée")
    #expect(Strings(.english).of(Self.order).deleted("A") == "Order A deleted")
    #expect(feminine.duplicateName("A") == "Il y a déjà une catégorie nommée « A ».")
  }

  @Test func `what is done with rows names the noun, with its article`() {
    let (english, french) = (Strings(.english).of(Self.order), Strings(.french).of(Self.category))
    let done = [english.adding, english.listing, english.showing, english.editing, english.deleting]
    #expect(done == ["Add an order.", "List the orders.", "Show an order.", "Change an order.", "Delete an order."])
    #expect(french.adding == "Ajoute une catégorie.")
    #expect(french.listing == "Liste les catégories.")
    #expect(french.deleting == "Supprime une catégorie.")
    #expect(english.emptyTitle == "No orders")
    #expect(french.emptyTitle == "Aucune catégorie")
    #expect(english.deletionQuestion("A (#1)") == "Delete order A (#1)?")
    #expect(french.deletionQuestion("A (#1)") == "Supprimer la catégorie A (#1) ?")
    #expect(english.reference == "The order: its number, its id, or its name or the beginning of it.")
    #expect(french.reference == "La catégorie : numéro, identifiant, nom ou début du nom.")
    #expect(english.nameRule(upTo: 9) == "Its name, of 9 characters at most. No two orders have the same name.")
    #expect([english.one, french.one] == ["order", "catégorie"])
  }

  @Test func `what is refused names the noun after its article`() {
    let (english, french) = (Strings(.english).of(Self.order), Strings(.french).of(Self.category))
    #expect(english.missingName == "An order needs a name.")
    #expect(english.missing(.account) == "An order needs an account.")
    #expect(english.duplicateName("A") == "There is an order named \"A\" already.")
    #expect(english.emptyField("Place") == "\"Place\" is empty.")
    #expect(french.missingName == "Une catégorie doit avoir un nom.")
    #expect(french.missing(.group) == "Une catégorie doit avoir un groupe.")
    #expect(french.emptyField("Lieu") == "« Lieu » est vide.")
  }
}
