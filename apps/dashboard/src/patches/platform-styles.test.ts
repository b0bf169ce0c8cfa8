import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingSelectors } from './platform-files.ts'

const css = readFileSync(join(import.meta.dirname, 'platform-styles.css'), 'utf8')
const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\.[a-z][\w-]+(?=[^{};]*\{)/gi) ?? []

it('restyles only what the content platform shows', () => {
  expect(selectors.length).toBeGreaterThan(20)
  expect(missingSelectors([...new Set(selectors)])).toEqual([])
})
