import { describe, expect, it } from 'vitest'
import { answerInLanguage, toTranslationState, writtenLanguages } from './translation.ts'

const whole = { hasTitle: true, hasBody: true }
const titled = { hasTitle: true, hasBody: false }
const bodied = { hasTitle: false, hasBody: true }
const none = { hasTitle: false, hasBody: false }

describe('a text', () => {
  it.each([
    [whole, none, ['fa']],
    [none, whole, ['en']],
    [whole, whole, ['fa', 'en']],
    [whole, titled, ['fa']],
    [titled, whole, ['en']],
    [titled, titled, ['fa', 'en']],
    [titled, none, ['fa']],
    [titled, bodied, []],
    [none, none, []],
  ])('of %o in Persian and %o in English exists in %o', (fa, en, languages) => {
    expect(writtenLanguages({ fa, en })).toEqual(languages)
  })

  it('is answered as it is in a language in which it exists, whatever was chosen', () => {
    for (const choice of ['show', 'redirect', 'hide'] as const)
      expect(answerInLanguage('en', { languages: ['fa', 'en'], choice })).toEqual({ kind: 'own' })
  })

  it.each([
    ['show', { kind: 'shown' }],
    ['redirect', { kind: 'redirect', to: 'fa' }],
    ['hide', { kind: 'hidden' }],
  ] as const)('that is not translated is answered by the choice %s', (choice, answer) => {
    expect(answerInLanguage('en', { languages: ['fa'], choice })).toEqual(answer)
  })

  it('that was written in English first leads Persian readers there', () => {
    const english = { languages: ['en'], choice: 'redirect' } as const
    expect(answerInLanguage('fa', english)).toEqual({ kind: 'redirect', to: 'en' })
    expect(answerInLanguage('en', english)).toEqual({ kind: 'own' })
  })

  it.each(['show', 'redirect', 'hide'] as const)('that is whole in no language is shown: %s', (choice) => {
    expect(answerInLanguage('en', { languages: [], choice })).toEqual({ kind: 'shown' })
  })
})

describe('a translation', () => {
  it.each([
    [{ isWritten: false, changedAtMs: 5, sourceChangedAtMs: 1 }, 'missing'],
    [{ isWritten: true, changedAtMs: 5, sourceChangedAtMs: 6 }, 'outdated'],
    [{ isWritten: true, changedAtMs: 5, sourceChangedAtMs: 5 }, 'ready'],
    [{ isWritten: true, changedAtMs: 6, sourceChangedAtMs: 5 }, 'ready'],
    [{ isWritten: true, changedAtMs: null, sourceChangedAtMs: 5 }, 'ready'],
    [{ isWritten: true, changedAtMs: 5, sourceChangedAtMs: null }, 'ready'],
  ] as const)('%o is %s', (facts, state) => {
    expect(toTranslationState(facts)).toBe(state)
  })
})
