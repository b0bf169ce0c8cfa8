/** The same words in Persian and in English. */
export type Text = readonly [fa: string, en: string]
