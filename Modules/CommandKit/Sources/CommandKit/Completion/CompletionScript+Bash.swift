extension CompletionScript {
  /// Runs in bash 3.2 too, without what `compopt` adds.
  var bash: String {
    """
    # Completions of \(word) for bash. Put into ~/.bashrc:
    #   source <(\(word) --generate-completion-script bash)

    \(function)() {
        local program="${COMP_WORDS[0]/#\\~/$HOME}" line extension
        local -a answer=() kind=()
        COMPREPLY=()
        while IFS= read -r line; do
            answer+=("${line}")
        done < <("${program}" ---completion bash "${COMP_WORDBREAKS}" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
        IFS=$'\\t' read -r -a kind <<< "${answer[0]}"
        case "${kind[0]}" in
            words)
                COMPREPLY=("${answer[@]:1}")
                return ;;
            files | directories)
                compopt -o filenames 2>/dev/null ;;
            *)
                return ;;
        esac
        while IFS= read -r line; do
            COMPREPLY+=("${line}")
        done < <(
            if [[ "${kind[*]}" == files ]]; then
                compgen -f -- "${answer[1]}"
            else
                compgen -d -- "${answer[1]}"
                for extension in "${kind[@]:1}"; do
                    compgen -f -X "!*.${extension}" -- "${answer[1]}"
                done
            fi
        )
    }

    complete -F \(function) \(word)
    """
  }
}
