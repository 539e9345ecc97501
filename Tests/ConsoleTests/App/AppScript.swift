/// What is typed in the app to see all of it, and where the screen is compared.
///
/// A word is a key by its name, `^` and a letter with control, `=` and the name of a screen that is compared, or else what
/// is typed, in which `_` is a space.
enum AppScript {
  enum Step: Equatable {
    case type(String)
    case compare(String)
  }

  static let steps = text.split { $0.isWhitespace }.map { word -> Step in
    if let name = word.wholeMatch(of: /=(.+)/) { return .compare(String(name.1)) }
    if let name = word.wholeMatch(of: /\^([a-z])/), let letter = name.1.first?.asciiValue {
      return .type(String(UnicodeScalar(letter & 0x1F)))
    }
    return .type(keys[String(word)] ?? String(word.replacing("_", with: " ")))
  }

  private static let keys = [
    // As the keyboard protocol has it: no pause tells it from the beginning of a sequence.
    "esc": "\u{1B}[27u", "enter": "\r", "tab": "\t", "backtab": "\u{1B}[Z", "space": " ", "back": "\u{7F}",
    "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "home": "\u{1B}[H",
    "end": "\u{1B}[F",
    "pageup": "\u{1B}[5~", "pagedown": "\u{1B}[6~", "f1": "\u{1B}OP",
  ]

  private static let text = """
    =welcome U =tutorial esc =overview
    ? j j =help-overview k q pagedown pagedown =overview-end home

    2 =goals j j down up G g end home =goals-moved
    s s s s s s s r r v =archived v
    a =goal-form tab tab 12x tab back ^s ^l =goal-refused Boat ^s ^l =goal-added
    /boat enter N =search /nothing enter =search-failed
    e end _2027 ^s d =goal-question n d y A y v =archive A y v
    g c 250 tab Bonus ^s g enter =goal j j e esc a 10 ^s G d n m esc
    h =goal-chart n n p j k q
    l =contributions j enter tab tab Refund =contribution-form ^s a esc i
    =contributions-import /nowhere.csv ^s ^l =import-failed
    esc y q q R =report pagedown pagedown pageup q

    3 =portfolio j j j j space ^l =portfolio-choice space h =net-worth-chart n p j space S q
    g enter =account j e esc a 1200 ^s d n l =balances j enter esc a =balance-form esc q h n S q D n q
    $ =rates-of-samples a EUR tab 1.1 ^s ^l =rates d n q
    l s j =accounts a tab Bank tab Extra =account-form ^s ^l e esc b 99 ^s i esc x =balances-export esc q

    4 =time Y =day p p j enter down down down Deep =session-form ^s a esc d n n t q
    B =blocks j j k J K e =block-form esc b =start-form ^s ^l =started q
    4 =running space ^l =paused space a esc l =sessions j enter esc q f =complete-form esc D y ^l =discarded
    B enter =block l q e esc D n q q
    B o =groups a Home ^s ^l J K K ^l =groups-moved e esc d y enter q q
    B I =icons n n p c =colors q q q
    C =calendar n n p p p right right down left up enter =day-of-month q t q
    S =sums space space =sums-by w w w n p t o =targets a coding tab 10h ^s ^l =target-set enter =target q
    o a 2026-04-13 ^s ^l =days-off q q D =reset-question n q

    5 =settings j j j k enter =setting-form esc space ^l =setting-changed space space G g pagedown
    o =data c enter ^l =data-checked q b =backup-form X esc =unsaved-backup y =copy-form esc
    :book_members enter =members q R /nowhere.db ^s =restore-failed esc x esc i esc
    C q D =delete-form ^s =delete-everything n esc q
    U =tutorial-again q

    4 Y P a tab 23:00 tab 30m ^s ^l =planned-added m tab x esc y c esc enter esc
    d n v =planned-compared space n p t q d y ^l =planned-deleted u ^l =planned-undone home q 4

    2 2 home d y ^l =goal-deleted u home ^l =goal-undone ^r ^l =goal-redone u home ^l =goal-undone-again
    home enter l d y ^l =contribution-deleted u home ^l =contribution-undone 2
    3 l d y ^l =account-deleted u home ^l =account-undone home enter l d y ^l =balance-deleted u home ^l =balance-undone
    3 $ d y ^l =rate-deleted u home ^l =rate-undone 3 4 l d y ^l =session-deleted u home ^l =session-undone
    4 B d y ^l =block-deleted u home ^l =block-undone o j d y ^l =group-deleted u home ^l =group-undone 4
    5 H j ^l =history enter ^l =history-step 5

    1 w =due j s ^l =due-skipped u home ^l =due-skip-undone end enter ^l =due-entered u home ^l =due-entry-undone
    E =due-question n p =plans enter =plan-form tab tab tab tab tab x ^s ^l =plan-saved
    end d y ^l =plan-deleted u home ^l =plan-undone w q q q 2 2 home enter f =forecast q q

    :goal_list enter =answer j k pagedown :goal_lisst enter =answer-refused : up up esc q :app enter q :- enter q
    :goal_delete_1 enter =command-question n q
    1 l q t q R q a Lost =typed esc =unsaved-question n esc y
    5 o I =bank-form bank.csv tab japan ^s ^l =bank-reading right ^s right ^s ^l =bank-read mine ^s ^l =bank-done q
    2 3 4 5 1 ^l =end
    """
}
