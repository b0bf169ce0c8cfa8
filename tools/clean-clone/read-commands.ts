/** The placeholders of a document for what its reader chooses, and what is tried in their place. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Every command that a document names: lines of blocks marked `sh`, and `pnpm …` inside its sentences and tables. */
export function readCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, body = '']) =>
    body.split('\n'),
  )
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '')
  const spans = [...prose.matchAll(/`(pnpm [^`]+)`/g)].map(([, span = '']) => span.replaceAll('\\|', '|'))
  const named = [...blocks, ...spans].flatMap((line) => line.replace(/(^|\s)#.*$/, '').split('&&'))
  return [...new Set(named.map((command) => command.trim().replaceAll(/\s+/g, ' ')).filter(Boolean))]
}

/** The commands that one line means: without optional parts, with each of `a|b`, and with something for `<name>`. */
export function expandCommand(command: string, choices: Choices): string[] {
  const words = command
    .replaceAll(/\[[^\]]*\]/g, '')
    .trim()
    .split(/\s+/)
  const script = words[1] ?? ''
  return words.reduce<string[]>(
    (begun, word) => {
      const meant = word.startsWith('<') ? choicesFor(script, word, choices) : word.split('|')
      return begun.flatMap((start) => meant.map((one) => (start ? `${start} ${one}` : one)))
    },
    [''],
  )
}

function choicesFor(script: string, word: string, choices: Choices): readonly string[] {
  const found = choices[`${script} ${word}`] ?? choices[word]
  if (found) return found
  throw new Error(`nobody knows what to try for ${word} of pnpm ${script}: add it to tools/clean-clone.ts`)
}
