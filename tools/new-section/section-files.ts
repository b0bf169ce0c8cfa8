import {
  componentFile,
  configFile,
  exampleFile,
  pictureFile,
  type SectionNames,
  stylesFile,
  testFile,
} from './templates.ts'

const BLOCKS = 'apps/dashboard/src/blocks'
const MODULES = 'apps/storefront/src/modules'

/** What is wrong with the name of a new section; null where nothing is. */
export function checkSectionName(name: string, label: string): string | null {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'The name is of small letters and hyphens, such as price-list.'
  return /\p{Script=Arabic}/u.test(label) ? null : 'Managers read the label: it is Persian.'
}

type Wanted = { name: string; label: string; read: (path: string) => string }

/**
 * The files of a new section, and those that list sections with it in them. It has a title and a list of rows with a
 * title and a text: the shape of most sections, to be changed by hand.
 */
export function sectionFiles({ name, label, read }: Wanted) {
  const pascal = name.replaceAll(/(^|-)([a-z])/g, (_, __, char: string) => char.toUpperCase())
  const names: SectionNames = { name, label, pascal, camel: pascal[0]?.toLowerCase() + pascal.slice(1) }
  const { camel } = names
  const created = new Map([
    [`${BLOCKS}/${name}/config.ts`, configFile(names)],
    [`${MODULES}/${name}/${name}-module.tsx`, componentFile(names)],
    [`${MODULES}/${name}/${name}-module.module.css`, stylesFile()],
    [`${MODULES}/${name}/${name}-example.ts`, exampleFile(names)],
    [`${MODULES}/${name}/${name}-module.test.tsx`, testFile(names)],
    [`apps/storefront/public/icons/modules/${name}.svg`, pictureFile(names)],
  ])
  const module = { importing: `import { ${camel}Module } from '#modules/${name}/${name}-module.tsx'\n` }
  const example = `import { ${camel}Example } from '#modules/${name}/${name}-example.ts'\n`
  const block = { importing: `import { ${pascal}Module } from './${name}/config.ts'\n` }
  const lists: readonly [path: string, ...edits: readonly (readonly [after: string, added: string])[]][] = [
    [
      `${BLOCKS}/all.ts`,
      ["import type { Block } from 'payload'\n", block.importing],
      ['export const sections: Block[] = [\n', `  ${pascal}Module,\n`],
    ],
    [
      `${MODULES}/render-modules.tsx`,
      ["import { renderPart } from '#islands/render-part.tsx'\n", module.importing],
      ['export const kinds: Readonly<Record<string, ModuleKind>> = {\n', `  ${camel}: ${camel}Module,\n`],
    ],
    [
      `${MODULES}/section-examples.ts`,
      ["import { amazingOffersExample } from '#modules/amazing-offers/amazing-offers-example.ts'\n", example],
      [
        'export const sectionExamples: Readonly<Record<string, SectionExample>> = {\n',
        `  ${camel}: ${camel}Example,\n`,
      ],
    ],
    [
      'apps/dashboard/src/access/writable-blocks.ts',
      [
        'export const writableBlocks: Readonly<Record<string, readonly string[]>> = {\n',
        `  ${camel}: [...MODULE, ...listOf('items', 'title', 'text')],\n`,
      ],
    ],
    [
      'packages/messages/src/dashboard/modules.ts',
      ['  kinds: {\n', `    ${camel}: { singular: '${label}', plural: '${label}' },\n`],
    ],
    [
      'packages/messages/src/texts/home.ts',
      [
        'export const homeTexts = {\n',
        `  ${pascal}Title: { fa: '${label}', en: '${pascal.replaceAll(/(?<=.)[A-Z]/g, (char) => ` ${char.toLowerCase()}`)}' },\n`,
      ],
    ],
  ]
  const changed = new Map(
    lists.map(([path, ...edits]) => [
      path,
      edits.reduce((text, [after, added]) => insert(text, after, added), read(path)),
    ]),
  )
  return { created, changed }
}

function insert(text: string, after: string, added: string): string {
  const at = text.indexOf(after)
  if (at === -1) throw new Error(`a list of sections has changed: it has no line ${after}`)
  return text.slice(0, at + after.length) + added + text.slice(at + after.length)
}
