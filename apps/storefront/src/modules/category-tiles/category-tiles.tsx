import { Link } from '@rasteh/ui/link'
import { Picture, type PictureSource } from '@rasteh/ui/picture'
import styles from './category-tiles.module.css'

export type CategoryTile = { href: string; title: string; picture: PictureSource | null }

/** The categories as medallions: two rows to be swiped on a phone, all at once where there is room. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, title, picture }) => (
        <li key={href}>
          <Link className={styles.tile} href={href}>
            <span className={styles.picture}>
              <Picture picture={picture} alt="" sizes="128px" />
            </span>
            <span className={styles.title}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
