import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import { Clock } from '@rasteh/ui/clock'
import styles from './top-strip.module.css'

type TopStripProps = { notice: string | null; phone: string | null; culture: Culture; say: Say }

/** The line above the header: what managers want everybody to know, how to call, and the hour in the shop. */
export function TopStrip({ notice, phone, culture, say }: TopStripProps) {
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <p className={styles.notice}>{notice}</p>
        {phone && (
          <a className={styles.phone} href={`tel:${toLatinDigits(phone).replace(/[^\d+]/g, '')}`}>
            {say('FooterPhone')} <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        <span className={styles.clock}>
          <Clock culture={culture} label={say('ClockTehran')} />
        </span>
      </div>
    </div>
  )
}
