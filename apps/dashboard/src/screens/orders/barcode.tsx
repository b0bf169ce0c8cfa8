import { invoiceTexts as texts } from '@rasteh/messages/dashboard'
import bwip from 'bwip-js/node'
import styles from './print.module.css'

/** Space on either side, without which a scanner finds no end. */
const QUIET_MODULES = 10
const HEIGHT_MODULES = 36

/** A text as Code 128, which every scanner of a store reads; under it the text for people. */
export function Barcode({ code }: { code: string }) {
  const { path, width } = toBars(code)
  return (
    <figure className={styles.barcode}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${HEIGHT_MODULES}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.barcode.replace('{code}', () => code)}
      >
        <path d={path} fill="black" />
      </svg>
      <figcaption dir="ltr">{code}</figcaption>
    </figure>
  )
}

/** The widths are of a bar and a space in turn; what is not ASCII has no such code and no bars. */
export function toBars(code: string): { path: string; width: number } {
  const [symbol] = /^[\x20-\x7e]+$/.test(code) ? bwip.raw('code128', code, '') : []
  const widths = symbol && 'sbs' in symbol ? symbol.sbs : []
  let at = QUIET_MODULES
  let path = ''
  widths.forEach((modules, place) => {
    if (place % 2 === 0) path += `M${at} 0h${modules}v${HEIGHT_MODULES}h-${modules}z`
    at += modules
  })
  return { path, width: at + QUIET_MODULES }
}
