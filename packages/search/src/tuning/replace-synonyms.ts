import { foldText } from '@rasteh/persian-text/fold'

/** More variants would cost more than they find. */
const VARIANTS_MAX = 4

/**
 * A text with one of its words, or several that stand together, said by what managers say it means. The catalogue knows
 * nothing of a word that is in no product, so this is how such a word is understood at all.
 */
export function replaceSynonyms(text: string, groups: readonly (readonly string[])[]): string[] {
  const words = ` ${foldText(text)} `
  const variants = groups.flatMap((group) =>
    group.flatMap((word) => {
      const said = ` ${foldText(word)} `
      if (said.trim() === '' || !words.includes(said)) return []
      return group
        .filter((other) => other !== word)
        .map((other) => words.replace(said, ` ${foldText(other)} `).trim())
    }),
  )
  return [...new Set(variants)].slice(0, VARIANTS_MAX)
}
