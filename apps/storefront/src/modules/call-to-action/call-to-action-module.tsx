import { Girih } from '@rasteh/ui/girih'
import { LinkButton } from '@rasteh/ui/link-button'
import { defineModule, loadNothing, sectionId } from '#modules/module-props.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import styles from './call-to-action-module.module.css'

/** A band that asks visitors for one thing, and offers a second. Without an address that leads somewhere it is not there. */
export const callToActionModule = defineModule('callToAction', {
  load: loadNothing,
  Component: ({ module, site: { say } }) => {
    const { text, buttonTitle, address, secondTitle, secondAddress } = module
    const [first, second] = [address, secondAddress].map((written) => linkAttributes(written ?? ''))
    if (!first?.href || !buttonTitle) return null
    const id = sectionId(module)
    return (
      <section className={styles.band} id={id} aria-labelledby={`${id}-title`}>
        <Girih tone="deep" />
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {module.title || say('CallToActionTitle')}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.actions}>
          <LinkButton kind="light" href={first.href} rel={first.rel}>
            {buttonTitle}
          </LinkButton>
          {second?.href && secondTitle && (
            <LinkButton kind="secondary" href={second.href} rel={second.rel}>
              {secondTitle}
            </LinkButton>
          )}
        </div>
      </section>
    )
  },
})
