/** One text of the product in both languages; parameters stand in braces: `{count}`, `{0}`. */
export type Text = { readonly fa: string; readonly en: string }
export type Texts = Readonly<Record<string, Text>>

/** The names between braces in a text, as a union, read by the compiler. */
export type ParametersIn<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never

/** The names between braces in a text, each once, sorted. */
export function parametersIn(words: string): string[] {
  return [...new Set(Array.from(words.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? ''))].sort()
}
