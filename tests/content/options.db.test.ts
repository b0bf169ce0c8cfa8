import { addProduct, addVariant } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

type Answer = {
  doc?: { id: number; options?: unknown }
  errors?: { data?: { errors?: { path: string; message: string }[] } }[]
}

async function ask(method: string, path: string, body?: object, person: Person = 'manager') {
  const answer = await content.guarded(method, path, {
    cookie: people[person].cookie,
    ...(body ? { body } : {}),
  })
  const { doc, errors } = (await answer.json()) as Answer
  const [fault] = errors?.[0]?.data?.errors ?? []
  return { status: answer.status, doc, path: fault?.path, message: fault?.message }
}

const value = (key: string, fa: string, en = '') => ({
  key,
  label: { fa, en },
  colour: null,
  pictureId: null,
})
const colour = {
  key: 'colour',
  name: { fa: 'رنگ', en: 'Colour' },
  kind: 'text',
  values: [value('black', 'مشکی', 'Black'), value('red', 'قرمز')],
}
const size = {
  key: 'size',
  name: { fa: 'سایز', en: '' },
  kind: 'text',
  values: [value('m', 'M'), value('l', 'L')],
}
const options = [colour, size]

async function addChosen(choice: object | null = { colour: 'black', size: 'm' }) {
  const { productId, variantId } = await addProduct(database.owner)
  await saveOptions(productId, options)
  if (choice) expect(await ask('PATCH', `variants/${variantId}`, { choice })).toMatchObject({ status: 200 })
  return { productId, variantId }
}

const saveOptions = (productId: number, given: unknown, more: object = {}) =>
  ask('PATCH', `products/${productId}?locale=fa`, { options: given, _status: 'published', ...more })
const newVariant = (product: number, sku: string, choice: object) =>
  ask('POST', 'variants?locale=fa', { product, sku, choice, isDefault: false })
const titlesOf = async (variantId: number) =>
  (
    await database.owner.query(
      'select _locale as locale, title from public.variants_locales where _parent_id = $1 order by _locale',
      [variantId],
    )
  ).rows
const skuOf = async (variantId: number) =>
  (await database.owner.query('select sku from public.variants where id = $1', [variantId])).rows[0]
    ?.sku as string

describe('the options of a product', () => {
  it('are kept, for managers alone, and only as what they are', async () => {
    const { productId } = await addProduct(database.owner)
    expect(await ask('PATCH', `products/${productId}`, { options }, 'editor')).toMatchObject({ status: 403 })
    expect(await ask('PATCH', `products/${productId}`, { options }, 'customer A')).toMatchObject({
      status: 404,
    })
    for (const evil of ['رنگ', [{ ...colour, key: '<b>' }], [{ ...colour, values: [] }], [colour, colour]]) {
      expect(await saveOptions(productId, evil)).toMatchObject({ status: 400, path: 'options' })
      // A draft is not asked about its fields, but what lists and pages read must be readable always.
      const draft = await ask('PATCH', `products/${productId}?draft=true`, {
        options: evil,
        _status: 'draft',
      })
      expect(draft).toMatchObject({ status: 400, path: 'options' })
    }
    const saved = await saveOptions(productId, [{ ...colour, evil: 1 }, size])
    expect(saved.doc?.options).toEqual(options)
  })

  it('do not lose a value that a variant has, and say which variant', async () => {
    const { productId, variantId } = await addChosen()
    const without = [{ ...colour, values: [colour.values[1]] }, size]
    const refused = await saveOptions(productId, without)
    expect(refused).toMatchObject({ status: 400, path: 'options' })
    expect(refused.message).toContain(await skuOf(variantId))
    expect(await saveOptions(productId, null)).toMatchObject({ status: 400 })
    expect(await ask('PATCH', `variants/${variantId}`, { choice: null })).toMatchObject({ status: 200 })
    expect(await saveOptions(productId, without)).toMatchObject({ status: 200 })
  })

  it('name their variants in both languages, and rename them once that is published', async () => {
    const { productId, variantId } = await addChosen()
    expect(await titlesOf(variantId)).toEqual([
      { locale: 'fa', title: 'مشکی · M' },
      { locale: 'en', title: 'Black · M' },
    ])
    const renamed = [{ ...colour, values: [value('black', 'زغالی', 'Coal'), value('red', 'قرمز')] }, size]
    await ask('PATCH', `products/${productId}?draft=true&locale=fa`, { options: renamed, _status: 'draft' })
    expect((await titlesOf(variantId))[0]).toMatchObject({ title: 'مشکی · M' })
    await ask('PATCH', `products/${productId}?locale=fa`, { _status: 'published' })
    expect(await titlesOf(variantId)).toEqual([
      { locale: 'fa', title: 'زغالی · M' },
      { locale: 'en', title: 'Coal · M' },
    ])
  })

  it('leave a variant that lacks a value of a new option under its title', async () => {
    const { productId, variantId } = await addChosen()
    const cut = { key: 'cut', name: { fa: 'برش', en: '' }, kind: 'text', values: [value('a', 'راسته')] }
    expect(await saveOptions(productId, [...options, cut])).toMatchObject({ status: 200 })
    expect((await titlesOf(variantId))[0]).toMatchObject({ title: 'مشکی · M' })
    const whole = { colour: 'black', size: 'm', cut: 'a' }
    expect(await ask('PATCH', `variants/${variantId}`, { choice: whole })).toMatchObject({ status: 200 })
    expect((await titlesOf(variantId))[0]).toMatchObject({ title: 'مشکی · M · راسته' })
  })
})

describe('the choice of a variant', () => {
  it.each([
    ['of a value that there is not', { colour: 'green', size: 'm' }],
    ['of a part of the options', { colour: 'black' }],
    ['of no shape', ['black']],
    ['of a condition', { colour: { $ne: 'x' } }],
  ])('%s is refused', async (_what, choice) => {
    const { variantId } = await addChosen(null)
    expect(await ask('PATCH', `variants/${variantId}`, { choice })).toMatchObject({
      status: 400,
      path: 'choice',
    })
  })

  it("that is another variant's is refused with its code, until that one is in the trash; and then it stays there", async () => {
    const { productId, variantId } = await addChosen()
    const other = await addVariant(database.owner, productId)
    const choice = { size: 'm', colour: 'black' }
    const refused = await ask('PATCH', `variants/${other}`, { choice })
    expect(refused).toMatchObject({ status: 400, path: 'choice' })
    expect(refused.message).toContain(await skuOf(variantId))
    await ask('PATCH', `variants/${variantId}`, { deletedAt: new Date().toISOString() })
    expect(await ask('PATCH', `variants/${other}`, { choice })).toMatchObject({ status: 200 })
    expect(await ask('PATCH', `variants/${variantId}?trash=true`, { deletedAt: null })).toMatchObject({
      status: 400,
    })
  })

  it('is taken once by twenty who take it at once', async () => {
    const { productId } = await addChosen()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        newVariant(
          productId,
          `RACE-${index}`,
          index % 2 ? { colour: 'red', size: 'l' } : { size: 'l', colour: 'red' },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, path }) => status === 400 && path === 'choice')).toHaveLength(19)
  })

  it('is known once to the database itself, whoever writes', async () => {
    const { productId } = await addChosen(null)
    const insert = `insert into public.variants (product_id, sku, is_default, step, min_order_count, max_order_count, weight_grams, choice)
      values ($1, $2, false, 1, 1, 0, 0, $3)`
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        database.owner.query(insert, [productId, `RAW-${index}`, { colour: 'red', size: 'm' }]),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is never of a value that is taken away at the same moment', async () => {
    const { productId } = await addChosen()
    const without = [{ ...colour, values: [colour.values[0]] }, size]
    const [gone, chosen] = await Promise.all([
      saveOptions(productId, without),
      newVariant(productId, `MEET-${productId}`, { colour: 'red', size: 'm' }),
    ])
    expect([gone.status, chosen.status]).toSatisfy(
      ([one, other]) => (one === 200 && other === 400) || (one === 400 && other === 201),
    )
  })
})
