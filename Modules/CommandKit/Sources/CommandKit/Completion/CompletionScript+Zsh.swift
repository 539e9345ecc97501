extension CompletionScript {
  var zsh: String {
    """
    #compdef \(word)
    # Completions of \(word) for zsh. Put into a file named _\(program) in a folder of $fpath, or into ~/.zshrc after compinit:
    #   source <(\(word) --generate-completion-script zsh)

    \(function)() {
        local program="${(Q)words[1]}" line value
        local -a before answer kind entries
        [[ ${program} == '~'* ]] && program=${~program}
        (( CURRENT > 2 )) && before=("${(@Q)words[2,CURRENT-1]}")
        answer=("${(@f)$("${program}" ---completion zsh "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
        kind=("${(@ps:\\t:)answer[1]}")
        case "${kind[1]}" in
            words | matches)
                for line in "${(@)answer[2,-1]}"; do
                    value="${line%%$'\\t'*}"
                    value="${${value//\\\\/\\\\\\\\}//:/\\\\:}"
                    [[ ${line} == *$'\\t'* ]] && value+=":${${line#*$'\\t'}//\\\\/\\\\\\\\}"
                    entries+=("${value}")
                done
                if [[ ${kind[1]} == matches ]]; then
                    _describe '\(program.filter { $0 != "'" })' entries -U
                else
                    _describe '\(program.filter { $0 != "'" })' entries
                fi ;;
            files)
                [[ ${PREFIX} == -*=* ]] && compset -P '*='
                if (( ${#kind} > 1 )); then
                    _files -g "*.(${(j:|:)kind[2,-1]})"
                else
                    _files
                fi ;;
            directories)
                [[ ${PREFIX} == -*=* ]] && compset -P '*='
                _directories ;;
            *)
                return 1 ;;
        esac
    }

    if [[ ${funcstack[1]} == _\(program.filter { $0 != "'" }) ]]; then
        \(function) "$@"
    else
        compdef \(function) \(word)
    fi
    """
  }
}
