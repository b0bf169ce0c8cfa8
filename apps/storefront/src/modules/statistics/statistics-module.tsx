import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Section } from '@rasteh/ui/section'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import styles from './statistics-module.module.css'

/** Figures that say what the company is. */
export const statisticsModule = defineModule('statistics', {
  load: loadNothing,
  Component: ({ module, site: { say, culture } }) => {
    const figures = module.items ?? []
    if (figures.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('StatisticsTitle')}>
        <dl className={styles.figures}>
          {figures.map(({ id, title, value }) => (
            <div key={id ?? title} className={styles.figure}>
              <dt className={styles.title}>{title}</dt>
              <dd className={styles.value}>
                <bdi>{toCultureDigits(value ?? '', culture)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    )
  },
})
