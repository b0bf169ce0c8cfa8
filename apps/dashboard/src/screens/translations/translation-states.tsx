import { translationTexts } from '@rasteh/messages/dashboard'
import { LANGUAGES } from '@rasteh/shop-core/translation'
import type { Translations } from '@rasteh/shop-store/reads/translations'
import styles from './translation-states.module.css'

const { names, states: words } = translationTexts

/** Both languages of a text, each with its state. */
export function TranslationStates({ states }: { states: Translations }) {
  return (
    <ul className={styles.states}>
      {LANGUAGES.map((language) => (
        <li key={language} className={styles.state}>
          {names[language]}:{' '}
          <strong className={styles.word} data-state={states[language]}>
            {words[states[language]]}
          </strong>
        </li>
      ))}
    </ul>
  )
}
