import type { BazaarFacts } from '../../seed/bazaar/facts.ts'
import type { Intent } from './intent.ts'

export type Grade = 0 | 1 | 2 | 3

/** How well a product answers an intent, by the rules of README.md. It knows facts only, no texts. */
export function gradeOf(intent: Intent, facts: BazaarFacts): Grade {
  if (intent.number !== null) return facts.number === intent.number ? 3 : 0
  if (!intent.types.includes(facts.type)) return isAccessoryOf(intent, facts) ? 1 : 0
  const { majorMissed, minorMissed, met } = compare(intent, facts)
  if (majorMissed === 0 && minorMissed === 0) return 3
  if (majorMissed === 0 && minorMissed === 1 && met > 0) return 2
  return namesOneModel(intent) && majorMissed > 0 ? 0 : 1
}

/** Who names a model is not helped by another one. */
const namesOneModel = ({ model, code, fits }: Intent) => model !== null || code !== null || fits !== null

function isAccessoryOf({ types, model }: Intent, { fits }: BazaarFacts): boolean {
  return fits !== null && model !== null && types.includes(fits.type) && fits.model === model
}

function compare(intent: Intent, facts: BazaarFacts) {
  const majors = [
    intent.brand === null ? null : facts.brand === intent.brand,
    intent.code === null ? null : facts.code === intent.code,
    intent.fits === null ? null : facts.fits?.model === intent.fits,
    intent.model === null ? null : facts.model === intent.model || isSibling(intent.model, facts.model),
  ].filter((one) => one !== null)
  const minors = Object.entries(intent.traits).map(([key, values]) =>
    values.includes(String(facts.traits[key])),
  )
  // Someone who says iPhone 15 may mean iPhone 15 Pro: a sibling costs as much as a wrong colour.
  if (intent.model !== null && facts.model !== intent.model) minors.push(false)
  const missed = (answers: boolean[]) => answers.filter((answer) => !answer).length
  const majorMissed = missed(majors)
  const minorMissed = missed(minors)
  return { majorMissed, minorMissed, met: majors.length + minors.length - majorMissed - minorMissed }
}

const isSibling = (wanted: string, model: string) => model.startsWith(`${wanted} `)
