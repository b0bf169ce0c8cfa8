import type { ItemOf } from '@rasteh/shop-store/reads/modules'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import type { Pictured } from '#modules/load-pictures.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import styles from './links-module.module.css'

type LinkCard = Pictured<ItemOf<'links', 'items'>>

/** Links with a picture and a few words; one without a URL is only words. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ id, title, text, address, shown }) => (
        <li key={id ?? title} className={styles.item}>
          {shown && (
            <span className={styles.picture}>
              <Picture picture={{ src: shown.small, focus: shown.focus }} alt="" sizes="96px" />
            </span>
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>
              {address ? (
                <Link className={styles.link} {...linkAttributes(address)}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
