import type { Page } from '@playwright/test'
import { productWhere } from './database.ts'
import { expect, test } from './fixtures.ts'
import { sizeOf } from './size.ts'
import { typeInto } from './typing.ts'

async function openSpecialOrder(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto((await productWhere('true')).address)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'سفارش ویژه' }).click()
  const frame = page.getByRole('dialog', { name: 'سفارش ویژه' }).locator('iframe')
  await expect(frame).toBeVisible()
  return frame
}

test.describe('the special-order lightbox', () => {
  test('opens the special order in a frame from its button [S2.32]', async ({ page }) => {
    const frame = await openSpecialOrder(page, 1280)
    await expect(frame).toHaveAttribute('src', '/special-order')
    await expect(frame.contentFrame().getByRole('heading', { name: 'سفارش ویژه' })).toBeVisible()
  })

  for (const [width, size] of [
    [360, [300, 570]],
    [991, [300, 570]],
  ] as const)
    test(`is 300x570 at ${width} px [S2.33 S9.56]`, async ({ page }) => {
      const frame = await openSpecialOrder(page, width)
      expect(await sizeOf(frame)).toEqual(size)
    })

  for (const width of [992, 1440])
    test(`is 790x290 at ${width} px [S2.34 S9.57]`, async ({ page }) => {
      const frame = await openSpecialOrder(page, width)
      expect(await sizeOf(frame)).toEqual([790, 290])
    })

  for (const width of [390, 1440])
    test(`has its captcha and its button within reach at ${width} px, also by keyboard`, async ({ page }) => {
      const frame = (await openSpecialOrder(page, width)).contentFrame()
      const send = frame.getByRole('button', { name: 'ثبت سفارش ویژه' })
      const captcha = frame.getByRole('textbox', { name: 'کد تصویر' })
      await expect(send).toBeInViewport({ ratio: 1 })
      await captcha.scrollIntoViewIfNeeded()
      await typeInto(captcha, '12345')
      await frame.getByLabel('نام شما').click()
      // Whatever the keyboard comes to is in sight, not behind the button.
      const hidden: string[] = []
      for (let turn = 0; turn < 7; turn += 1) {
        await page.keyboard.press('Tab')
        const behind = await frame.locator(':focus').evaluate((element) => {
          const { left, top, width: wide, height } = element.getBoundingClientRect()
          const met = document.elementFromPoint(left + wide / 2, top + height / 2)
          return element.contains(met) ? [] : [element.outerHTML]
        })
        hidden.push(...behind)
      }
      expect(hidden).toEqual([])
      await expect(send).toBeFocused()
    })

  test('closes by Escape also while the focus is inside the frame', async ({ page }) => {
    const frame = await openSpecialOrder(page, 1280)
    await frame.contentFrame().getByLabel('نام شما').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('leads to its page without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto((await productWhere('true')).address)
    await page.getByRole('link', { name: 'سفارش ویژه' }).click()
    await expect(page).toHaveURL(/\/special-order$/)
    await expect(page.getByLabel('نام شما')).toBeVisible()
    await context.close()
  })
})
