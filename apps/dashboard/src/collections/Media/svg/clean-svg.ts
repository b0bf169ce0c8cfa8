import { SVG_MAX_BYTES } from '@rasteh/shop-core/media'
import { ATTRIBUTES, CUTS, CUTTERS, ELEMENTS, isLocalHref, isPlainValue, WORDY } from './allowed.ts'
import { type Drawing, localName, readDrawing } from './read-drawing.ts'
import { classLooks, type Looks, looksOf } from './style-looks.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** A drawing that says no size is shown as large as its own grid, within this. */
const SIDE_MOST = 4_096

type Around = { looks: ReadonlyMap<string, Looks>; isCut: boolean }

/**
 * The drawing written again from what is known to be harmless, and from nothing else: elements, attributes and values that the
 * list of them names. Null for what is no drawing. Whatever the file tried besides is not in the answer.
 */
export function cleanSvg(bytes: Uint8Array): string | null {
  const xml = bytes.length > SVG_MAX_BYTES ? null : textOf(bytes)
  const drawing = xml && readDrawing(xml)
  const size = drawing && sizeOf(drawing.attributes)
  if (!drawing || !size) return null
  const looks = classLooks(stylesIn(drawing))
  const around = { looks, isCut: false }
  const attributes = { xmlns: SVG, ...size, ...attributesOf(drawing, around), ...size }
  const inner = drawing.children.map((child) => write(child, drawing, around)).join('')
  return `<svg${writeAttributes(attributes)}>${inner}</svg>\n`
}

function write(part: Drawing | string, parent: Drawing, around: Around): string {
  if (typeof part === 'string') return WORDY.has(parent.name) ? toXml(part) : ''
  if (!ELEMENTS.has(part.name)) return ''
  const { children, name } = part
  const inside = { ...around, isCut: around.isCut || CUTTERS.has(name) }
  const inner = children.map((child) => write(child, part, inside)).join('')
  const head = `<${name}${writeAttributes(attributesOf(part, around))}`
  return inner === '' ? `${head}/>` : `${head}>${inner}</${name}>`
}

/** Attributes first, then the classes of the style sheet, then the element's own style: the later one counts. */
function attributesOf({ name, attributes }: Drawing, { looks, isCut }: Around): Record<string, string> {
  const plain = Object.entries(attributes).filter(
    ([key, value]) => ATTRIBUTES.has(key) && isPlainValue(value),
  )
  const classes = (attributes.class ?? '').split(/\s+/).map((one) => looks.get(one) ?? {})
  const looked = [...classes, looksOf(attributes.style ?? '')].flatMap((look) => Object.entries(look))
  const all = Object.fromEntries([...plain, ...looked].filter(([key]) => !(isCut && CUTS.includes(key))))
  const href = Object.entries(attributes).find(([key]) => localName(key) === 'href')?.[1]
  const isGradient = name === 'linearGradient' || name === 'radialGradient'
  return href && isGradient && isLocalHref(href) ? { ...all, href } : all
}

function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>) {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const hasBox = box.length === 4 && box.every(Number.isFinite) && Number(box[2]) > 0 && Number(box[3]) > 0
  const said = [width, height].map((side) =>
    /^\d+(\.\d+)?(px)?$/.test(side.trim()) ? Number.parseFloat(side) : 0,
  )
  const [wide = 0, high = 0] = said.every((side) => side > 0) ? said : hasBox ? box.slice(2) : [0, 0]
  if (wide <= 0 || high <= 0) return null
  const scale = Math.min(1, SIDE_MOST / Math.max(wide, high))
  const [shownWide, shownHigh] = [wide, high].map((side) => String(Math.max(1, Math.round(side * scale))))
  return { viewBox: hasBox ? box.join(' ') : `0 0 ${wide} ${high}`, width: shownWide, height: shownHigh }
}

function stylesIn(drawing: Drawing): string {
  return drawing.children
    .map((child) => {
      if (typeof child === 'string') return ''
      return child.name === 'style'
        ? child.children.filter((text) => typeof text === 'string').join('')
        : stylesIn(child)
    })
    .join('\n')
}

const writeAttributes = (attributes: Readonly<Record<string, string | undefined>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${toXml(value ?? '')}"`)
    .join('')

const toXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
