import { expect } from '@playwright/test'
import { buy, keptQuantities, quantityField, test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

const sketch = { step: 2, min: 2, stock: 7 }

test.describe('a quantity of the basket page', () => {
  test.beforeEach(async ({ page, shopFixture }) => {
    await buy(page, await shopFixture.shelve(sketch))
    await page.goto('/basket')
    await expect(quantityField(page.getByRole('main'))).toHaveValue('۲')
  })

  test('is raised and lowered by the step with its buttons [S5.66 S5.67]', async ({ page }) => {
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'افزایش تعداد' }).click()
    await expect(quantityField(main)).toHaveValue('۴')
    await expect.poll(() => keptQuantities(page)).toEqual([4])
    await main.getByRole('button', { name: 'کاهش تعداد' }).click()
    await expect(quantityField(main)).toHaveValue('۲')
    await expect.poll(() => keptQuantities(page)).toEqual([2])
  })

  test('goes up by 1 with the arrow key, never above the stock [S5.68 S5.69]', async ({ page }) => {
    const field = quantityField(page.getByRole('main'))
    await field.press('ArrowUp')
    await expect(field).toHaveValue('۳')
    for (const _ of Array(9)) await field.press('ArrowUp')
    await expect(field).toHaveValue('۷')
  })

  test('goes down by 1 with the arrow key, while that stays above 0 [S5.70 S5.71]', async ({ page }) => {
    const field = quantityField(page.getByRole('main'))
    await field.press('ArrowDown')
    await expect(field).toHaveValue('۱')
    await field.press('ArrowDown')
    await expect(field).toHaveValue('۱')
  })

  test('takes digits of three scripts and no other key [S5.72]', async ({ page }) => {
    const field = quantityField(page.getByRole('main'))
    await field.press('Control+a')
    await field.press('Backspace')
    await field.pressSequentially('a-.e')
    await expect(field).toHaveValue('')
    await field.pressSequentially('۶')
    await expect(field).toHaveValue('۶')
    await field.press('Backspace')
    await field.pressSequentially('٤')
    await expect(field).toHaveValue('۴')
  })

  test('is left and sent by Enter, rounded to the step [S5.73 S5.74]', async ({ page }) => {
    const field = quantityField(page.getByRole('main'))
    await typeInto(field, '5')
    const sent = page.waitForRequest('**/api/shop/cart/update')
    await field.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject([{ Action: 0, Quantity: 6 }])
    await expect(field).not.toBeFocused()
    await expect(field).toHaveValue('۶')
  })
})

test.describe('a line of the basket page', () => {
  test('that is removed can be put back, and the focus waits there', async ({ page, shopFixture }) => {
    await buy(page, await shopFixture.shelve({ ...sketch, title: 'گلدان سفالی' }))
    await page.goto('/basket')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'حذف «گلدان سفالی» از سبد خرید' }).click()
    await expect(main.getByText('سبد خرید شما خالی است.')).toBeVisible()
    const undo = main.getByRole('button', { name: 'بازگرداندن' })
    await expect(undo).toBeFocused()
    expect(await keptQuantities(page)).toEqual([])
    await undo.press('Enter')
    await expect(quantityField(main)).toHaveValue('۲')
    expect(await keptQuantities(page)).toEqual([2])
  })

  test('that is removed in the preview can be put back there', async ({ page, shopFixture }) => {
    await buy(page, await shopFixture.shelve({ title: 'گلدان سفالی' }))
    await buy(page, await shopFixture.shelve({ title: 'کاسهٔ لعابی' }))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^سبد خرید/ })
      .click()
    const preview = page.getByRole('dialog', { name: 'پیش‌نمایش سبد خرید' })
    await preview.getByRole('button', { name: 'حذف «گلدان سفالی» از سبد خرید' }).click()
    await expect(preview.getByRole('listitem')).toHaveCount(1)
    await preview.getByRole('button', { name: 'بازگرداندن' }).click()
    await expect(preview.getByRole('listitem')).toHaveCount(2)
  })
})
