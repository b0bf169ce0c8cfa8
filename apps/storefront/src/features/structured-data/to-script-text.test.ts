import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { expect, it } from 'vitest'
import { toScriptText } from './to-script-text.ts'

it('what people wrote ends no script element that search engines read', () => {
  for (const text of HOSTILE_TEXTS) {
    const script = toScriptText({ name: text, description: `</script><script>${text}` })
    expect(script).not.toMatch(/<|\u2028\u2029$/)
    expect(JSON.parse(script).name).toBe(text)
  }
})
