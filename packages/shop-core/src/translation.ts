import type { Language } from '@rasteh/persian-text/culture'

export const LANGUAGES: readonly Language[] = ['fa', 'en']

/** What visitors get of a text in a language in which it does not exist: its other language, a way to that, or nothing. */
export const UNTRANSLATED_CHOICES = ['show', 'redirect', 'hide'] as const
export type UntranslatedChoice = (typeof UNTRANSLATED_CHOICES)[number]

/** Visitors of the other language still find the text, and the page says which language it is. */
export const UNTRANSLATED_DEFAULT: UntranslatedChoice = 'show'

/** What of a text is written in a language. */
export type WrittenParts = { hasTitle: boolean; hasBody: boolean }

/**
 * The languages in which a text exists: where it has its title, and its body too. A body that is empty in every language
 * needs no translation.
 */
export function writtenLanguages(parts: Readonly<Record<Language, WrittenParts>>): Language[] {
  const hasAnyBody = LANGUAGES.some((language) => parts[language].hasBody)
  return LANGUAGES.filter((language) => {
    const { hasTitle, hasBody } = parts[language]
    return hasTitle && (hasBody || !hasAnyBody)
  })
}

/** How a text is answered in a language. */
export type TranslationAnswer =
  | { kind: 'own' }
  | { kind: 'shown' }
  | { kind: 'hidden' }
  | { kind: 'redirect'; to: Language }

/**
 * Says what a visitor of a language gets of a text that exists in `languages`. One that is whole in none of them, a title
 * in one and a body in the other, is shown: nothing would be left of it.
 */
export function answerInLanguage(
  language: Language,
  { languages, choice }: { languages: readonly Language[]; choice: UntranslatedChoice },
): TranslationAnswer {
  if (languages.includes(language)) return { kind: 'own' }
  const [to] = languages
  if (to === undefined || choice === 'show') return { kind: 'shown' }
  return choice === 'hide' ? { kind: 'hidden' } : { kind: 'redirect', to }
}

/** The state of a text in a language beside the one it is translated from. */
export type TranslationState = 'missing' | 'outdated' | 'ready'

type StateFacts = {
  /** Whether the text exists in the language. */
  isWritten: boolean
  /** When its words in the language last changed, in milliseconds; null where that is not known. */
  changedAtMs: number | null
  /** The same of the language that it is translated from; null for that language itself. */
  sourceChangedAtMs: number | null
}

/** Says the state of a text in a language. It is outdated when what it is translated from was changed after it. */
export function toTranslationState({
  isWritten,
  changedAtMs,
  sourceChangedAtMs,
}: StateFacts): TranslationState {
  if (!isWritten) return 'missing'
  if (changedAtMs === null || sourceChangedAtMs === null) return 'ready'
  return sourceChangedAtMs > changedAtMs ? 'outdated' : 'ready'
}
