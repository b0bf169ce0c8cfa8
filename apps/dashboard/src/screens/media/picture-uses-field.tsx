import { dashboardLabels } from '@rasteh/messages/dashboard'
import { loadPictureUses, type PictureUseKind } from '@rasteh/shop-store/reads/picture-uses'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import styles from '#components/screen.module.css'
import { readDatabase } from '#database/read-database.ts'

const { media, ...labels } = dashboardLabels

const NAMES = {
  products: labels.products.singular,
  categories: labels.categories.singular,
  pages: labels.pages.singular,
  news: labels.news.singular,
  authors: labels.authors.singular,
  banks: labels.banks.singular,
  'installment-banks': labels.installmentBanks.singular,
  brand: labels.brand.singular,
} satisfies Record<PictureUseKind, string>

/** On a picture's form: where it is used, so that no picture is deleted that visitors look at. */
export async function PictureUsesField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const uses = await loadPictureUses(readDatabase(), Number(id))
  return (
    <section className={styles.card} aria-labelledby="picture-uses">
      <h2 className={styles.heading} id="picture-uses">
        {media.fields.uses}
      </h2>
      {uses.length === 0 ? (
        <p>{media.hints.unused}</p>
      ) : (
        <>
          <ul>
            {uses.map((use) => (
              <li key={`${use.kind}-${use.id}`}>
                {use.kind === 'brand' ? (
                  <a href="/dashboard/globals/brand">{NAMES.brand}</a>
                ) : (
                  <>
                    {NAMES[use.kind]}:{' '}
                    <a href={`/dashboard/collections/${use.kind}/${use.id}`}>{use.title || use.id}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p>{media.hints.inUse}</p>
        </>
      )}
    </section>
  )
}
