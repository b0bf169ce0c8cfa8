import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import styles from './product-card.module.css'

type ProductCardProps = {
  href: string
  title: string
  picture: PictureSource | null
  price: ReactNode
  /** What people gave it. */
  rating?: ReactNode
  /** What is left in stock, when that matters. */
  hint?: ReactNode
  /** What marks a running offer; the card wears saffron with it. */
  offer?: ReactNode
  /** Shown above the card's link, so that it can be pressed by itself: the compare box. */
  control?: ReactNode
  isSoldOut?: boolean
  isFirst?: boolean
  /** One below the heading that the list is under. */
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
    rating,
    hint,
    offer,
    control,
    isSoldOut = false,
    isFirst = false,
    data,
  } = props
  const Heading = props.heading ?? 'h3'
  const looks = [styles.card, isSoldOut && styles.soldOut, offer && styles.offered]
  return (
    <article className={looks.filter(Boolean).join(' ')} {...data}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes={CARD_SIZES} isFirst={isFirst} />
      </div>
      {offer && <div className={styles.offer}>{offer}</div>}
      <Heading className={styles.title}>
        <Link className={styles.link} href={href}>
          {title}
        </Link>
      </Heading>
      <div className={styles.end}>
        {rating && <div className={styles.rating}>{rating}</div>}
        {price}
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      {control && <div className={styles.control}>{control}</div>}
    </article>
  )
}

const CARD_SIZES = '(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw'
