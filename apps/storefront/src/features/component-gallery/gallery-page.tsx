import type { Say } from '@rasteh/messages/say'
import { CULTURES, directionOf, languageOf } from '@rasteh/persian-text/culture'
import styles from './example.module.css'
import { examples } from './examples.ts'
import LiveExample from './islands/live-example.tsx'

/** Every component of the interface in every state, in both directions: for those who build the shop. */
export function GalleryPage({ say }: { say: Say }) {
  return (
    <div className={styles.page}>
      <h1 dir="ltr">ui</h1>
      {examples.map((example) => (
        <section
          key={example.name}
          className={styles.part}
          id={example.name}
          aria-labelledby={`${example.name}-title`}
        >
          <h2 className={styles.title} id={`${example.name}-title`} dir="ltr">
            {example.name}
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
                {'Example' in example ? (
                  <example.Example culture={culture} say={say} />
                ) : (
                  <LiveExample name={example.name} culture={culture} />
                )}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
