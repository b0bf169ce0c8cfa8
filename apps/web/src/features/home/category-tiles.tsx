import { Arch } from '@rasteh/ui/arch'
import { Picture } from '@rasteh/ui/picture'
import styles from './category-tiles.module.css'

export type CategoryTile = { href: string; title: string; picture: string | null }

/** The categories as an arcade, each behind its own arch. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, title, picture }) => (
        <li key={href}>
          <a className={styles.tile} href={href}>
            <Arch>
              <Picture
                picture={picture === null ? null : { src: picture }}
                alt=""
                sizes="(min-width: 769px) 180px, 30vw"
                shape="fill"
              />
            </Arch>
            <span className={styles.title}>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
