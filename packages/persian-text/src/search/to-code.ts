import { foldText } from '../fold/fold-text.ts'

const CODE = /^(?=.*\d)[a-z0-9]{3,40}$/
const SEPARATORS = /[\s\-_./\\+]/g

/** A text as a model or a stock code, without spaces and hyphens; null when it cannot be one. */
export function toCode(text: string): string | null {
  // Nobody's code is longer, and folding a whole page to see that is a waste.
  if (text.length > 100) return null
  const code = foldText(text).replace(SEPARATORS, '')
  return CODE.test(code) ? code : null
}
