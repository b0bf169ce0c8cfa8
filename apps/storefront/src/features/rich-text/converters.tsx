import type { JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import { type PictureWidth, toPictureWidth } from '@rasteh/shop-core/media'
import { OUTSIDE_REL } from '@rasteh/shop-core/pages'
import { Link } from '@rasteh/ui/link'
import { type CSSProperties, cloneElement, isValidElement } from 'react'
import { toShown, WholePicture } from '#features/pictures/public.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { type Convert, type TextContext, textOf } from './nodes.ts'
import { type References, referenceKey, referenceOf } from './references.ts'
import styles from './rich-text.module.css'
import { cellOf, rowOf, tableOf } from './tables.tsx'
import { blocksFor } from './text-parts.tsx'

/**
 * The platform's own, except for what leads or loads somewhere: a text arrives as managers' browsers sent it. A URL
 * in it is believed only if it leads to a page; documents and pictures are in it by number, and only those that
 * everybody may see are shown.
 */
export const convertersFor = (context: TextContext) =>
  (({ defaultConverters }: { defaultConverters: Record<string, Convert> }) =>
    knownAlone({
      ...defaultConverters,
      ...safeConverters(context, defaultConverters),
    })) as unknown as JSXConvertersFunction

function safeConverters(context: TextContext, defaultConverters: Record<string, Convert>) {
  const { references } = context
  return {
    paragraph: aligned(defaultConverters.paragraph),
    heading: aligned(defaultConverters.heading),
    quote: aligned(defaultConverters.quote),
    link: linkTo(references),
    autolink: linkTo(references),
    relationship: cardOf(references),
    upload: pictureOf(references),
    listitem: aligned(itemOf(defaultConverters.listitem)),
    table: tableOf(context),
    tablerow: rowOf,
    tablecell: cellOf,
    blocks: leavingOut(blocksFor(context)),
    inlineBlocks: leavingOut({}),
    // A kind that no editor offers any more (an old version was restored) is left out, not named to visitors.
    unknown: () => null,
  }
}

/** A node names its converter; `constructor` and the like, which every object has, are none. */
const knownAlone = <Kinds extends object>(kinds: Kinds): Kinds => Object.assign(Object.create(null), kinds)

/** The kinds of parts, by the name of a part. A node may also be called `blocks` itself, and is left out then. */
const leavingOut = (kinds: Readonly<Record<string, Convert>>): Convert =>
  Object.setPrototypeOf(
    Object.assign(() => null, kinds),
    null,
  )

const linkTo =
  ({ linked }: References): Convert =>
  ({ node, nodesToJSX }) => {
    const children = nodesToJSX({ nodes: node.children ?? [] })
    const { linkType, doc, url, newTab } = node.fields ?? {}
    const found = linkType === 'internal' ? referenceOf(doc) : null
    const address = linkType === 'internal' ? found && linked.get(referenceKey(found))?.href : url
    const { href, rel } = linkAttributes(typeof address === 'string' ? address : '')
    if (!href) return children
    const isNewTab = newTab === true
    return (
      <Link href={href} target={isNewTab ? '_blank' : undefined} rel={isNewTab ? OUTSIDE_REL : rel}>
        {children}
      </Link>
    )
  }

const cardOf =
  ({ linked }: References): Convert =>
  ({ node }) => {
    const found = referenceOf(node)
    const place = found && linked.get(referenceKey(found))
    if (!place) return null
    return (
      <Link className={styles.card} href={place.href}>
        <span className={styles.cardTitle}>{place.title}</span>
        {place.summary && <span className={styles.cardText}>{place.summary}</span>}
      </Link>
    )
  }

const pictureOf =
  ({ pictures }: References): Convert =>
  ({ node }) => {
    const found = referenceOf(node)
    const picture = found?.kind === 'media' ? pictures.get(found.id) : undefined
    if (!picture) return null
    const { caption, alt, width: kept } = node.fields ?? {}
    const width = toPictureWidth(kept)
    const shown = { ...toShown(picture), alt: textOf(alt) || picture.alt }
    return (
      <figure className={styles.figure} data-width={width}>
        <WholePicture picture={shown} sizes={PICTURE_SIZES[width]} />
        {textOf(caption) && <figcaption>{textOf(caption)}</figcaption>}
      </figure>
    )
  }

/** How wide the page shows a picture of each width at most. */
const PICTURE_SIZES: Readonly<Record<PictureWidth, string>> = {
  narrow: '360px',
  normal: '(width > 768px) 760px, 100vw',
  wide: '(width > 1280px) 1200px, 100vw',
}

/** A list of what is done and what is not; the platform's own has boxes inside boxes, which cannot be read aloud. */
const itemOf =
  (usual: Convert | undefined): Convert =>
  (converted) => {
    const { node, parent, nodesToJSX } = converted
    const children = node.children ?? []
    if (parent.listType !== 'check' || children.some(({ type }) => type === 'list')) return usual?.(converted)
    return (
      <li className={styles.check}>
        <label>
          <input type="checkbox" checked={node.checked === true} readOnly disabled />
          <span>{nodesToJSX({ nodes: children })}</span>
        </label>
      </li>
    )
  }

/** The platform aligns for texts from left to right: its `start` is always left, and its `left` is nothing at all. */
const aligned =
  (usual: Convert | undefined): Convert =>
  (converted) => {
    const rendered = usual?.(converted)
    const { format } = converted.node
    if (!isAlignment(format) || !isValidElement<{ style?: CSSProperties }>(rendered)) return rendered
    return cloneElement(rendered, { style: { ...rendered.props.style, textAlign: format } })
  }

const ALIGNMENTS = ['left', 'right', 'center', 'justify', 'start', 'end'] as const
const isAlignment = (format: unknown): format is (typeof ALIGNMENTS)[number] =>
  ALIGNMENTS.some((known) => known === format)
