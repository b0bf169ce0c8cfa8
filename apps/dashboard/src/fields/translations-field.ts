import { translationTexts } from '@rasteh/messages/dashboard'
import type { Field } from 'payload'

/** The state of a text in each language: a column of its list, and a panel beside its form. It is no part of the row. */
export const translationsField: Field = {
  name: 'translations',
  label: translationTexts.languages,
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: false,
    components: {
      Field: '/screens/translations/translations-field.tsx#TranslationsField',
      Cell: '/screens/translations/translations-cell.tsx#TranslationsCell',
    },
  },
}

/** The text in its other language, to read while this one is written. */
export const otherLanguageField: Field = {
  name: 'otherLanguage',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/screens/translations/other-language-field.tsx#OtherLanguageField' },
  },
}
