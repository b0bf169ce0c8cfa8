import { LANGUAGES, measure } from './captcha-listen/measure.ts'

const SOUNDS = Number(process.env.LISTEN_SOUNDS ?? 100)
const SEED = Number(process.env.PROPERTY_SEED ?? 20261115)
/** The attacker must be able to do what the finding did, or its failure on the new voice says nothing. */
const BEFORE_PERCENT_MIN = 60
const NOW_PERCENT_MAX = 10

const percent = (part: number, whole: number) => (100 * part) / whole
let failed = false
for (const language of LANGUAGES) {
  for (const voice of ['before', 'now'] as const) {
    const { solved, digitsRight, ms } = measure(voice, language, SOUNDS, SEED)
    const part = percent(solved, SOUNDS)
    failed ||= voice === 'now' ? part > NOW_PERCENT_MAX : part < BEFORE_PERCENT_MIN
    console.log(
      `${language}, the voice ${voice}: ${part.toFixed(1)}% of ${SOUNDS} solved in three answers, ${(100 * digitsRight).toFixed(0)}% of digits heard, ${ms.toFixed(0)} ms each`,
    )
  }
}
console.log(`asked for: at least ${BEFORE_PERCENT_MIN}% before, at most ${NOW_PERCENT_MAX}% now`)
process.exit(failed ? 1 : 0)
