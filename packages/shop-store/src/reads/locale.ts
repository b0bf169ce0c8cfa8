/** The content platform's name of a language; `languageOf` of persian-text gives it for a culture. */
export type Locale = 'fa' | 'en'
