import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_PART, FORM_FIELD_PART } from '@rasteh/contracts/files'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import sharp from 'sharp'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { type Answer, type Caller, jsonOf, openCaller } from './caller.ts'
import { atDashboard, ENTRY_POINTS } from './entry-points.ts'
import { must } from './shop/buying.ts'
import { hugePng } from './shop/huge-png.ts'
import { enterAsStaff, makeCustomer } from './shop/people.ts'
import { toZip } from './shop/zip.ts'

const fileOf = (bytes: Buffer, type: string, name: string) =>
  new File([new Uint8Array(bytes)], name, { type })

/** 256 megapixels: below sharp's own limit of 268, and 31 kB as a file. */
async function uploadHugePng(target: Target): Promise<Harm | null> {
  const editor = await enterAsStaff(target, 'editor')
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'یک تصویر' }))
  body.set('file', fileOf(hugePng(16_000), 'image/png', 'huge.png'))
  const { status, tookMs } = await editor.call('POST', '/cms-api/media', { body })
  return status === 201 || status === 0 || status >= 500
    ? `a PNG of 256 megapixels in the media library → ${status} after ${(tookMs / 1000).toFixed(1)} s`
    : null
}

const uploadFile = (caller: Caller, bytes: Buffer, type = 'image/jpeg'): Promise<Answer> => {
  const body = new FormData()
  body.set(FORM_FIELD_PART, JSON.stringify({ FormFieldID: 'national-card' }))
  body.set(FILE_PART, fileOf(bytes, type, 'card.jpg'))
  return caller.call('POST', PATHS.fileSubmit, { body })
}

const HIDDEN = 'HIDDEN-PLACE-35.6892'
const SCRIPT = '<script>hit()</script>'

/** A picture with a place in it and a script behind it: kept without both, sealed, and shown to its own session only. */
async function uploadPicture(target: Target): Promise<Harm | null> {
  const { shop } = target
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#4a7' } })
  const picture = await plain
    .withExif({ IFD0: { Copyright: HIDDEN, ImageDescription: HIDDEN } })
    .jpeg()
    .toBuffer()
  const victim = await makeCustomer(shop)
  const owner = openCaller(target, { cookies: victim.cookies })
  const kept = await must(uploadFile(owner, Buffer.concat([picture, Buffer.from(SCRIPT)])))
  const { ID, FileSrc } = jsonOf<{ ID: string; FileSrc: string }>(kept)
  const shown = await must(owner.call('GET', FileSrc))
  const stranger = openCaller(target, { cookies: (await makeCustomer(shop)).cookies })
  const harms: (Harm | null)[] = []
  if (shown.bytes.includes(HIDDEN) || shown.bytes.includes(SCRIPT))
    harms.push('a picture keeps what was hidden in it')
  if (!/^attachment/.test(shown.headers['content-disposition'] ?? ''))
    harms.push('a private picture opens in the page')
  if (holdsJpeg(shop.env.RASTEH_FILES_DIR ?? '')) harms.push('a private picture lies open on the disk')
  for (const [who, caller] of [
    ['another customer', stranger],
    ['a guest', openCaller(target)],
  ] as const) {
    const seen = await caller.call('GET', FileSrc)
    if (seen.status === 200) harms.push(`${who} sees a private picture`)
    const deleted = await caller.call('POST', PATHS.fileDelete, { json: { ID } })
    if (deleted.status === 200 && (await owner.call('GET', FileSrc)).status !== 200)
      harms.push(`${who} deleted it`)
  }
  const altered = await owner.call(
    'GET',
    FileSrc.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 9_999}`),
  )
  if (altered.status === 200) harms.push('the address of a picture is good for as long as its reader likes')
  const bomb = await uploadFile(stranger, hugePng(16_000), 'image/png')
  if (bomb.status === 200 || bomb.status >= 500 || bomb.status === 0)
    harms.push(`a huge private picture → ${bomb.status}`)
  const other = await stranger.call('GET', fillPath(ADDED_PATHS.fileView, { id: ID }))
  if (other.status === 200) harms.push('a picture is shown without its mark')
  return allHarms(harms)
}

function holdsJpeg(directory: string): boolean {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.some(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name))
    return bytes.includes(HIDDEN) || bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
  })
}

const WORKBOOK = `<?xml version="1.0"?><workbook xmlns="x" xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`
const RELATIONS = `<?xml version="1.0"?><Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`
const sheetOf = (cell: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<worksheet><sheetData>${[1, 2]
    .map((row) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${cell}</t></is></c></row>`)
    .join('')}</sheetData></worksheet>`

const workbook = (sheet: string | Buffer, options: { claimedSize?: number } = {}) =>
  toZip([
    { name: 'xl/workbook.xml', bytes: Buffer.from(WORKBOOK) },
    { name: 'xl/_rels/workbook.xml.rels', bytes: Buffer.from(RELATIONS) },
    { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(sheet), ...options },
  ])

const LAUGHS = `<!DOCTYPE x [<!ENTITY a "haha">${Array.from({ length: 12 }, (_, at) => {
  const inner = `&${String.fromCharCode(97 + at)};`.repeat(10)
  return `<!ENTITY ${String.fromCharCode(98 + at)} "${inner}">`
}).join('')}]>`
const OUTSIDE = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
/** As much as 200 MB of spaces, which pack into 200 kB. */
const BOMB_BYTES = 200 * 1024 * 1024
const IMPORT_MAX_MS = 15_000
const GROWTH_MAX_MB = 600

/** Imports that unpack or expand into more than a machine holds, or reach for files of the server. */
async function importBombs(target: Target): Promise<Harm | null> {
  const manager = await enterAsStaff(target, 'manager')
  const spaces = Buffer.alloc(BOMB_BYTES, 0x20)
  const bombs: [string, Buffer][] = [
    ['a zip bomb', workbook(spaces)],
    ['a zip bomb that lies about its size', workbook(spaces, { claimedSize: 1_000 })],
    ['entities within entities', workbook(sheetOf('&m;', LAUGHS))],
    ['an entity of a file', workbook(sheetOf('&f;', OUTSIDE))],
    [
      'a million columns',
      workbook(sheetOf('x').replace('</row>', `${'<c r="A1"><v>1</v></c>'.repeat(1_000_000)}</row>`)),
    ],
  ]
  const before = memoryOf(target)
  const harms: (Harm | null)[] = []
  for (const [name, bytes] of bombs) {
    const answer = await manager.call('POST', '/cms-api/transfer/products/check?name=bomb.xlsx', {
      body: bytes,
    })
    if (answer.text.includes('root:')) harms.push(`${name} brings a file of the server`)
    if (answer.status === 0 || answer.status >= 500) harms.push(`${name} → ${answer.status}`)
    if (answer.tookMs > IMPORT_MAX_MS) harms.push(`${name} takes ${Math.round(answer.tookMs / 1000)} s`)
    const growth = memoryOf(target) - before
    if (growth > GROWTH_MAX_MB) harms.push(`${name} lets the dashboard grow by ${growth} MB`)
  }
  return allHarms(harms)
}

/** The most that the dashboard has held so far, in MB; 0 where it is not ours to look at. */
function memoryOf({ shop }: Target): number {
  const { pid } = shop.processes.dashboard ?? {}
  const status = pid ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

/** What files can do. */
export const uploadAttacks: Attack[] = [
  {
    finding: 'Low',
    title: 'a PNG of 256 megapixels is taken into the media library',
    ...atDashboard,
    run: uploadHugePng,
  },
  {
    finding: 'Held',
    title: 'private pictures tell, leak or run',
    entryPoints: ENTRY_POINTS,
    run: uploadPicture,
  },
  { finding: 'Untried', title: 'an import by zip bomb or XML entities', ...atDashboard, run: importBombs },
]
