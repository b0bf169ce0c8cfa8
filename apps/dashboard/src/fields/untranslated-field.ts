import { translationTexts } from '@rasteh/messages/dashboard'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import { UNTRANSLATED_CHOICES, UNTRANSLATED_DEFAULT } from '@rasteh/shop-core/translation'
import type { Field } from 'payload'

const { untranslated, untranslatedHint, choices } = translationTexts

/** What visitors get of a text in a language in which it does not exist. A site always has its home page. */
export const untranslatedField: Field = {
  name: 'untranslated',
  label: untranslated,
  type: 'select',
  defaultValue: UNTRANSLATED_DEFAULT,
  options: UNTRANSLATED_CHOICES.map((value) => ({ value, label: choices[value] })),
  admin: {
    description: untranslatedHint,
    position: 'sidebar',
    condition: ({ path }) => path !== HOME_SLUG,
  },
}
