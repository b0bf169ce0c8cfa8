import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { Category } from '@rasteh/shop-store/reads/categories'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Girih } from '@rasteh/ui/girih'
import { Picture } from '@rasteh/ui/picture'
import { mediaAddress } from '../../site/addresses.ts'
import styles from './category-head.module.css'

/** The top of a category's page: its name, its words, its medallion. */
export function CategoryHead({ category, say }: { category: Category; say: Say }) {
  const { title, description, picture } = category
  return (
    <div className={styles.head}>
      <Girih fade="end" />
      <div className={styles.words}>
        <Breadcrumb label={say('Breadcrumb')} crumbs={[{ href: PAGE_PATHS.home, title: say('HomePage') }]} />
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.text}>{description}</p>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ src: mediaAddress(picture) }} alt="" sizes="160px" isFirst />
        </div>
      )}
    </div>
  )
}
