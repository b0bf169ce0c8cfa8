import styles from './whole-picture.module.css'

type Whole = { src: string; small: string; alt: string; width: number | null; height: number | null }

type WholePictureProps = {
  picture: Whole
  /** How wide the page shows it at most, as the `sizes` attribute spells it. */
  sizes: string
}

/** As wide as the library's smaller files are. */
const SMALL_WIDTH_PX = 480

/** A picture in its own form: not cropped, and not shown larger than its file. */
export function WholePicture({ picture, sizes }: WholePictureProps) {
  const { src, small, alt, width, height } = picture
  const hasSmall = width !== null && width > SMALL_WIDTH_PX && small !== src
  return (
    // The library has already made it as small as it should be.
    <img
      className={styles.whole}
      src={src}
      {...(hasSmall ? { srcSet: `${small} ${SMALL_WIDTH_PX}w, ${src} ${width}w`, sizes } : {})}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      style={width === null ? undefined : { maxInlineSize: `min(100%, ${width}px)` }}
      loading="lazy"
      decoding="async"
    />
  )
}
