import { RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import type { Say } from '@rasteh/messages/say'
import type { RichText as RichTextValue } from '@rasteh/shop-store/reads/rich-text'
import type { ComponentProps } from 'react'
import { convertersFor } from './converters.tsx'
import type { TextContext } from './nodes.ts'
import type { References } from './references.ts'
import styles from './rich-text.module.css'

type LexicalData = ComponentProps<typeof LexicalText>['data']
type WrittenTextProps = { value: RichTextValue; references: References; say: Say }

/** A text whose documents and pictures are read already. */
export function WrittenText({ value, ...given }: WrittenTextProps) {
  const renderInner = (inner: RichTextValue) => (
    <TextOf value={inner} context={{ ...given, renderInner: null }} />
  )
  return <TextOf value={value} context={{ ...given, renderInner }} />
}

function TextOf({ value, context }: { value: RichTextValue; context: TextContext }) {
  return (
    <div className={styles.text} dir="auto">
      {/* The store knows only that it is rich text; its shape is the editor's own. */}
      <LexicalText
        data={value as unknown as LexicalData}
        converters={convertersFor(context)}
        disableContainer
        disableTextAlign
      />
    </div>
  )
}
