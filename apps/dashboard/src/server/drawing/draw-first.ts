import { sourceHash } from '../policy/inline-scripts.ts'
import type { ReadStyle } from './build-styles.ts'
import { LATE_SCRIPTS_ID, START_SCRIPTS, START_SCRIPTS_HASH, STYLE_FILES_MARK } from './start-scripts.ts'

export type DrawnFirst = { html: string; styleHashes: string[]; scriptHashes: string[] }

/**
 * Puts what draws a page before what runs in it: its styles stand in it, its font is asked for at once, and its
 * scripts start when it is drawn. On a slow network each file that the drawing waits for is another way there and back.
 */
export function drawFirst(html: string, readStyle: ReadStyle): DrawnFirst {
  const bodyAt = html.indexOf('<body')
  if (bodyAt < 0) return { html, styleHashes: [], scriptHashes: [] }
  const styled = carryStyles(html.slice(0, bodyAt), readStyle)
  const late: string[] = []
  const takeOut = (part: string) =>
    part.replaceAll(SCRIPT_FILE, (_, address: string) => {
      late.push(address)
      return ''
    })
  const head = takeOut(styled.head.replaceAll(SCRIPT_PRELOAD, ''))
  const body = takeOut(html.slice(bodyAt))
  const endAt = body.lastIndexOf('</body>')
  return {
    html: late.length === 0 ? head + body : head + body.slice(0, endAt) + startOf(late) + body.slice(endAt),
    styleHashes: styled.hashes,
    scriptHashes: late.length === 0 ? [] : [START_SCRIPTS_HASH],
  }
}

const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g

/** The one form in which Next writes the files of a page; whatever else there is stays where it is. */
const SCRIPT_FILE = /<script src="(\/_next\/static\/chunks\/[\w.-]+\.js)"(?: id="_R_")? async=""><\/script>/g

/** All styles of the page in one element, in their order: the policy names it by one hash. */
function carryStyles(head: string, readStyle: ReadStyle): { head: string; hashes: string[] } {
  const carried: { address: string; text: string; fonts: readonly string[] }[] = []
  const rest = head.replaceAll(STYLE_LINK, (link, address: string) => {
    const style = readStyle(address)
    if (!style) return link
    carried.push({ address, ...style })
    return carried.length === 1 ? STYLE_PLACE : ''
  })
  if (carried.length === 0) return { head, hashes: [] }
  const text = carried.map((style) => style.text).join('\n')
  const files = carried.map(({ address }) => address).join(' ')
  const element = `<style data-precedence="next" ${STYLE_FILES_MARK}="${files}">${text}</style>`
  const fonts = carried.flatMap((style) => style.fonts.filter(isFirstFont).map(preloadFont))
  const styled = rest.replace(STYLE_PLACE, () => element).replace('<head>', () => `<head>${fonts.join('')}`)
  return { head: styled, hashes: [sourceHash(text)] }
}

const STYLE_PLACE = '<!--styles-->'

const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g

/** The file with the Persian letters, the space and the usual signs draws something on every page. */
const isFirstFont = (address: string) => address.includes('/vazirmatn-persian.')

const preloadFont = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${address}"/>`

function startOf(files: readonly string[]): string {
  const list = `<script type="application/json" id="${LATE_SCRIPTS_ID}">${JSON.stringify(files)}</script>`
  return `${list}<script>${START_SCRIPTS}</script>`
}
