import { describe, expect, it } from 'vitest'
import { browserModules, browserPackages, strandedModules } from './browser-modules.ts'

const modules = browserModules()
const filesOf = (kind: string) => modules.filter((one) => one.kind === kind).map(({ file }) => file)

/** Markup that never changes, and code that belongs to the server. */
const SERVER_ONLY = [
  /^apps\/storefront\/src\/server\//,
  /^apps\/storefront\/src\/(page\/layout|modules)\/[\w-]*(layout|head|module|frame)\.tsx$/,
  /^apps\/storefront\/src\/features\/[\w-]+\/public\.ts$/,
  /^apps\/storefront\/src\/modules\/[\w-]+\/[\w-]+-module\.tsx$/,
  /\.page\.tsx?$/,
  /island\.server|render-(part|state)/,
  /^packages\/(shop-store|search|seeing|http-server|private-files|gateways|payments)\//,
]

describe('what browsers download', () => {
  it('holds nothing of the server, of pages and of the modules that managers place', () => {
    const wrong = modules.filter(({ file }) => SERVER_ONLY.some((pattern) => pattern.test(file)))
    expect(wrong).toEqual([])
  })

  it('is React, its parts for people who use no mouse, and little else', () => {
    expect(browserPackages()).toEqual([
      '@simplewebauthn/browser',
      'embla-carousel-react',
      'react',
      'react-aria-components',
      'react-dom',
      'react-dom/client',
    ])
  })

  /**
   * A component that only shows something is downloaded only where the state of an island changes it. Whatever is new in
   * the first list should rather be rendered on the server, beside the island or as its children; if it cannot,
   * `vitest -u` writes it down.
   */
  it('has these components, and no others', async () => {
    const list = [
      '# They keep no state and hear nothing: an island around each of them changes what it shows',
      ...filesOf('shows'),
      '',
      '# They act',
      ...filesOf('acts'),
      '',
    ]
    await expect(list.join('\n')).toMatchFileSnapshot('./browser-modules.txt')
  })
})

it('leaves nothing that acts outside of an island, but what only hands an event on', () => {
  expect(strandedModules()).toEqual(['packages/ui/src/link-button/link-button.tsx'])
})
