import { translationTexts } from '@rasteh/messages/dashboard'
import { loadTranslations } from '@rasteh/shop-store/reads/translations'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { readDatabase } from '#database/read-database.ts'
import styles from './translation-states.module.css'
import { TranslationStates } from './translation-states.tsx'

const { languages, notYet, outdatedHint } = translationTexts

/** On a text's form: its state in each language, as visitors see it now. */
export async function TranslationsField({ id, req, collectionSlug }: UIFieldServerProps) {
  if (!isEditor({ req })) return null
  const source = collectionSlug === 'news' ? 'news' : 'pages'
  const number = Number(id)
  const states =
    id === undefined ? undefined : (await loadTranslations(readDatabase(), source, [number])).get(number)
  return (
    <section className={styles.panel} aria-labelledby="translations">
      <h2 className={styles.heading} id="translations">
        {languages}
      </h2>
      {states ? <TranslationStates states={states} /> : <p className={styles.hint}>{notYet}</p>}
      {states?.en === 'outdated' && <p className={styles.hint}>{outdatedHint}</p>}
    </section>
  )
}
