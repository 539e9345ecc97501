extension CompletionScript {
  var fish: String {
    """
    # Completions of \(word) for fish. Put into ~/.config/fish/completions/\(program).fish, or:
    #   \(word) --generate-completion-script fish | source

    function \(function)
        set -l before (commandline -opc)
        set -l current (commandline -ct)
        set -l program (string replace -r -- '^~' $HOME $before[1])
        set -l answer ($program ---completion fish $before[2..-1] "$current" 2>/dev/null)
        set -l kind (string split -- \\t "$answer[1]")
        switch "$kind[1]"
            case words
                printf '%s\\n' $answer[2..-1]
            case files directories
                set -l attachment (string match -r -- '^-[^=]*=' "$current")
                set -l value (string replace -r -- '^-[^=]*=' '' "$current")
                for path in (__fish_complete_path "$value" | string replace -r -- '\\t.*' '')
                    if test "$kind" = files
                        or string match -q -- '*/' $path
                        or contains -- (string replace -r -- '.*\\.' '' $path) $kind[2..-1]
                        printf '%s\\n' "$attachment$path"
                    end
                end
        end
    end

    complete -c \(word) -f -a '(\(function))'
    """
  }
}
