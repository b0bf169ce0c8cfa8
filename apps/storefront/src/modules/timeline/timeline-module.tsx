import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Picture } from '@rasteh/ui/picture'
import { Section } from '@rasteh/ui/section'
import { withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import styles from './timeline-module.module.css'

/** What happened to the company, from the first to the last as its manager wrote it. */
export const timelineModule = defineModule('timeline', {
  load: ({ items }) => withPictures(items),
  Component: ({ module, data: items, site: { say, culture } }) => {
    if (items.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('TimelineTitle')}>
        <ol className={styles.line}>
          {items.map(({ id, moment, title, text, shown }) => (
            <li key={id ?? title} className={styles.milestone}>
              <p className={styles.moment}>
                <bdi>{toCultureDigits(moment ?? '', culture)}</bdi>
              </p>
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                {text && <p className={styles.text}>{text}</p>}
              </div>
              {shown && (
                <span className={styles.picture}>
                  <Picture picture={{ src: shown.small, focus: shown.focus }} alt={shown.alt} sizes="240px" />
                </span>
              )}
            </li>
          ))}
        </ol>
      </Section>
    )
  },
})
