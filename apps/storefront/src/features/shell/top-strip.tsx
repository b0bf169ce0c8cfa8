import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import type { SiteHeaderParts } from '@rasteh/shop-store/reads/shell'
import { Link } from '@rasteh/ui/link'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { telephoneHref } from '#page/layout/telephone-href.ts'
import TehranClock from './islands/tehran-clock.tsx'
import styles from './top-strip.module.css'

type TopStripProps = { header: SiteHeaderParts; culture: Culture; say: Say }

/** The line above the header: what managers want everybody to know, how to call, and the hour in the shop. */
export function TopStrip({ header, culture, say }: TopStripProps) {
  const { notice, noticeAddress, phone, showsClock } = header
  if (!notice && !phone && !showsClock) return null
  return (
    <aside className={styles.strip} aria-label={say('ShopFacts')}>
      <div className={styles.inner}>
        <p className={styles.notice}>
          {noticeAddress ? (
            <Link className={styles.link} {...linkAttributes(noticeAddress)}>
              {notice}
            </Link>
          ) : (
            notice
          )}
        </p>
        {phone && (
          <Link className={styles.phone} href={telephoneHref(phone)}>
            {say('FooterPhone')} <bdi dir="ltr">{toCultureDigits(phone, culture)}</bdi>
          </Link>
        )}
        {showsClock && (
          <span className={styles.clock}>
            <TehranClock culture={culture} label={say('ClockTehran')} />
          </span>
        )}
      </div>
    </aside>
  )
}
