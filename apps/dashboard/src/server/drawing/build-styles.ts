import { readFileSync } from 'node:fs'

export type BuildStyle = { text: string; fonts: readonly string[] }

/** Reads a style file of the build by its address; undefined for whatever is not one. */
export type ReadStyle = (address: string) => BuildStyle | undefined

const STYLE_ADDRESS = /^\/_next\/static\/chunks\/([\w-]+\.css)$/

/** The style files of a build as pages can carry them, each read once. */
export function createStyleReader(buildDirectory: string): ReadStyle {
  const known = new Map<string, BuildStyle>()
  const read = (path: string) => readFileSync(`${buildDirectory}/static/${path}`, 'utf8')
  return (address) => {
    const file = STYLE_ADDRESS.exec(address)?.[1]
    if (file === undefined) return undefined
    const style = known.get(file) ?? toStyle(read(`chunks/${file}`), (name) => read(`media/${name}`))
    known.set(file, style)
    return style
  }
}

/**
 * A style as it stands in a page: its addresses no longer begin beside its file, and its small drawings stand in it too,
 * so that nothing of them is fetched.
 */
export function toStyle(content: string, readDrawing: (name: string) => string): BuildStyle {
  const text = content
    .replaceAll(DRAWING, (_, name: string) => `url("${toDataAddress(readDrawing(name))}")`)
    .replaceAll('url(../media/', 'url(/_next/static/media/')
  return { text, fonts: [...text.matchAll(FONT)].map(([, address = '']) => address) }
}

const DRAWING = /url\(\.\.\/media\/([\w.-]+\.svg)\)/g
const FONT = /url\((\/_next\/static\/media\/[\w.-]+\.woff2)\)/g

/** Only what would end the address, the string or the style is written in its numbers: the rest compresses better. */
function toDataAddress(drawing: string): string {
  const text = drawing.replaceAll('"', "'").replaceAll(/[%#<>\n]/g, encodeURIComponent)
  return `data:image/svg+xml,${text}`
}
