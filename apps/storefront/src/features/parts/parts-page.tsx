import { CULTURES, directionOf, languageOf } from '@rasteh/persian-text/culture'
import styles from './show.module.css'
import { shows } from './shows.ts'

/** Every part of the interface in every state, in both directions: for those who build the shop. */
export function PartsPage() {
  return (
    <div className={styles.page}>
      <h1 dir="ltr">ui</h1>
      {shows.map(({ name, Show }) => (
        <section key={name} className={styles.part} id={name} aria-labelledby={`${name}-title`}>
          <h2 className={styles.title} id={`${name}-title`} dir="ltr">
            {name}
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
                <Show culture={culture} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
