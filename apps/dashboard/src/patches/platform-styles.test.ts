import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { missingSelectors } from './platform-files.ts'

const css = ['platform-styles.css', 'autosave-bar.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\.[a-z][\w-]+(?=[^{};]*\{)/gi) ?? []

it('restyles only what the content platform shows', () => {
  expect(selectors.length).toBeGreaterThan(20)
  expect(missingSelectors([...new Set(selectors)])).toEqual([])
})
