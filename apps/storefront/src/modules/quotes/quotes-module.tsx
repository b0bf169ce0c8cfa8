import { Picture } from '@rasteh/ui/picture'
import { Section } from '@rasteh/ui/section'
import { withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import styles from './quotes-module.module.css'

/** What others say of the company, by their names. */
export const quotesModule = defineModule('quotes', {
  load: ({ items }) => withPictures(items),
  Component: ({ module, data: quotes, site: { say } }) => {
    if (quotes.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('QuotesTitle')}>
        <div className={styles.quotes}>
          {quotes.map(({ id, title, role, text, shown }) => (
            <figure key={id ?? title} className={styles.quote}>
              <blockquote className={styles.text}>{text}</blockquote>
              <figcaption className={styles.speaker}>
                {shown && (
                  <span className={styles.face}>
                    <Picture picture={{ src: shown.small, focus: shown.focus }} alt="" sizes="48px" />
                  </span>
                )}
                <span className={styles.names}>
                  <span className={styles.name}>{title}</span>
                  {role && <span className={styles.role}>{role}</span>}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
    )
  },
})
