import { join } from 'node:path'
import type { NextConfig } from 'next'
import type { Patch } from './patch.ts'

/**
 * Lets a form heed that an answer may be about an older state of it. Payload asks the server a quarter of a second after a
 * change. When the answer to an earlier change arrives in that quarter, Payload takes the newer change for one that the
 * server has seen and never asks: a new row stays a grey bar, and the last words of a folded part are not in the text.
 * When it arrives after a refused save, it takes the reason away from beside the field. A refused publication also leaves the
 * form as if it were saved, with a grey button: only a refused draft may be sent again. Payload has no setting for it, so
 * three places of its built file are changed while the dashboard is built.
 */
export const lateAnswersPatch: Patch = {
  name: 'late-answers',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: 'https://github.com/payloadcms/payload/pull/12026',
}

/** For Next's `turbopack.rules`. */
export const lateAnswersRules: NonNullable<NonNullable<NextConfig['turbopack']>['rules']> = {
  'index.js': {
    condition: { path: /@payloadcms\/ui\/dist\/exports\/client\/index\.js$/ },
    loaders: [join(import.meta.dirname, 'late-answers-loader.ts')],
  },
}

/** For Next's `turbopack.resolveAlias`: what the changed file imports. */
export const lateAnswersAlias = { 'rasteh-late-answers': './src/patches/late-answers-merge.ts' }

/** Where a form hands over the answer, where the answer becomes the form's state, and where a save is refused. */
const PLACES: readonly (readonly [built: RegExp, changed: string])[] = [
  [
    /(formState:[\w$]+\(([\w$]+),\{excludeFiles:!0\}\),submitted:[\w$]+\}\);[\w$]+\(\{type:"MERGE_SERVER_STATE",)/g,
    '$1sentState:$2,',
  ],
  [
    /(case"MERGE_SERVER_STATE":\{let\{acceptValues:[\w$]+,prevStateRef:([\w$]+),serverState:[\w$]+\}=([\w$]+),([\w$]+)=[\w$]+\(\{acceptValues:[\w$]+,currentState:([\w$]+)\|\|\{\},incomingState:[\w$]+\}\);return )\2\.current=\4,\4\}/g,
    '$1takeAnswer({sent:$3.sentState,held:$5,merged:$4,seen:$2})}',
  ],
  [/([\w$]+\._status==="draft"&&)\(([\w$]+\(!0\)),([\w$]+\|\|[\w$]+\(!1\))\)/g, '$2,$1($3)'],
]

/** The built file of Payload's forms, changed; a file that has not each place once ends the build. */
export function heedLateAnswers(built: string): string {
  const changed = PLACES.reduce((text, [place, better]) => {
    const found = text.match(place)?.length ?? 0
    if (found !== 1) throw new Error(`the patch late-answers found ${found} places, not 1, like ${place}`)
    return text.replace(place, better)
  }, built)
  return `${changed}\nimport { takeAnswer } from 'rasteh-late-answers'\n`
}
