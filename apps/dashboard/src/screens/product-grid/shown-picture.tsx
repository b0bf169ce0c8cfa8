import styles from './product-grid.module.css'

/** A product's picture in a list, or the place of one. What it shows is named beside it. */
export function ShownPicture({ picture }: { picture: string | null }) {
  if (picture === null) return <span className={styles.noPicture} />
  return (
    // biome-ignore lint/performance/noImgElement: the shop serves its own sizes of it
    <img className={styles.picture} src={`/media/${encodeURIComponent(picture)}`} alt="" loading="lazy" />
  )
}
