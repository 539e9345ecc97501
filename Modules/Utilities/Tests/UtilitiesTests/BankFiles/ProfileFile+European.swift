import ModuloUtilities

extension ProfileFile {
  static let european = [
    ProfileFile(
      "n26",
      """
      "Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name",\
      "Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
      2026-04-01,2026-04-01,"Stadtwerke",DE00,"Debit Transfer","Strom April","Main Account",-61.5,,,
      2026-04-02,2026-04-02,"Arbeit GmbH",,Income,,"Main Account",2100.0,,,

      """, ["2026-04-01 -61.5 EUR Stadtwerke Strom April", "2026-04-02 2100.0 EUR Arbeit GmbH"]),
    ProfileFile(
      "n26",
      """
      "Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Kategorie","Betrag (EUR)"
      "2019-05-06","Bäckerei","","MasterCard Zahlung","","Lebensmittel","-2.85"

      """, ["2019-05-06 -2.85 EUR Bäckerei"]),
    ProfileFile(
      "ing-nl",
      """
      "Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";\
      "Mededelingen";"Saldo na mutatie";"Tag"
      "20260203";"Supermarkt";"NL01TEST0000000001";"";"BA";"Af";"12,35";"Betaalautomaat";"Pas 001";"487,65";""
      "20260202";"Werkgever";"NL01TEST0000000001";"NL02";"OV";"Bij";"500,00";"Overschrijving";"Loon";"500,00";"#loon"

      """,
      ["2026-02-03 -12.35 EUR Supermarkt Pas 001 =487.65", "2026-02-02 500.00 EUR Werkgever Loon =500.00"],
      accounts: ["NL01TEST0000000001 EUR"]),
    ProfileFile(
      "ing-nl",
      """
      "Date","Name / Description","Account","Counterparty","Code","Debit/credit","Amount (EUR)",\
      "Transaction type","Notifications"
      "20260203","Bookshop","NL01TEST0000000001","","BA","Debit","1.012,35","Payment terminal","Card 001"

      """, ["2026-02-03 -1012.35 EUR Bookshop Card 001"], accounts: ["NL01TEST0000000001 EUR"]),
    ProfileFile(
      // Lines before the header, a mark of bytes, one pending row.
      "dkb",
      """
      \u{FEFF}"Girokonto";"DE00000000000000000000"
      "Kontostand vom 05.03.2026:";"100,00 €"
      ""
      "Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";\
      "Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
      "05.03.26";"";"Vorgemerkt";"ICH";"Kino";"Karten";"Ausgang";"";"-20";"";"";""
      "04.03.26";"04.03.26";"Gebucht";"ICH";"Markt";"Obst, Brot";"Ausgang";"DE01";"-62,3";"";"";""
      "13.02.26";"13.02.26";"Gebucht";"Oma";"ICH";"Geschenk";"Eingang";"DE02";"200";"";"";""

      """, ["2026-03-04 -62.3 EUR Markt Obst, Brot", "2026-02-13 200 EUR ICH Geschenk"],
      skips: ["5 status Vorgemerkt"], accounts: ["DE00000000000000000000 EUR"],
      balances: ["closing 2026-03-05 100.00"]),
    ProfileFile(
      // The other delimiter.
      "dkb",
      """
      "Buchungsdatum","Wertstellung","Status","Zahlungspflichtige*r","Zahlungsempfänger*in","Verwendungszweck",\
      "Umsatztyp","IBAN","Betrag (€)","Gläubiger-ID","Mandatsreferenz","Kundenreferenz"
      "04.03.26","04.03.26","Gebucht","ICH","Markt","Obst","Ausgang","DE01","-1.062,30","","",""

      """, ["2026-03-04 -1062.30 EUR Markt Obst"]),
    ProfileFile(
      "sparkasse-camt",
      """
      "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";\
      "Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";\
      "Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";\
      "BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
      "DE11";"30.01.26";"30.01.26";"KARTENZAHLUNG";"Käse";"";"";"";"";"";"";"Feinkost Grün";"DE22";"XX";\
      "-13,90";"EUR";"Umsatz gebucht"
      "DE11";"31.01.26";"31.01.26";"LASTSCHRIFT";"Miete";"";"";"";"";"";"";"Haus AG";"DE33";"XX";"-700,00";\
      "EUR";"Umsatz vorgemerkt"

      """, ["2026-01-30 -13.90 EUR Feinkost Grün Käse"], skips: ["3 status Umsatz vorgemerkt"], accounts: ["DE11"],
      isLatin1: true),
    ProfileFile(
      // Thousands with a blank; the balance has another mark and isn't one of rows.
      "boursobank",
      """
      \u{FEFF}dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;\
      accountbalance
      2026-02-03;2026-02-03;"VIR Salaire";"Virements reçus";"Revenus";"employeur";"2 480,45";;00001;BoursoBank;3480.45
      2026-02-02;;"CARTE Marché";"Alimentation";"Vie courante";"marche";-31,10;;00001;BoursoBank;3480.45

      """, ["2026-02-03 2480.45 EUR VIR Salaire", "2026-02-02 -31.10 EUR CARTE Marché"], accounts: ["00001 EUR"]),
    ProfileFile(
      // Two accounts, balances before the table only, a label over several lines.
      "credit-agricole",
      """
      Téléchargement du 27/11/2026;

      Compte de Dépôt carte n° 00012345678;
      Solde au 26/11/2026 8 994,00 €

      Liste des opérations du compte entre le 01/11/2026 et le 27/11/2026;

      Date;Libellé;Débit euros;Crédit euros;
      25/11/2026;"CARTE
      BOULANGERIE
      ";6,00;;
      24/11/2026;"VIREMENT ";;9 000,00;

      Livret A n° 00087654321;
      Solde au 26/11/2026 50,00 €

      Date;Libellé;Débit euros;Crédit euros;
      02/11/2026;"VERSEMENT";;50,00;

      """,
      [
        "2026-11-25 -6.00 EUR CARTE BOULANGERIE", "2026-11-24 9000.00 EUR VIREMENT", "2026-11-02 50.00 EUR VERSEMENT",
      ], skips: ["1 outside", "6 outside"],
      accounts: ["00012345678 EUR", "00087654321 EUR"],
      balances: ["closing 2026-11-26 8994.00", "closing 2026-11-26 50.00"]),
    ProfileFile(
      "rabobank",
      """
      "IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN",\
      "Naam tegenpartij","Naam uiteindelijke partij","Code","Omschrijving-1","Omschrijving-2","Omschrijving-3",\
      "Reden retour"
      "NL11TEST0000000001","EUR","RABONL2U","000000000000000101","2026-03-01","2026-03-01","+50,00","+1.050,00",\
      "NL22","J. Bakker","","cb","Terug","betaald "," ",""
      "NL11TEST0000000001","EUR","RABONL2U","000000000000000102","2026-03-02","2026-03-02","-8,25","+1.041,75",\
      "","Kiosk","","bc","Krant","","",""

      """,
      [
        "2026-03-01 50.00 EUR J. Bakker Terug betaald #000000000000000101 =1050.00",
        "2026-03-02 -8.25 EUR Kiosk Krant #000000000000000102 =1041.75",
      ], accounts: ["NL11TEST0000000001"]),
  ]
}
