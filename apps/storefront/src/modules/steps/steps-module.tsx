import { toCultureDigits } from '@rasteh/persian-text/digits'
import { Section } from '@rasteh/ui/section'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import styles from './steps-module.module.css'

/** How something is done, one step after the other. */
export const stepsModule = defineModule('steps', {
  load: loadNothing,
  Component: ({ module, site: { say, culture } }) => {
    const steps = module.items ?? []
    if (steps.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('StepsTitle')}>
        <ol className={styles.steps}>
          {steps.map(({ id, title, text }, index) => (
            <li key={id ?? title} className={styles.step}>
              {/* A list says its numbers itself. */}
              <span className={styles.number} aria-hidden="true">
                {toCultureDigits(String(index + 1), culture)}
              </span>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
            </li>
          ))}
        </ol>
      </Section>
    )
  },
})
