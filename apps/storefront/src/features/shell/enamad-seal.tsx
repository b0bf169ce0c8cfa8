import type { Say } from '@rasteh/messages/say'
import { Link } from '@rasteh/ui/link'
import styles from './enamad-seal.module.css'

/** The origin of the seal's picture, which a page's policy must name. */
export const ENAMAD = 'https://trustseal.enamad.ir'

/** The trust seal that Iranian law asks for: the one picture from another origin, and only when a shop has its id. */
export function EnamadSeal({ id, code, say }: { id: string; code: string; say: Say }) {
  const query = new URLSearchParams({ id, Code: code })
  return (
    <Link
      className={styles.seal}
      href={`${ENAMAD}/?${query}`}
      referrerPolicy="origin"
      target="_blank"
      rel="noopener"
    >
      {/* Its own host draws it; nothing of ours may change it. */}
      <img
        src={`${ENAMAD}/logo.aspx?${query}`}
        alt={say('FooterTrustSeal')}
        width={80}
        height={80}
        loading="lazy"
        referrerPolicy="origin"
      />
    </Link>
  )
}
