import type { Say } from '@rasteh/messages/say'
import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import type { RowOf } from '@rasteh/shop-store/reads/modules'
import { Link } from '@rasteh/ui/link'
import { Picture } from '@rasteh/ui/picture'
import type { ShownPicture } from '#features/pictures/public.ts'
import { WholePicture } from '#features/pictures/public.ts'
import styles from './gallery-module.module.css'

type GalleryPicturesProps = Pick<RowOf<'gallery'>, 'columns'> & {
  pictures: readonly ShownPicture[]
  say: Say
}

const WIDE_SIZES = '(width > 768px) 600px, 50vw'

/**
 * Small pictures that lead to the large ones; the lightbox opens what is tagged as its gallery. Two beside each other are
 * large enough to be read, so a certificate is shown whole.
 */
export function GalleryPictures({ pictures, columns, say }: GalleryPicturesProps) {
  const gallery = LIGHTBOX_GALLERIES.find((tag) => tag === columns) ?? 'gallery-4'
  const isWhole = gallery === 'gallery-2'
  return (
    <ul className={isWhole ? styles.two : styles.four}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link
            className={styles.link}
            rel={gallery}
            href={picture.src}
            title={picture.alt}
            aria-label={say('GalleryOpen', { title: picture.alt })}
          >
            {isWhole ? (
              <WholePicture picture={picture} sizes={WIDE_SIZES} />
            ) : (
              <Picture
                picture={{ src: picture.small, focus: picture.focus }}
                alt={picture.alt}
                sizes="320px"
                shape="wide"
              />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
