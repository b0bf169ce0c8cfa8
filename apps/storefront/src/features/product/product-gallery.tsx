import type { Say } from '@rasteh/messages/say'
import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import type { Product, ProductPicture } from '@rasteh/shop-store/reads/product'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import { mediaUrl } from '#page/load/page-urls.ts'
import styles from './product-gallery.module.css'

const [GALLERY] = LIGHTBOX_GALLERIES
const SMALL_WIDTH_PX = 480

/** The pictures of a product. Each leads to the picture itself, which opens in the lightbox where scripts run. */
export function ProductGallery({ product, say }: { product: Product; say: Say }) {
  const { title, pictures } = product
  const [first, ...others] = pictures
  if (!first) {
    return (
      <div className={styles.main}>
        <Picture picture={null} alt="" sizes="520px" />
      </div>
    )
  }
  const name = (index: number) => say('ProductPictureOf', { title, index: index + 1, total: pictures.length })
  return (
    <section className={styles.gallery} aria-label={say('ProductPictures')}>
      <Link className={styles.main} href={mediaUrl(first.picture)} rel={GALLERY}>
        <Picture
          picture={toSource(first)}
          alt={others.length === 0 ? title : name(0)}
          sizes="(min-width: 769px) 520px, calc(100vw - 32px)"
          isFirst
        />
      </Link>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((one, index) => (
            <li key={one.picture}>
              <Link className={styles.other} href={mediaUrl(one.picture)} rel={GALLERY}>
                <Picture picture={toThumb(one)} alt={name(index + 1)} sizes="96px" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function toSource({ picture, smallPicture, focus }: ProductPicture) {
  const small = smallPicture === null ? null : mediaUrl(smallPicture)
  return { src: mediaUrl(picture), small, smallWidth: SMALL_WIDTH_PX, focus }
}

function toThumb({ picture, thumbPicture, focus }: ProductPicture) {
  return { src: mediaUrl(thumbPicture ?? picture), focus }
}
