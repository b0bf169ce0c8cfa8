import type { Say } from '@rasteh/messages/say'
import { CULTURES, directionOf, languageOf } from '@rasteh/persian-text/culture'
import LiveShow from './islands/live-show.tsx'
import styles from './show.module.css'
import { shows } from './shows.ts'

/** Every part of the interface in every state, in both directions: for those who build the shop. */
export function PartsPage({ say }: { say: Say }) {
  return (
    <div className={styles.page}>
      <h1 dir="ltr">ui</h1>
      {shows.map((show) => (
        <section
          key={show.name}
          className={styles.part}
          id={show.name}
          aria-labelledby={`${show.name}-title`}
        >
          <h2 className={styles.title} id={`${show.name}-title`} dir="ltr">
            {show.name}
          </h2>
          <div className={styles.directions}>
            {CULTURES.map((culture) => (
              <div
                key={culture}
                className={styles.direction}
                lang={languageOf(culture)}
                dir={directionOf(culture)}
                data-culture-shown={culture}
              >
                {'Show' in show ? (
                  <show.Show culture={culture} say={say} />
                ) : (
                  <LiveShow name={show.name} culture={culture} />
                )}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
