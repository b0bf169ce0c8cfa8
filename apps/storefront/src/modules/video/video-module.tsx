import { LIBRARY_FILES, libraryUseOf } from '@rasteh/shop-core/media'
import { Section } from '@rasteh/ui/section'
import type { ShownFile } from '#features/library/public.ts'
import type { ShownPicture } from '#features/pictures/public.ts'
import { loadFiles } from '#modules/load-files.ts'
import { loadPictures } from '#modules/load-pictures.ts'
import { defineModule, pictureIds, sectionId } from '#modules/module-props.ts'
import type { Site } from '#page/load/load-site.ts'
import styles from './video-module.module.css'

type Video = { file: ShownFile; poster: ShownPicture | null; captions: ShownFile | null }

/** What the head of a file does not say is what most cameras make. */
const USUAL = { width: 1_280, height: 720 }

/** A video of the library. Nothing of it but its picture is loaded before somebody plays it. */
export const videoModule = defineModule('video', {
  load: async ({ file, picture, captions }) => {
    const [files, [poster = null]] = await Promise.all([
      loadFiles([file, captions]),
      loadPosters(pictureIds(picture)),
    ])
    const video = files.get(Number(file))
    if (!video || libraryUseOf(video.kind) !== 'video') return null
    const words = files.get(Number(captions))
    return { file: video, poster, captions: words?.kind === 'vtt' ? words : null }
  },
  Component: ({ module, data: video, site }) => {
    if (!video) return null
    const title = module.title || site.say('VideoTitle')
    return (
      <Section id={sectionId(module)} title={title}>
        <figure className={styles.figure}>
          <Player {...video} label={module.title || video.file.title || title} site={site} />
          {module.text && <figcaption className={styles.text}>{module.text}</figcaption>}
        </figure>
      </Section>
    )
  },
})

const loadPosters = async (ids: readonly number[]) => (ids.length > 0 ? loadPictures(ids) : [])

function Player({ file, poster, captions, label, site }: Video & { label: string; site: Site }) {
  const { width, height } = [file, poster].find((one) => one?.width && one.height) ?? USUAL
  const ratio = Number(width) / Number(height)
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are there where a manager has some; not every film has words.
    <video
      className={styles.video}
      // As wide as the page, but never higher than the screen.
      style={{ aspectRatio: `${width} / ${height}`, maxInlineSize: `${(80 * ratio).toFixed(1)}vh` }}
      poster={poster?.src}
      controls
      playsInline
      preload="none"
      aria-label={label}
    >
      <source src={file.href} type={LIBRARY_FILES[file.kind].mime} />
      {captions && (
        <track
          kind="captions"
          src={captions.href}
          srcLang="fa"
          label={captions.title || site.say('VideoCaptions')}
          default
        />
      )}
      <a href={file.href}>{site.say('VideoDownload')}</a>
    </video>
  )
}
