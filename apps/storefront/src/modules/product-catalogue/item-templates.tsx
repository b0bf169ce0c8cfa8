import type { ProductItem } from '@rasteh/contracts/catalogue'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import type { ComponentType } from 'react'
import { ItemPrice, ProductItemCard } from '#features/product-card/public-product-card.ts'
import { productAttributes, stockHint } from '#features/product-card/public-product-facts.ts'
import type { PageSay } from '#page/islands/page-settings.tsx'
import styles from './item-templates.module.css'

type ItemProps = { item: ProductItem; money: MoneyStyle; say: PageSay }

/** The templates of a list, one of which each module chooses. */
const TEMPLATES: Record<'cards' | 'rows', ComponentType<ItemProps>> = {
  cards: ProductItemCard,
  rows: ProductRow,
}

export type TemplateName = keyof typeof TEMPLATES

/** The template that a module keeps; an unknown one renders cards. */
export function templateOf(kept: unknown): TemplateName {
  return kept === 'rows' ? 'rows' : 'cards'
}

type ProductListProps = Omit<ItemProps, 'item'> & { items: readonly ProductItem[]; template: TemplateName }

/** The products of a tab, each rendered with the module's own template. */
export function ProductList({ items, template, ...look }: ProductListProps) {
  const Item = TEMPLATES[template]
  return (
    <ul className={styles[template]} data-template={template}>
      {items.map((item) => (
        <li key={item.productId} className={styles.cell}>
          <Item item={item} {...look} />
        </li>
      ))}
    </ul>
  )
}

function ProductRow({ item, money, say }: ItemProps) {
  return (
    <article
      className={styles.row}
      {...productAttributes({ ...item, rules: { ...item, unit: item.unitTitle } })}
    >
      <span className={styles.picture}>
        <Picture picture={item.picture === null ? null : { src: item.picture }} alt="" sizes="96px" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.link} href={item.url}>
            {item.title}
          </Link>
        </h3>
        {stockHint(item) === 'out' ? (
          <p className={styles.out}>{say('OutOfStock')}</p>
        ) : (
          <ItemPrice item={item} money={money} say={say} />
        )}
      </div>
    </article>
  )
}
