import { type Embed, embedUrls, toEmbed } from '@rasteh/shop-core/embeds'
import { OUTSIDE_REL } from '@rasteh/shop-core/pages'
import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import EmbedFrame from './islands/embed-frame.tsx'
import { type Convert, type TextContext, textOf } from './nodes.ts'
import styles from './text-parts.module.css'

/** The parts of a text that have a form of their own, by the names that the editor gives them. */
export const blocksFor = (context: TextContext): Readonly<Record<string, Convert>> => ({
  collapsible: foldOf(context),
  embed: embedOf(context),
})

/** The browser itself opens and closes it, so that it needs no script. */
const foldOf =
  ({ renderInner }: TextContext): Convert =>
  ({ node }) => {
    const { heading, body, isOpen } = node.fields ?? {}
    if (!renderInner || !textOf(heading)) return null
    return (
      <details className={styles.fold} open={isOpen === true}>
        <summary className={styles.foldTitle}>
          <span>{textOf(heading)}</span>
          <Icon name="down" />
        </summary>
        {isRichText(body) && <div className={styles.foldBody}>{renderInner(body)}</div>}
      </details>
    )
  }

/** A player where its service is allowed, a link to the video where it is not. Both are made of the video's id alone. */
const embedOf =
  ({ references: { embeds }, say }: TextContext): Convert =>
  ({ node }) => {
    const { url, caption } = node.fields ?? {}
    const embed = toEmbed(url)
    if (!embed) return null
    const { page, frame } = embedUrls(embed)
    const service = say(SERVICE_NAMES[embed.service])
    const title = textOf(caption) || service
    const texts = { label: say('EmbedPlay', { title }), notice: say('EmbedNotice', { service }) }
    if (embeds.has(embed.service)) return <EmbedFrame page={page} frame={frame} title={title} {...texts} />
    return (
      <Link className={styles.video} href={page} target="_blank" rel={OUTSIDE_REL}>
        <Icon name="play" />
        <span>{say('EmbedWatch', { title, service })}</span>
      </Link>
    )
  }

const SERVICE_NAMES = { aparat: 'EmbedAparat', youtube: 'EmbedYoutube' } as const satisfies Record<
  Embed['service'],
  string
>

/** A text inside of a text, as far as it has to be known to be shown. */
export function isRichText(value: unknown): value is RichText {
  if (typeof value !== 'object' || value === null) return false
  const { root } = value as { root?: { children?: unknown } | null }
  return Array.isArray(root?.children)
}
