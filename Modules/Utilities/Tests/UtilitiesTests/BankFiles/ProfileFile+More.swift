import ModuloUtilities

extension ProfileFile {
  static let more = [
    ProfileFile(
      // Blanks after the commas of the header; the newest row stands first.
      "ally",
      """
      Date, Time, Amount, Type, Description
      2026-02-04,10:11:12,-20.00,Withdrawal,ATM
      2026-02-03,09:00:00,1.05,Deposit,Interest Paid

      """, ["2026-02-04 -20.00 ATM", "2026-02-03 1.05 Interest Paid"]),
    ProfileFile(
      // Credits are negative in their own column.
      "citi-card",
      """
      Status,Date,Description,Debit,Credit
      Cleared,02/14/2026,"FLOWERS",30.00,
      Cleared,02/15/2026,"PAYMENT",,-100.00
      Pending,02/16/2026,"BAR",8.00,

      """, ["2026-02-14 -30.00 FLOWERS", "2026-02-15 100.00 PAYMENT"], skips: ["4 status Pending"]),
    ProfileFile(
      // Blank lines first, sentences last.
      "fidelity",
      """


      Run Date,Account,Account Number,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),\
      Amount ($),Settlement Date
      03/05/2026,INDIVIDUAL,X1,YOU BOUGHT, VTI,VANGUARD,Cash,2,100.5,,,-201.00,03/06/2026
      03/02/2026,INDIVIDUAL,X1,DIVIDEND, VTI,VANGUARD,Cash,,,,,3.10,

      "The data is given for information only, and nothing else."
      Date downloaded 03/07/2026 8:00 am
      """, ["2026-03-05 -201.00 YOU BOUGHT VTI", "2026-03-02 3.10 DIVIDEND VTI"],
      skips: ["7 outside", "8 outside"], accounts: ["X1"]),
    ProfileFile(
      "schwab-brokerage",
      """
      "Transactions  for account XXXX-1 as of 03/02/2026"
      "Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"
      "03/02/2026","Buy","SCHB","SCHWAB US","100","$33.20","$0.05","-$3320.05"
      "02/02/2026","Bank Interest","","INT","","","","$0.10"
      "Transactions Total","","","","","","","-$3319.95"

      """, ["2026-03-02 -3320.05 $ Buy SCHB SCHWAB US", "2026-02-02 0.10 $ Bank Interest INT"],
      skips: ["1 outside", "5 outside"]),
    ProfileFile(
      // Positions come first; sweeps are no entries; each line ends with a comma.
      "vanguard",
      """
      Account Number,Investment Name,Symbol,Shares,Share Price,Total Value,
      123,FUND A,FA,10,5.00,50.00,

      Account Number,Trade Date,Settlement Date,Transaction Type,Transaction Description,Investment Name,Symbol,\
      Shares,Share Price,Principal Amount,Commissions and Fees,Net Amount,Accrued Interest,Account Type,
      123,2026-01-05,2026-01-06,Buy,Buy,FUND A,FA,10,5.00,-50.00,0.00,-50.00,0.0,CASH,
      123,2026-01-06,2026-01-06,Sweep out,Sweep,SETTLEMENT,VM,0,1.0,50.00,0.00,50.00,0.0,CASH,

      """, ["2026-01-05 -50.00 Buy FUND A"], skips: ["1 outside", "2 outside", "6 status Sweep out"],
      accounts: ["123"]),
    ProfileFile(
      // The balance before and the one after, no header, tabs.
      "abn-amro",
      """
      123456789\tEUR\t20260203\t100,00\t87,50\t20260203\t-12,50\tBEA PAS 1   Winkel
      123456789\tEUR\t20260204\t87,50\t1087,50\t20260204\t1000,00\tSEPA Loon

      """, ["2026-02-03 -12.50 EUR BEA PAS 1 Winkel =87.50", "2026-02-04 1000.00 EUR SEPA Loon =1087.50"],
      accounts: ["123456789"]),
    ProfileFile(
      "bnp-fortis",
      """
      Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;\
      Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
      2026-00012;03/02/2026;03/02/2026;-20,00;EUR;BE11;Overschrijving;BE22;Piet;Boek;x;Geaccepteerd;
      2026-00013;04/02/2026;04/02/2026;-99,00;EUR;BE11;Overschrijving;BE22;Piet;Fiets;x;Geweigerd;saldo

      """, ["2026-02-03 -20.00 EUR Piet Boek #2026-00012"], skips: ["3 status Geweigerd"], accounts: ["BE11"]),
    ProfileFile(
      "bunq",
      """
      "Date","Amount","Account","Counterparty","Name","Description"
      "2026-02-03","-1.234,50","NL33","NL44","Fietsenmaker","reparatie"

      """, ["2026-02-03 -1234.50 Fietsenmaker reparatie"], accounts: ["NL33"]),
    ProfileFile(
      // Two accounts, each with the balance after its entries before them, and the one before them after.
      "comdirect",
      """
      ;
      "Umsätze Girokonto";"Zeitraum: 30 Tage";
      "Neuer Kontostand";"16,94 EUR";

      "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
      "offen";"06.02.2026";"Kartenverfügung";"Kino";"-9,00";
      "05.02.2026";"05.02.2026";"Lastschrift";"Auftraggeber: Strom";"-83,06";
      "03.02.2026";"03.02.2026";"Überweisung";"Lohn";"50,00";

      "Alter Kontostand";"50,00 EUR";

      "Umsätze Tagesgeld PLUS-Konto";"Zeitraum: 30 Tage";
      "Neuer Kontostand";"1.000,00 EUR";

      "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
      "04.02.2026";"04.02.2026";"Übertrag";"Sparen";"400,00";

      "Alter Kontostand";"600,00 EUR";

      """,
      [
        "2026-02-05 -83.06 EUR Lastschrift Auftraggeber: Strom", "2026-02-03 50.00 EUR Überweisung Lohn",
        "2026-02-04 400.00 EUR Übertrag Sparen",
      ], skips: ["6 status offen"], accounts: ["Girokonto EUR", "TagesgeldPLUS-Konto EUR"],
      balances: [
        "opening 2026-02-02 50.00", "closing 2026-02-05 16.94", "opening 2026-02-03 600.00",
        "closing 2026-02-04 1000.00",
      ], isLatin1: true),
    ProfileFile(
      // A letter of the bank is a row of zero.
      "commerzbank",
      """
      \u{FEFF}Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie
      03.02.2026;03.02.2026;Lastschrift;Telefon;-10,7;EUR;DE55;Wohnen
      31.01.2026;31.01.2026;Rechnungsabschluss;Abschluss;0,00;EUR;DE55;

      """, ["2026-02-03 -10.7 EUR Telefon"], skips: ["3 zero"], accounts: ["DE55"]),
    ProfileFile(
      // Two columns of one name, and the newest row first.
      "ing-de",
      """
      Umsatzanzeige;Datei erstellt am: 05.02.2026 08:00

      IBAN;DE66
      Kontoname;Girokonto
      Saldo;1.187,66;EUR

      Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
      04.02.2026;04.02.2026;Gärtnerei;Lastschrift;Blumen;1.187,66;EUR;-12,34;EUR
      03.02.2026;03.02.2026;Arbeit;Gehalt;Lohn;1.200,00;EUR;1.000,00;EUR

      """, ["2026-02-04 -12.34 EUR Gärtnerei Blumen =1187.66", "2026-02-03 1000.00 EUR Arbeit Lohn =1200.00"],
      skips: ["1 outside", "4 outside"], accounts: ["DE66"], balances: ["closing 2026-02-04 1187.66"],
      isLatin1: true),
    ProfileFile(
      "ubs-ch",
      """
      IBAN;Date de valeur;Description 1;Description 2;Description 3;N° de transaction;Sous-montant;Débit;Crédit;Solde
      CH11;03.02.2026;Virement;Loyer;;A1;;1'000.00;;10'373.94
      CH11;02.02.2026;Frais;;;A0;5.00;;;
      CH11;02.02.2026;Salaire;;;A0;;;5'500.00;11'373.94

      Solde final;;;
      """, ["2026-02-03 -1000.00 Virement Loyer #A1 =10373.94", "2026-02-02 5500.00 Salaire #A0 =11373.94"],
      skips: ["3 zero", "6 outside"]),
    ProfileFile(
      "volksbank",
      """
      \u{FEFF}Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Buchungstag;Valutadatum;\
      Name Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung
      Privat;DE77;GENO;04.02.2026;04.02.2026;Bäcker;Kartenzahlung;Brot;-20;EUR;940,8
      Privat;DE77;GENO;03.02.2026;03.02.2026;Kino;Kartenzahlung;Film;-39,2;EUR;960,8

      """, ["2026-02-04 -20 EUR Bäcker Brot =940.8", "2026-02-03 -39.2 EUR Kino Film =960.8"], accounts: ["DE77"]),
    ProfileFile(
      // Amounts without a sign, and a conversion that neither comes in nor goes out.
      "wise-history",
      """
      ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency",\
      "Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency",\
      "Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch
      TRANSFER-1,COMPLETED,OUT,"2026-02-03 08:00:00","2026-02-03 08:00:09",0.50,EUR,,,"Me",99.50,EUR,"Landlord",\
      99.50,EUR,1.0,Rent,
      TRANSFER-2,COMPLETED,IN,"2026-02-04 08:00:00","2026-02-04 08:00:09",0.00,EUR,,,"Shop",20.00,EUR,"Me",\
      20.00,EUR,1.0,,
      CARD-3,COMPLETED,NEUTRAL,"2026-02-05 08:00:00","2026-02-05 08:00:09",0.10,EUR,,,"Me",5.00,EUR,"Me",5.40,\
      USD,1.08,,
      TRANSFER-4,CANCELLED,OUT,"2026-02-06 08:00:00",,0.00,EUR,,,"Me",1.00,EUR,"X",1.00,EUR,1.0,,

      """, ["2026-02-03 -100.00 EUR Landlord Rent #TRANSFER-1", "2026-02-04 20.00 EUR Me #TRANSFER-2"],
      skips: ["4 status NEUTRAL", "5 status CANCELLED"]),
  ]

  /// Layouts that no profile has: the names of columns are known, or a person names them.
  static let first = """
    Date,Description,Amount,Balance
    05/02/2026,SHOP,-5.00,95.00
    13/02/2026,"PAY","1,000.00","1,095.00"

    """
}
