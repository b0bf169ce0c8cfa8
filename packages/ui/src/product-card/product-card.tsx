import type { ReactNode } from 'react'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import styles from './product-card.module.css'

type ProductCardProps = {
  href: string
  title: string
  picture: PictureSource | null
  price: ReactNode
  /** What is left in stock, when that matters. */
  hint?: ReactNode
  isSoldOut?: boolean
  isFirst?: boolean
  /** One below the heading that the list stands under. */
  heading?: 'h2' | 'h3'
  /** The product's data attributes. */
  data?: Readonly<Record<`data-${string}`, string | number>>
}

/** A product in a list. The whole card leads to its page; the title alone is the link that is heard. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    title,
    picture,
    price,
    hint,
    isSoldOut = false,
    isFirst = false,
    heading: Heading = 'h3',
    data,
  } = props
  return (
    <article className={isSoldOut ? `${styles.card} ${styles.soldOut}` : styles.card} {...data}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes={CARD_SIZES} isFirst={isFirst} />
      </div>
      <Heading className={styles.title}>
        <a className={styles.link} href={href}>
          {title}
        </a>
      </Heading>
      <div className={styles.end}>
        {price}
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
    </article>
  )
}

const CARD_SIZES = '(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw'
