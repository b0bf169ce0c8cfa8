import { RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import type { ComponentProps } from 'react'
import { converters } from './converters.tsx'
import styles from './rich-text.module.css'

type LexicalData = ComponentProps<typeof LexicalText>['data']

/** A text that managers wrote in the dashboard, with its headings, lists, links and tables. */
export function RichText({ value }: { value: RichTextValue }) {
  return (
    <div className={styles.text} dir="auto">
      {/* The store knows only that it is rich text; its shape is the editor's own. */}
      <LexicalText data={value as unknown as LexicalData} converters={converters} disableContainer />
    </div>
  )
}
