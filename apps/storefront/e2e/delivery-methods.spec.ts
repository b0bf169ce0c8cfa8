import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs, saved } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('a manager writes when a method delivers, and is told what cannot be kept', async ({
  page,
  shopFixture,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/collections/delivery-methods/create')
  await page.waitForLoadState('networkidle')
  const form = page.getByRole('main')
  const field = (name: string | RegExp) => form.getByLabel(name, { exact: typeof name === 'string' })
  await typeInto(field(/^عنوان/), 'پیک آزمایشی')

  await form.locator('#field-workDays input').click()
  await page.getByText('شنبه', { exact: true }).click()
  await typeInto(form.locator('#field-cutoffHour'), '14')
  await typeInto(form.locator('#field-leadDays'), '1')
  await typeInto(form.locator('#field-fromHour'), '21')
  await typeInto(form.locator('#field-toHour'), '9')
  await typeInto(form.locator('#field-dayCapacity'), '40')
  expect(await saved(page)).toHaveProperty('errors')
  await expect(form.getByText('ساعت پایان باید بعد از ساعت شروع باشد.').first()).toBeVisible()

  await typeInto(form.locator('#field-fromHour'), '9')
  await typeInto(form.locator('#field-toHour'), '21')
  const add = form.getByRole('button', { name: 'افزودن بازه' })
  const hour = (row: number, name: string) => form.locator(`#field-slots__${row}__${name}`)
  await add.click()
  await typeInto(hour(0, 'fromHour'), '9')
  await typeInto(hour(0, 'toHour'), '13')
  await add.click()
  await typeInto(hour(1, 'fromHour'), '12')
  await typeInto(hour(1, 'toHour'), '17')
  await typeInto(hour(1, 'capacity'), '8')
  expect(await saved(page)).toHaveProperty('errors')
  await expect(form.getByText('بازه‌ها روی هم افتاده‌اند.').first()).toBeVisible()

  await typeInto(hour(0, 'toHour'), '12')
  const { doc } = await saved(page)
  expect(doc).toMatchObject({
    workDays: ['sat'],
    cutoffHour: 14,
    leadDays: 1,
    fromHour: 9,
    toHour: 21,
    dayCapacity: 40,
    slots: [
      { fromHour: 9, toHour: 12, capacity: null },
      { fromHour: 12, toHour: 17, capacity: 8 },
    ],
  })
  // Journeys beside this one see no other way of sending.
  await shopFixture.owner.query('delete from public.delivery_methods where id = $1', [doc.id])
})
