import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import { renderToStaticMarkup } from 'react-dom/server'
import { NO_REFERENCES, type References, WrittenText } from '#features/rich-text/public.ts'
import { renderWithIslands } from '../../src/islands/render-state.ts'

const TEXTS = defaultTexts('fa-IR')

export const textNode = (text: string) => ({
  type: 'text',
  text,
  format: 0,
  mode: 'normal',
  style: text,
  detail: 0,
  version: 1,
})

/** A node of a text with others in it. */
export const block = (type: string, children: object[], more: object = {}) => ({
  ...{ type, children, format: '', indent: 0, version: 1, direction: 'rtl' },
  ...more,
})

/** The markup of a text of these nodes, as a page has it. */
export const renderBlocks = (blocks: object[], references: References = NO_REFERENCES) =>
  renderWithIslands({ money: { culture: 'fa-IR', unit: 'toman' }, texts: TEXTS }, () =>
    renderToStaticMarkup(
      <WrittenText
        value={{ root: block('root', blocks) }}
        references={references}
        say={createSay(TEXTS, 'fa-IR')}
      />,
    ),
  )
