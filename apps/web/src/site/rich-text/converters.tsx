import type { JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { mediaAddress, safeAddress } from './safe-address.ts'

type Node = { type: string; children?: Node[]; fields?: { url?: unknown; newTab?: unknown }; value?: unknown }
type Converted = { node: Node; nodesToJSX: (args: { nodes: Node[] }) => ReactNode[] }

/**
 * The platform's own, except for what leads or loads somewhere: a text arrives as managers' browsers sent it, and an
 * address in it is believed only if it leads to a page, and a picture only if it is of the shop's own library.
 */
export const converters = (({ defaultConverters }: { defaultConverters: Record<string, unknown> }) => ({
  ...defaultConverters,
  link: linkOf,
  autolink: linkOf,
  upload: pictureOf,
})) as unknown as JSXConvertersFunction

function linkOf({ node, nodesToJSX }: Converted): ReactNode {
  const children = nodesToJSX({ nodes: node.children ?? [] })
  const href = safeAddress(node.fields?.url)
  if (href === null) return children
  const isNewTab = node.fields?.newTab === true
  return (
    <a href={href} {...(isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}

function pictureOf({ node }: Pick<Converted, 'node'>): ReactNode {
  if (typeof node.value !== 'object' || node.value === null) return null
  const { url, alt, width, height } = node.value as Record<string, unknown>
  const src = mediaAddress(url)
  if (src === null) return null
  return (
    // biome-ignore lint/performance/noImgElement: the library has already made it as small as it should be.
    <img
      src={src}
      alt={String(alt ?? '')}
      width={Number(width) || undefined}
      height={Number(height) || undefined}
    />
  )
}
