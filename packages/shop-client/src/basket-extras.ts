import { ADDED_PATHS, fillPath, isPathValue, PATHS, SPECIAL_CODE_DELETE } from '@rasteh/contracts/paths'
import {
  type SpecialCodeAnswer,
  type SpecialCodeWire,
  toSpecialCodeAnswer,
} from '@rasteh/contracts/special-code'
import { callShop } from './call-shop.ts'

/** What became of a question about a special code; a failed one has no answer. */
export type CodeAnswer = SpecialCodeAnswer | { readonly found: null }

/** Applies a code to the basket. */
export async function validateCode(code: string): Promise<CodeAnswer> {
  // No code of the shop is spelled so, and its URL would be refused on the way.
  if (!isPathValue(code)) return { found: false }
  try {
    const path = fillPath(PATHS.specialCodeValidate, { code })
    const answer = await callShop({ label: 'specialcode.validate', method: 'GET', path })
    if (!answer.ok) return { found: null }
    const wire: SpecialCodeWire = await answer.json()
    return toSpecialCodeAnswer(wire)
  } catch {
    return { found: null }
  }
}

/** Takes the code off the basket. */
export const removeCode = () => validateCode(SPECIAL_CODE_DELETE)

/** Pays with the score, or stops it; says whether that worked. */
export async function setScoreUse(isUsed: boolean): Promise<boolean> {
  try {
    const body = { IsUseUserScore: isUsed }
    return (await callShop({ label: 'score.use', method: 'POST', path: ADDED_PATHS.score, body })).ok
  } catch {
    return false
  }
}
