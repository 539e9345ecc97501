/// What a terminal tells a full-screen program.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed, or repeats.
  case key(Key)

  /// A key was released, which only a terminal that was asked for it tells.
  case keyRelease(Key)

  /// A text was pasted. It is no command, whatever it reads.
  ///
  /// Line ends are `\n`; of control characters, only those and tabs are left. A text longer than
  /// ``KeyDecoder/longestPaste`` comes in several parts.
  case paste(String)

  /// The mouse was used, in a session that asked for it.
  case mouse(MouseEvent)

  /// The terminal's window was chosen.
  case focusGained

  /// Another window was chosen.
  case focusLost

  /// The answer to a ``TerminalQuery``, or a change the terminal tells by itself.
  case answer(TerminalAnswer)

  /// The window has another size, in columns and lines. Draw the whole screen anew.
  case resize(width: Int, height: Int)

  /// The program was stopped, as by control-Z, and goes on. Draw the whole screen anew.
  case resume

  /// The program is asked to end. Save what has to be saved, leave the session, and call
  /// ``TerminationSignal/raise()``. A second such request ends the process at once.
  case termination(TerminationSignal)
}
