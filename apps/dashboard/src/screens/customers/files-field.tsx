import { customerFileTexts as texts } from '@rasteh/messages/dashboard'
import { loadFilesOf } from '@rasteh/shop-store/reads/private-files'
import type { UIFieldServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { isOwner } from '#access/is-owner.ts'
import styles from '#components/screen.module.css'
import { readDatabase } from '#database/read-database.ts'
import { FileViewer } from './file-viewer.tsx'

/** The files that a customer has given: managers read that they are there, the owner may look, and each look is written down. */
export async function CustomerFilesField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isManager({ req })) return null
  const files = await loadFilesOf(readDatabase(), Number(id))
  const names: Record<string, string> = texts.fields
  return (
    <section className={styles.card} aria-label={texts.title}>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.hint}>
        {files.length === 0 ? texts.none : isOwner({ req }) ? texts.watched : texts.ownerOnly}
      </p>
      {files.map(({ fileId, formFieldId }) => {
        const name = names[formFieldId] ?? formFieldId
        return isOwner({ req }) ? (
          <FileViewer key={fileId} fileId={fileId} name={name} />
        ) : (
          <p key={fileId}>
            {name}: {texts.there}
          </p>
        )
      })}
    </section>
  )
}
