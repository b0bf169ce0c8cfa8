import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import { loadReferences } from './references.ts'
import { WrittenText } from './written-text.tsx'

/** A text that managers wrote in the dashboard, with its headings, lists, links, cards and pictures. */
export async function RichText({ value }: { value: RichTextValue }) {
  return <WrittenText value={value} references={await loadReferences(value)} />
}
