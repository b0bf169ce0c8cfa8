import { foldText } from '../fold/fold-text.ts'

const CODE = /^(?=.*\d)[a-z0-9]{3,40}$/
const SEPARATORS = /[\s\-_./\\+]/g

/** A text as a model or a stock code, without spaces and hyphens; null when it cannot be one. */
export function toCode(text: string): string | null {
  // No code is longer, so a whole page need not be folded to see that.
  if (text.length > 100) return null
  const code = foldText(text).replace(SEPARATORS, '')
  return CODE.test(code) ? code : null
}
