import sharp from 'sharp'
import { enterAsShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

test('the owner looks at a customer’s card behind a button, which is written down; a manager learns only that it is there', async ({
  page,
  browser,
  shopFixture,
  watch,
}) => {
  const { customerId } = await enterAsShopper(page)
  await page.goto('/profile/files')
  const area = { width: 600, height: 400, channels: 3, background: '#cfe3e1' } as const
  const buffer = await sharp({ create: area }).png().toBuffer()
  const field = page.getByRole('group', { name: 'تصویر کارت ملی' })
  await field.locator('input[type=file]').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer })
  await expect(field.getByRole('img')).toBeVisible()
  const views = () =>
    query<{ count: number }>(
      `select count(*)::int as count from shop.audit_log where action = 'private-file-viewed' and (detail->>'customer')::int = $1`,
      [customerId],
    ).then(([row]) => row?.count)

  for (const [role, sees] of [
    ['manager', false],
    ['owner', true],
  ] as const) {
    const context = await browser.newContext()
    await watch(context)
    const staffPage = await context.newPage()
    await enterAs(staffPage, shopFixture, role)
    await staffPage.goto(`/dashboard/collections/customers/${customerId}`)
    const panel = staffPage.getByRole('region', { name: 'فایل‌های خصوصی مشتری' })
    await expect(panel).toContainText('تصویر کارت ملی')
    await expect(panel.getByRole('button')).toHaveCount(Number(sees))
    expect(await views()).toBe(0)
    if (sees) {
      await panel.getByRole('button', { name: 'مشاهدهٔ تصویر کارت ملی' }).click()
      const shown = panel.getByRole('img', { name: 'تصویر کارت ملی' })
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600)
      expect(await views()).toBe(1)
    }
    await context.close()
  }
})
