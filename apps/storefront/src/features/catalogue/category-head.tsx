import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Say } from '@rasteh/messages/say'
import type { Category } from '@rasteh/shop-store/reads/categories'
import { Breadcrumb } from '@rasteh/ui/breadcrumb'
import { Girih } from '@rasteh/ui/girih'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { categoryUrl, mediaUrl } from '#page/load/page-urls.ts'
import styles from './category-head.module.css'

type CategoryHeadProps = { category: Category; below: readonly Category[]; say: Say }

/** The top of a category's page: its name, its words, its medallion, and its subcategories. */
export function CategoryHead({ category, below, say }: CategoryHeadProps) {
  const { title, description, picture, pictureFocus } = category
  return (
    <div className={styles.head}>
      <Girih fade="end" />
      <div className={styles.words}>
        <Breadcrumb label={say('Breadcrumb')} crumbs={[{ href: PAGE_PATHS.home, title: say('HomePage') }]} />
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.text}>{description}</p>}
        {below.length > 0 && (
          <nav className={styles.below} aria-label={say('CategorySubcategories')}>
            {below.map((one) => (
              <Link key={one.id} className={styles.link} href={categoryUrl(one)}>
                {one.title}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ src: mediaUrl(picture), focus: pictureFocus }} alt="" sizes="160px" />
        </div>
      )}
    </div>
  )
}
