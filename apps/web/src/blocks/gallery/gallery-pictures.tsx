import type { Say } from '@rasteh/messages/say'
import { LIGHTBOX_GALLERIES } from '@rasteh/shop-core/lightbox'
import { Picture } from '@rasteh/ui/picture'
import type { ShownPicture } from '../load-pictures.ts'
import styles from './gallery-module.module.css'

export type GalleryFields = { pictures?: unknown; columns?: string | null; firstCount?: number | null }

type GalleryPicturesProps = { pictures: readonly ShownPicture[]; columns: GalleryFields['columns']; say: Say }

/** Small pictures that lead to the large ones; the lightbox opens what is tagged as its gallery. */
export function GalleryPictures({ pictures, columns, say }: GalleryPicturesProps) {
  const gallery = LIGHTBOX_GALLERIES.find((tag) => tag === columns) ?? 'gallery-4'
  return (
    <ul className={gallery === 'gallery-2' ? styles.two : styles.four}>
      {pictures.map(({ id, src, small, alt }) => (
        <li key={id}>
          <a
            className={styles.link}
            rel={gallery}
            href={src}
            title={alt}
            aria-label={say('GalleryOpen', { title: alt })}
          >
            <Picture picture={{ src: small }} alt={alt} sizes="320px" shape="wide" />
          </a>
        </li>
      ))}
    </ul>
  )
}
