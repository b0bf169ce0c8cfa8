import type { Field, Payload } from 'payload'
import sharp from 'sharp'

/** What a field of its kind takes; two different values of each, so that a write can be seen. */
export type Sampler = { payload: Payload; made: Map<string, number>; making: Set<string>; count: number }
type Which = 0 | 1
type NamedField = Extract<Field, { name: string }>

export const newSampler = (payload: Payload): Sampler => ({
  payload,
  made: new Map(),
  making: new Set(),
  count: 0,
})

/** A document of a collection with every field filled, made by the system itself; the same one each time. */
export async function sampleOf(sampler: Sampler, slug: string): Promise<number> {
  const made = sampler.made.get(slug)
  if (made !== undefined) return made
  const id = await makeSample(sampler, slug)
  sampler.made.set(slug, id)
  return id
}

/** Another document of a collection. */
export async function makeSample(sampler: Sampler, slug: string): Promise<number> {
  const { config } = sampler.payload.collections[slug as 'pages']
  sampler.making.add(slug)
  const data = await sampleFields(sampler, config.fields, 0)
  sampler.making.delete(slug)
  const own = OWN[slug]?.(sampler.count) ?? {}
  const isUpload = Boolean(config.upload)
  const { id } = await sampler.payload.create({
    collection: slug as 'pages',
    data: { ...data, ...own } as never,
    draft: false,
    ...(isUpload
      ? { file: slug === 'files' ? sampleCaptions(sampler.count) : await samplePicture(sampler.count) }
      : {}),
  })
  return Number(id)
}

/** What is tried on a field: of the right kind, and never what `sampleOf` put there. */
export const changedValue = (sampler: Sampler, field: Field) => sampleField(sampler, field as NamedField, 1)

async function sampleFields(
  sampler: Sampler,
  fields: Field[],
  which: Which,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of dataFields(fields)) {
    if (SKIPPED.includes(field.name) || field.type === 'join') continue
    const value = await sampleField(sampler, field, which)
    if (value !== undefined) data[field.name] = value
  }
  return data
}

/** The fields with data of their own, whatever they are laid out in. */
export function dataFields(fields: Field[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'ui') return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ ...tab, type: 'group' } as never] : dataFields(tab.fields),
      )
    if ('name' in field && field.name) return [field as NamedField]
    return 'fields' in field ? dataFields(field.fields) : []
  })
}

/** The platform's own; a sign-in's are tried with what the test gives them. */
const SKIPPED = [
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', 'sessions', 'salt', 'hash', 'resetPasswordToken'],
  ...['resetPasswordExpiration', 'resetPasswordRequestedAt', 'loginAttempts', 'lockUntil', 'triedAt'],
  ...['filename', 'url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height', 'sizes', 'parent'],
]

async function sampleField(sampler: Sampler, field: NamedField, which: Which): Promise<unknown> {
  sampler.count += 1
  const byName = BY_NAME[field.name]
  if (byName) return byName(which, sampler.count)
  switch (field.type) {
    case 'number':
      return (field.hasMany ? [which + 2] : Math.max(which + 2, (field.min ?? 0) + which)) as unknown
    case 'checkbox':
      return which === 1
    case 'date':
      return which === 0 ? '2026-01-01T00:00:00.000Z' : '2027-01-01T00:00:00.000Z'
    case 'email':
      return `sample-${which}-${sampler.count}@rasteh.test`
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      const value = values[Math.min(which, values.length - 1)]
      return field.hasMany ? [value] : value
    }
    case 'relationship':
    case 'upload':
      return sampleRelation(sampler, field, which)
    case 'array':
      return [await sampleFields(sampler, field.fields, which)]
    case 'group':
      return sampleFields(sampler, field.fields, which)
    case 'blocks':
      return [sampleBlock(field, `قالب ${which} ${sampler.count}`)]
    case 'richText':
      return richText(`متن ${which} ${sampler.count}`)
    case 'json':
      return { sample: which }
    default:
      return textOf(field, which, sampler.count)
  }
}

/** Of a page a module, of a form a field. */
function sampleBlock({ blocks }: Extract<Field, { type: 'blocks' }>, title: string): object {
  const isPage = blocks.some(({ slug }) => slug === 'feedbackForm')
  return isPage ? { blockType: 'feedbackForm', title } : { blockType: 'shortText', label: title }
}

function textOf(field: NamedField, which: Which, count: number): unknown {
  const value = `sample-${which}-${count}`
  return 'hasMany' in field && field.hasMany ? [value, `${value}-b`] : value
}

async function sampleRelation(
  sampler: Sampler,
  { relationTo, hasMany, unique }: Extract<Field, { type: 'relationship' | 'upload' }>,
  which: Which,
): Promise<unknown> {
  const [first = ''] = Array.isArray(relationTo) ? relationTo : [relationTo]
  // What points at its own kind would never end.
  if (sampler.making.has(first)) return undefined
  const id = which === 0 && !unique ? await sampleOf(sampler, first) : await makeSample(sampler, first)
  const value = Array.isArray(relationTo) ? { relationTo: first, value: id } : id
  return hasMany ? [value] : value
}

const BY_NAME: Record<string, (which: Which, count: number) => unknown> = {
  // Hours and capacities of a delivery method must fit each other.
  fromHour: (which) => 8 + which,
  toHour: (which) => 20 + which,
  dayCapacity: (which) => 50 + which,
  username: (_, count) => `0912${String(count).padStart(7, '0')}`,
  password: (which) => `a-long-enough-password-${which}`,
  mobile: (which) => `0912000000${which}`,
  notifyMobile: (which) => `0912000000${which}`,
  shopMobile: (which) => `0912000000${which}`,
  words: (which, count) => `sample-${which}-${count}, other-${which}-${count}`,
  from: (which, count) => `/from-${which}-${count}`,
  to: (which, count) => `/to-${which}-${count}`,
  address: (which, count) => `/address-${which}-${count}`,
  noticeAddress: (which, count) => `/notice-${which}-${count}`,
  slug: (which, count) => `slug-${which}-${count}`,
  code: (which, count) => `CODE${which}${count}`,
  startsAt: (which) => `202${which + 1}-01-01T00:00:00.000Z`,
  endsAt: (which) => `203${which + 1}-01-01T00:00:00.000Z`,
  _status: (which) => (which === 0 ? 'published' : 'draft'),
  options: (which) => [
    {
      key: 'colour',
      name: { fa: `رنگ ${which}`, en: '' },
      kind: 'text',
      values: [{ key: 'a', label: { fa: 'آ', en: '' }, colour: null, pictureId: null }],
    },
  ],
  // One of a product's variants has it; the rest have none.
  choice: (which) => (which === 0 ? null : { colour: 'a' }),
}

/** Where the fields of a document depend on each other. */
const OWN: Record<string, (count: number) => object> = {
  'search-synonyms': () => ({ _status: 'draft' }),
  'search-rules': () => ({ _status: 'draft' }),
  staff: () => ({ role: 'author' }),
}

const richText = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'rtl',
    children: [
      {
        ...{
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'rtl',
          textFormat: 0,
          textStyle: '',
        },
        children: [{ type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
      },
    ],
  },
})

/** A picture of its own each time. */
async function samplePicture(count: number) {
  const background = { r: count % 256, g: (count >> 8) % 256, b: 7 }
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `sample-${count}.png`, size: data.length }
}

/** The smallest file of the library, another one each time. */
function sampleCaptions(count: number) {
  const data = Buffer.from(`WEBVTT ${count}\n`)
  return { data, mimetype: 'text/vtt', name: `sample-${count}.vtt`, size: data.length }
}
