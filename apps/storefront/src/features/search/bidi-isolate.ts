/** People's own words inside a sentence, in whatever script: the sentence keeps its direction around them. */
export const bidiIsolate = (text: string) => `\u2068${text}\u2069`
