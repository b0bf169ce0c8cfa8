import type { JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import { OUTSIDE_REL } from '@rasteh/shop-core/pages'
import { Link } from '@rasteh/ui/link'
import { type CSSProperties, cloneElement, isValidElement, type ReactNode } from 'react'
import { toShown, WholePicture } from '#features/pictures/public.ts'
import { linkAttributes } from '#page/layout/link-attributes.ts'
import { type References, referenceKey, referenceOf } from './references.ts'
import styles from './rich-text.module.css'

type LinkFields = { url?: unknown; newTab?: unknown; linkType?: unknown; doc?: unknown }
type PictureFields = { caption?: unknown; alt?: unknown }
type Node = {
  type: string
  children?: Node[]
  fields?: LinkFields & PictureFields
  checked?: unknown
  format?: unknown
  value?: unknown
}
type Converted = {
  node: Node
  parent: { listType?: unknown }
  nodesToJSX: (args: { nodes: Node[] }) => ReactNode[]
}
type Convert = (converted: Converted) => ReactNode

/**
 * The platform's own, except for what leads or loads somewhere: a text arrives as managers' browsers sent it. A URL
 * in it is believed only if it leads to a page; documents and pictures are in it by number, and only those that
 * everybody may see are shown.
 */
export const convertersFor = (references: References) =>
  (({ defaultConverters }: { defaultConverters: Record<string, Convert> }) => ({
    ...defaultConverters,
    paragraph: aligned(defaultConverters.paragraph),
    heading: aligned(defaultConverters.heading),
    quote: aligned(defaultConverters.quote),
    link: linkTo(references),
    autolink: linkTo(references),
    relationship: cardOf(references),
    upload: pictureOf(references),
    listitem: aligned(itemOf(defaultConverters.listitem)),
    // A kind that no editor offers any more (an old version was restored) is left out, not named to visitors.
    unknown: () => null,
  })) as unknown as JSXConvertersFunction

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
    const { caption, alt } = node.fields ?? {}
    const shown = { ...toShown(picture), alt: textOf(alt) || picture.alt }
    return (
      <figure className={styles.figure}>
        <WholePicture picture={shown} sizes="(width > 768px) 760px, 100vw" />
        {textOf(caption) && <figcaption>{textOf(caption)}</figcaption>}
      </figure>
    )
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
