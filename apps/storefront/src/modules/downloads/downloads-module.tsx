import { libraryUseOf } from '@rasteh/shop-core/media'
import { Icon } from '@rasteh/ui/icon'
import { Section } from '@rasteh/ui/section'
import { fileFacts, type ShownFile } from '#features/library/public.ts'
import { loadFiles } from '#modules/load-files.ts'
import { defineModule, sectionId } from '#modules/module-props.ts'
import type { Site } from '#page/load/load-site.ts'
import styles from './downloads-module.module.css'

type Download = { key: string; label: string; file: ShownFile }

/** Files to take away, each with its kind and its size before it is loaded. One that was deleted is left out. */
export const downloadsModule = defineModule('downloads', {
  load: async ({ items }) => {
    const rows = items ?? []
    const files = await loadFiles(rows.map(({ file }) => file))
    return rows.flatMap(({ id, title, file: fileId }, place) => {
      const file = files.get(Number(fileId))
      return file ? [{ key: id ?? String(place), label: title || file.title, file }] : []
    })
  },
  Component: ({ module, data: downloads, site }) => {
    if (downloads.length === 0) return null
    return (
      <Section id={sectionId(module)} title={module.title || site.say('DownloadsTitle')}>
        <ul className={styles.files}>
          {downloads.map(({ key, ...download }) => (
            <li key={key}>
              <DownloadRow {...download} site={site} />
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})

function DownloadRow({ label, file, site }: Omit<Download, 'key'> & { site: Site }) {
  return (
    // The name under which it is saved has no hash in it.
    <a className={styles.file} href={file.href} download={`${label}.${file.kind}`}>
      <span className={styles.sign}>
        <Icon name={libraryUseOf(file.kind) === 'video' ? 'play' : 'paper'} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          <bdi>{label}</bdi>
        </span>
        <span className={styles.facts}>{fileFacts(file, site)}</span>
      </span>
      <Icon name="download" />
    </a>
  )
}
