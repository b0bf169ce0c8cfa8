import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { keptQuantities, test } from './shop-fixture.ts'

const basketButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^سبد خرید/ })
const inStock = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: /ناموجود|مانده/ })
    .first()
    .getByRole('link')

test.describe('from home to the basket', () => {
  test('with the keyboard alone', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'رفتن به محتوای اصلی' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('main').locator('a[href^="/category/"]').first())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/category\//)
    await tabTo(page, inStock(page))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/product\//)
    await tabTo(page, page.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('به سبد اضافه شد')).toBeVisible()
    await tabTo(page, basketButton(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const preview = page.getByRole('dialog', { name: 'پیش‌نمایش سبد خرید' })
    await tabTo(page, preview.getByRole('link', { name: 'مشاهدهٔ سبد خرید' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/basket$/)
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'افزایش تعداد' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => keptQuantities(page)).toEqual([2])
  })

  test('Escape closes the preview and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await basketButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'پیش‌نمایش سبد خرید' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(basketButton(page)).toBeFocused()
  })

  test('as a screen reader reads it', async ({ page, shopFixture }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('article').first()).toMatchAriaSnapshot(`
      - article:
        - heading [level=3]:
          - link
    `)
    await page.getByRole('main').locator('a[href^="/category/"]').first().click()
    await page.waitForURL(/\/category\//)
    await expect(page.getByRole('complementary', { name: 'فیلترها' })).toMatchAriaSnapshot(`
      - complementary "فیلترها":
        - heading "فیلترها" [level=2]
        - checkbox /فقط کالاهای موجود/
        - text: /فقط کالاهای موجود/
        - group "محدودهٔ قیمت"
        - group "برند"
        - group: شبکه ارتباطی
        - button "اعمال فیلترها"
    `)
    await page.goto((await shopFixture.shelve({ title: 'قوری سفالی', priceRial: 1_000_000 })).address)
    await expect(page.getByRole('main').getByRole('article').first()).toMatchAriaSnapshot(`
      - article:
        - heading "قوری سفالی" [level=1]
        - group "تعداد «قوری سفالی»":
          - button "افزایش تعداد"
          - textbox "تعداد «قوری سفالی»": ۱
          - button "کاهش تعداد" [disabled]
        - button "افزودن به سبد خرید"
    `)
    await page.getByRole('button', { name: 'افزودن به سبد خرید' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'به سبد اضافه شد' }).first()).toBeVisible()
    await page.goto('/basket')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "سبد خرید شما" [level=1]
        - list:
          - listitem:
            - link "قوری سفالی"
            - button "حذف «قوری سفالی» از سبد خرید"
            - group "تعداد «قوری سفالی»"
        - term: مبلغ قابل پرداخت
        - definition: ۱۰۰,۰۰۰ تومان
        - link "ادامه و ثبت سفارش"
    `)
  })
})
