import { translationTexts } from '@rasteh/messages/dashboard'
import { linesOf } from '@rasteh/search/company-text'
import { loadTextWords } from '@rasteh/shop-store/reads/text-words'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { readDatabase } from '#database/read-database.ts'
import styles from './other-language-field.module.css'

/** On a text's form: what visitors read of it in Persian, for who writes it in English. The other way round there is none. */
export async function OtherLanguageField({ id, req, collectionSlug }: UIFieldServerProps) {
  if (id === undefined || req.locale !== 'en' || !isEditor({ req })) return null
  const source = collectionSlug === 'news' ? 'news' : 'pages'
  const words = await loadTextWords(readDatabase(), source, { id: Number(id), locale: 'fa' })
  if (!words?.title) return null
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>{translationTexts.beside}</summary>
      <div className={styles.text} lang="fa" dir="rtl">
        <p className={styles.heading}>{words.title}</p>
        {words.summary && <p className={styles.line}>{words.summary}</p>}
        {linesOf(words.body).map(({ text, isHeading }, at) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: Lines have no names, and are never moved here.
            key={at}
            className={isHeading ? styles.heading : styles.line}
          >
            {text}
          </p>
        ))}
      </div>
    </details>
  )
}
