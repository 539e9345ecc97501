import ModuloUtilities

extension ProfileFile {
  /// Older layouts, and those of other languages.
  static let variants = [
    ProfileFile(
      "chase-card",
      """
      Transaction Date,Post Date,Description,Category,Type,Amount
      02/03/2026,02/04/2026,CORNER SHOP,Groceries,Sale,-23.40

      """, ["2026-02-04 -23.40 CORNER SHOP"]),
    ProfileFile(
      "amex",
      """
      Date,Description,Card Member,Account #,Amount
      02 Jan 2026,BOOKS,A CUSTOMER,-01001,12.00

      """, ["2026-01-02 -12.00 BOOKS"]),
    ProfileFile(
      "dkb",
      """
      "Kontonummer:";"DE00 / Girokonto";

      "Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";\
      "Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";
      "03.02.2016";"03.02.2016";"Lastschrift";"Gärtnerei";"Blumen";"DE01";"X";"-1.012,00";"";"";"";
      "31.01.2016";"31.01.2016";"Abschluss";"DKB AG";"Abrechnung 31.01.2016";"DE02";"X";"0,00";"";"";"";

      """, ["2016-02-03 -1012.00 EUR Gärtnerei Blumen"], skips: ["5 zero"], accounts: ["DE00 EUR"], isLatin1: true),
    ProfileFile(
      "ing-nl",
      """
      "Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","MutatieSoort",\
      "Mededelingen"
      "20160203","Kaaswinkel","NL01","","BA","Af","9,50","Betaalautomaat","Pas 001"

      """, ["2016-02-03 -9.50 EUR Kaaswinkel Pas 001"], accounts: ["NL01 EUR"]),
    ProfileFile(
      "n26",
      """
      "Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)"
      "2018-02-03","Landlord","DE00","Outgoing Transfer","rent","-500.0"

      """, ["2018-02-03 -500.0 EUR Landlord rent"]),
    ProfileFile(
      // Days as they were written before.
      "boursobank",
      """
      dateOp;dateVal;label;category;categoryParent;supplierFound;amount;accountNum;accountLabel;accountbalance
      13/02/2019;13/02/2019;"CARTE Librairie";"Loisirs";"Vie";"librairie";-12,00;00001;BoursoBank;100.00

      """, ["2019-02-13 -12.00 EUR CARTE Librairie"], accounts: ["00001 EUR"]),
    ProfileFile(
      "revolut",
      """
      Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,State,Kontostand
      CARD_PAYMENT,Aktuell,2026-02-03 08:00:00,2026-02-04 09:00:00,Bäcker,-3.20,0.00,EUR,ABGESCHLOSSEN,96.80
      CARD_PAYMENT,Aktuell,2026-02-05 08:00:00,,Kino,-9.00,0.00,EUR,AUSSTEHEND,

      """, ["2026-02-04 -3.20 EUR Bäcker =96.80"], skips: ["3 status AUSSTEHEND"]),
    ProfileFile(
      "revolut",
      """
      Type,Produit,Date de début,Date de fin,Description,Montant,Frais,Devise,État,Solde
      CARD_PAYMENT,Valeur actuelle,2026-02-03 08:00:00,2026-02-04 09:00:00,Café,-3.20,0.10,EUR,TERMINÉ,96.70

      """, ["2026-02-04 -3.30 EUR Café =96.70"]),
    ProfileFile(
      "fidelity",
      """
      Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Amount ($),Settlement Date
      03/05/2026,YOU SOLD, VTI,VANGUARD,Cash,-2,100.5,201.00,03/06/2026

      """, ["2026-03-05 201.00 YOU SOLD VTI"]),
    ProfileFile(
      "ing-de",
      """
      Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung;urlaub
      04.02.2026;04.02.2026;Gärtnerei;Lastschrift;Blumen;-12,34;EUR;x

      """, ["2026-02-04 -12.34 EUR Gärtnerei Blumen"], isLatin1: true),
  ]
}
