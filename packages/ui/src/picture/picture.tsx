import { Girih } from '../girih/girih.tsx'
import styles from './picture.module.css'

/** A picture of the shop with the smaller forms that it is kept in. */
export type PictureSource = {
  src: string
  small?: string | null
  smallWidth?: number
  /** The point that stays in view where the picture is cropped, in percent of its width and height. */
  focus?: { x: number; y: number } | null
}

type PictureProps = {
  picture: PictureSource | null
  alt: string
  /** How wide the page shows it, as the `sizes` attribute spells it. */
  sizes: string
  /** The picture a page opens with is fetched first; all others wait until they come near. */
  isFirst?: boolean
  /** `fill` takes the form of what it is in. */
  shape?: keyof typeof SIZES_PX | 'fill'
}

/** A picture that holds its place before it arrives; without one, the pattern of the shop is there. */
export function Picture({ picture, alt, sizes, isFirst = false, shape = 'square' }: PictureProps) {
  const className = `${styles.picture} ${styles[shape]}`
  const [width, height] = SIZES_PX[shape === 'fill' ? 'square' : shape]
  if (!picture) {
    return (
      <span className={className}>
        <Girih />
      </span>
    )
  }
  return (
    <img
      className={className}
      src={picture.src}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      style={picture.focus ? { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } : undefined}
    />
  )
}

const FULL_WIDTH_PX = 960
const SIZES_PX = { square: [960, 960], wide: [960, 600] } as const

function sourceSet({ src, small, smallWidth }: PictureSource): string | undefined {
  return small && smallWidth ? `${small} ${smallWidth}w, ${src} ${FULL_WIDTH_PX}w` : undefined
}
