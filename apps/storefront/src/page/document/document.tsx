import { directionOf } from '@rasteh/persian-text/culture'
import { LeadProvider } from '@rasteh/ui/link'
import type { ReactNode } from 'react'
import { ISLANDS_ID, PAGE_SETTINGS_ID } from '#islands/ids.ts'
import { currentRender } from '#islands/render-state.ts'
import { urlInCulture } from '../culture/url-in-culture.ts'
import type { PageSettingsData } from '../islands/load-page-settings.ts'
import type { PageSettingsValue } from '../islands/page-settings.tsx'
import { type Head, HeadTags } from '../layout/head.tsx'
import type { Site } from '../load/load-site.ts'
import type { Assets, Styles } from './assets.ts'
import { CommonTags } from './common-tags.tsx'
import { frameFileOf, pick } from './page-frame.ts'

type DocumentProps = {
  origin: string
  assets: Assets
  styles: Styles
  head: Head
  site: Site
  /** Whether what is around this page is what is around all of them. */
  hasFrame?: boolean
  children: ReactNode
}

/** The whole document around a page's body. */
export function Document({ origin, assets, styles, head, site, hasFrame, children }: DocumentProps) {
  const { culture } = site
  const { kept = null } = currentRender().settings
  return (
    <html lang={culture} dir={directionOf(culture)}>
      <head>
        <CommonTags site={site} fonts={styles.fonts} />
        <HeadTags head={head} origin={origin} />
        {styles.links.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {styles.inline && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: The build wrote it; the policy names its hash.
          <style dangerouslySetInnerHTML={{ __html: styles.inline.code }} />
        )}
        {site.brand.style && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: Tokens of a colour that was read as one; the policy names its hash.
          <style dangerouslySetInnerHTML={{ __html: site.brand.style.code }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: The build wrote it; the policy names its hash. */}
        <script dangerouslySetInnerHTML={{ __html: assets.early.code }} />
      </head>
      <body>
        <LeadProvider value={(href) => urlInCulture(href, kept)}>{children}</LeadProvider>
        <IslandData assets={assets} hasFrame={hasFrame} />
        {/* It waits for the first paint anyway, and leaves the line to what that needs. */}
        <script type="module" src={assets.start} fetchPriority="low" />
      </body>
    </html>
  )
}

/** Comes last: the islands that were rendered before it decide which texts and files the page names. */
function IslandData({ assets, hasFrame = false }: Pick<DocumentProps, 'assets' | 'hasFrame'>) {
  const { settings, islands } = currentRender()
  const { files, keys } = assets.islandsOf(islands)
  return (
    <>
      <DataBlock
        id={PAGE_SETTINGS_ID}
        data={toData(settings, keys, hasFrame ? assets.frameKeys : undefined)}
      />
      <DataBlock id={ISLANDS_ID} data={files} />
    </>
  )
}

function toData(
  settings: PageSettingsValue,
  keys: readonly string[],
  frameKeys?: readonly string[],
): PageSettingsData {
  if (!frameKeys) return { ...settings, texts: pick(settings.texts, keys) }
  const { menu, ...own } = settings
  const { url, has } = frameFileOf(settings, frameKeys)
  const texts = pick(
    settings.texts,
    keys.filter((key) => !has.has(key)),
  )
  return { ...own, texts, frame: url }
}

/** Data for scripts. Nothing in it can end its element. */
function DataBlock({ id, data }: { id: string; data: unknown }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped.
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />
}
