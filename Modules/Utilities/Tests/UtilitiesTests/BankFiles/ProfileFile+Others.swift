import ModuloUtilities

extension ProfileFile {
  /// Second layouts of banks, services that aren't banks, and files without names of columns.
  static let others = [
    ProfileFile(
      "bank-of-america",
      """
      Posted Date,Reference Number,Payee,Address,Amount
      10/05/2026,24000000001,"BOOKS, NEW AND OLD","SPRINGFIELD   IL ",-23.10
      10/02/2026,24000000002,PAYMENT - THANK YOU,"",120.00

      """, ["2026-10-05 -23.10 BOOKS, NEW AND OLD #24000000001", "2026-10-02 120.00 PAYMENT - THANK YOU #24000000002"]),
    ProfileFile(
      // Eleven columns, and pending rows among the booked ones.
      "sparkasse-camt",
      """
      "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";\
      "Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"
      "DE11";"03.02.26";"03.02.26";"LASTSCHRIFT";"Strom";"Stadtwerke Köln";"DE22";"XX";"-61,00";"EUR";"Umsatz gebucht"
      "DE11";"04.02.26";"04.02.26";"LASTSCHRIFT";"Gas";"Stadtwerke Köln";"DE22";"XX";"-9,00";"EUR";\
      "Umsatz vorgemerkt"

      """, ["2026-02-03 -61.00 EUR Stadtwerke Köln Strom"], skips: ["3 status Umsatz vorgemerkt"], accounts: ["DE11"],
      isLatin1: true),
    ProfileFile(
      // The sign stands in a column without a name; the balances before and after are rows with a day.
      "volksbank",
      """
      "Volksbank Musterstadt eG"

      "Umsatzanzeige"

      "BLZ:";"12345678";;"Datum:";"05.02.2026"
      "Konto:";"1234567";;"Uhrzeit:";"10:00:00"

      "Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";\
      "BLZ";"BIC";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "
      "04.02.2026";"04.02.2026";"ICH";"Gärtnerei";;"DE01";;"GENO";"Lastschrift
      Blumen";;"EUR";"1.012,34";"S"
      "03.02.2026";"03.02.2026";"ICH";"Arbeit";;"DE02";;"GENO";"Gehalt";;"EUR";"2.000,00";"H"

      "01.02.2026";;;;;;;;;"Anfangssaldo";"EUR";"100,00";"H"
      "05.02.2026";;;;;;;;;"Endsaldo";"EUR";"1.087,66";"H"

      """, ["2026-02-04 -1012.34 EUR Gärtnerei Lastschrift Blumen", "2026-02-03 2000.00 EUR Arbeit Gehalt"],
      skips: [
        "1 outside", "3 outside", "5 outside", "6 outside", "13 status Anfangssaldo", "14 status Endsaldo",
      ], isLatin1: true),
    ProfileFile(
      // Lines before the header, and debits below zero.
      "ubs-ch",
      """
      Kontonummer:;0000 00000000.00A;
      IBAN:;CH93 0000 0000 0000 0000 0;
      Von:;2026-02-01;
      Bis:;2026-02-28;
      Anfangssaldo:;1000.00;
      Schlusssaldo:;2976.60;
      Bewertet in:;CHF;
      Anzahl Transaktionen in diesem Zeitraum:;2;

      Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;\
      Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
      2026-02-04;14:23:05;2026-02-05;2026-02-05;CHF;-23.40;;;2976.60;B2;Markt;Zahlung;;;
      2026-02-03;;2026-02-03;2026-02-03;CHF;;2'000.00;;3'000.00;B1;Arbeit AG;Lohn;;;

      """, ["2026-02-05 -23.40 CHF Markt Zahlung #B2 =2976.60", "2026-02-03 2000.00 CHF Arbeit AG Lohn #B1 =3000.00"],
      skips: ["1 outside", "3 outside", "4 outside", "7 outside", "8 outside"],
      accounts: ["CH9300000000000000000"],
      balances: ["opening 2026-02-02 1000.00", "closing 2026-02-05 2976.60"]),
    ProfileFile(
      "ubs-ch",
      """
      Date de transaction;Heure de transaction;Date de comptabilisation;Date de valeur;Monnaie;Débit;Crédit;\
      Sous-montant;Solde;N° de transaction;Description1;Description2;Description3;Notes de bas de page
      05/02/2026;;05/02/2026;05/02/2026;CHF;-5.00;;;95.00;C2;Café;;;
      04/02/2026;;04/02/2026;04/02/2026;CHF;-2.50;;;100.00;C1;Tram;;;

      """, ["2026-02-05 -5.00 CHF Café #C2 =95.00", "2026-02-04 -2.50 CHF Tram #C1 =100.00"]),
    ProfileFile(
      // The newest row stands first; the balance has no decimals where it needs none.
      "payoneer",
      """
      Transaction Date,Transaction Time,Time Zone,Transaction ID,Description,Credit Amount,Debit Amount,Currency,\
      Transfer Amount,Transfer Amount Currency,Status,Running Balance,Additional Description,Store Name,Source,Target
      "4 Feb, 2026",12:31:46,UTC,P2,Payment to a supplier,,100,USD,,,Completed,200,,,us,them
      "3 Feb, 2026",12:08:31,UTC,P1,Sale,120.50,,USD,,,Completed,300,,,them,us
      "3 Feb, 2026",11:00:00,UTC,P0,Sale,5,,USD,,,Cancelled,300,,,them,us

      """,
      ["2026-02-04 -100 USD Payment to a supplier #P2 =200", "2026-02-03 120.50 USD Sale #P1 =300"],
      skips: ["4 status Cancelled"]),
    ProfileFile(
      "stripe",
      """
      "id","description","seller_message","created","amount","amount_refunded","currency","converted_amount",\
      "converted_amount_refunded","fee","tax","converted_currency","status","statement_descriptor","customer_id",\
      "customer_description","customer_email","captured","card_id","invoice_id","transfer"
      ch_1,"Ticket 7, seat 3",Payment complete.,2026-02-03 13:12,25.00,0.00,cad,25.00,0.00,1.03,0.00,cad,Paid,,,,,\
      true,,,
      ch_2,Ticket 8,Declined.,2026-02-03 14:12,25.00,0.00,cad,25.00,0.00,0.00,0.00,cad,Failed,,,,,false,,,

      """, ["2026-02-03 23.97 cad Ticket 7, seat 3 #ch_1"], skips: ["3 status Failed"]),
    ProfileFile(
      // Lines before the header, a first column without a name, and rows for balances and a disclaimer.
      "venmo",
      """
      Account Statement - (@someone) ,,,,,,,,,,,,,,,,,
      Account Activity,,,,,,,,,,,,,,,,,
      ,ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (fee),Funding Source,Destination,\
      Beginning Balance,Ending Balance,Statement Period Venmo Fees,Year to Date Venmo Fees,Disclaimer
      ,,,,,,,,,,,,,$100.00,,,,
      ,301,2026-02-03T18:43:08,Payment,Complete,Pizza,Some One,A Friend,- $20.00,,,Venmo balance,,,,,,
      ,302,2026-02-04T08:00:00,Payment,Complete,Rent,Flat Mate,Some One,"+ $1,050.00",,,,Venmo balance,,,,,
      ,303,2026-02-05T08:00:00,Charge,Pending,Taxi,Some One,A Friend,- $7.00,,,,,,,,,
      ,,,,,,,,,,,,,,"$1,130.00",$0.00,$0.00,"In case of errors,
      write to us."

      """,
      ["2026-02-03 -20.00 $ Some One A Friend Pizza #301", "2026-02-04 1050.00 $ Flat Mate Some One Rent #302"],
      skips: ["1 outside", "2 outside", "4 outside", "7 status Pending", "8 outside"]),
    ProfileFile(
      // No names of columns, thousands within quotes.
      "hsbc-uk",
      """
      03/02/2026,CHEMIST 0042,"-1,012.00"
      02/02/2026,"REFUND, SHOP",2.50

      """, ["2026-02-03 -1012.00 GBP CHEMIST 0042", "2026-02-02 2.50 GBP REFUND, SHOP"],
      answer: .profile("hsbc-uk")),
    ProfileFile(
      // No names of columns, months by name, and purchases are positive.
      "amex-canada",
      """
      14 Jan 2026,Reference: AT001,54.10,HARDWARE STORE OTTAWA,,
      09 Jan 2026,Reference: AT002,-200.00,PAYMENT RECEIVED,THANK YOU,

      """,
      [
        "2026-01-14 -54.10 CAD HARDWARE STORE OTTAWA #Reference: AT001",
        "2026-01-09 200.00 CAD PAYMENT RECEIVED THANK YOU #Reference: AT002",
      ], answer: .profile("amex-canada")),
    ProfileFile(
      // No names of columns; money in stands before money out.
      "barclaycard",
      """
      10 Feb 18,Books and more ,Visa,MR A CUSTOMER,Shopping,,7.99
      09 Feb 18,Payment received ,Visa,MR A CUSTOMER,Other,50.00,

      """, ["2018-02-10 -7.99 GBP Books and more", "2018-02-09 50.00 GBP Payment received"],
      answer: .profile("barclaycard")),
  ]
}
