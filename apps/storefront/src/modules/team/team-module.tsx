import { Picture } from '@rasteh/ui/picture'
import { Section } from '@rasteh/ui/section'
import { withPictures } from '#modules/load-pictures.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import styles from './team-module.module.css'

/** The people of the company, each with a face, a name and what they do. */
export const teamModule = defineModule('team', {
  load: ({ items }) => withPictures(items),
  Component: ({ module, data: people, site: { say } }) => {
    if (people.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || say('TeamTitle')}>
        <ul className={styles.people}>
          {people.map(({ id, title, role, text, shown }) => (
            <li key={id ?? title} className={styles.person}>
              <span className={styles.face}>
                {/* The name beside it says who it is. */}
                <Picture picture={shown && { src: shown.small, focus: shown.focus }} alt="" sizes="128px" />
              </span>
              <h3 className={styles.name}>{title}</h3>
              {role && <p className={styles.role}>{role}</p>}
              {text && <p className={styles.text}>{text}</p>}
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})
