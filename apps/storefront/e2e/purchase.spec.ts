import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { AT_THE_BANK, atBank, method, placeButton, rules, SENT, standing } from './checkout-helpers.ts'
import { readCode, signInFields } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { arrowDownTo, tabTo } from './keyboard.ts'
import { addButton } from './shop.ts'
import { typeFocused } from './typing.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

/** How somebody acts on the page: by thumb, or by the keyboard alone. */
type Hand = {
  press: (thing: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** The last key sends what was written. */
  writeAndSend: (field: Locator, text: string) => Promise<void>
  pick: (list: Locator, label: string) => Promise<void>
  choose: (one: Locator) => Promise<void>
}

const newMobile = () => `0912${String(randomInt(10_000_000)).padStart(7, '0')}`

/** From a product to the bank and back, by somebody whom the shop has never seen. */
async function buyAsSomebodyNew(page: Page, hand: Hand): Promise<void> {
  const mobile = newMobile()
  await page.goto((await productWhere(SENT)).address)
  await hand.press(addButton(page))
  await expect(page.getByText('به سبد اضافه شد')).toBeVisible()
  await hand.press(page.getByRole('banner').getByRole('button', { name: /^سبد خرید/ }))
  const preview = page.getByRole('dialog', { name: 'پیش‌نمایش سبد خرید' })
  await hand.press(preview.getByRole('link', { name: 'مشاهدهٔ سبد خرید' }))
  await page.waitForURL(/\/basket$/)
  await hand.press(page.getByRole('main').getByRole('link', { name: 'ادامه و ثبت سفارش' }))
  await page.waitForURL(/\/checkout$/)

  const { identity, code } = signInFields(page)
  await hand.write(identity, mobile)
  await hand.press(page.getByRole('button', { name: 'دریافت کد ورود' }))
  await expect(code).toBeFocused()
  await hand.writeAndSend(code, await readCode(mobile))

  await hand.write(page.getByLabel('نام نشانی'), 'خانه')
  await hand.write(page.getByLabel('نام گیرنده'), 'سارا نیک‌پی')
  await hand.write(page.getByLabel('موبایل گیرنده'), mobile)
  await hand.write(page.getByLabel('کد پستی'), '۱۱۹۳۶۵۳۴۷۱')
  await hand.pick(page.getByLabel('استان'), 'تهران')
  await hand.pick(page.getByLabel('شهر', { exact: true }), 'تهران')
  await hand.write(page.getByLabel('نشانی', { exact: true }), 'خیابان انقلاب، پلاک ۱۲')
  await hand.press(page.getByRole('button', { name: 'ذخیرهٔ نشانی' }))
  await expect(method(page, /خانه/)).toBeChecked()

  await hand.choose(method(page, /پیک راسته/))
  await hand.choose(method(page, 'پرداخت آنلاین'))
  await hand.choose(method(page, 'زرین‌پال'))
  await hand.choose(rules(page))
  await hand.press(placeButton(page))
  await hand.press(atBank(page, 'پرداخت'))
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی', { timeout: 20_000 })

  const kept = await query(
    `select a.title, a.receiver, a.mobile, a.postal_code, a.address, o.state
     from public.customers c join shop.addresses a on a.customer_id = c.id join shop.orders o on o.customer_id = c.id
     where c.username = $1`,
    [mobile],
  )
  expect(kept).toEqual([
    {
      title: 'خانه',
      receiver: 'سارا نیک‌پی',
      mobile,
      postal_code: '1193653471',
      address: 'خیابان انقلاب، پلاک ۱۲',
      state: 'confirmed',
    },
  ])
}

test.describe('somebody new buys', () => {
  test.describe('on a phone, by thumb', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('from the product to the bank and back, key by key', async ({ page }) => {
      test.setTimeout(150_000)
      await buyAsSomebodyNew(page, {
        press: (thing) => thing.tap(),
        write: async (field, text) => {
          await field.tap()
          await typeFocused(field, text)
        },
        writeAndSend: async (field, text) => {
          await field.tap()
          await typeFocused(field, text.slice(0, -1))
          await field.press(text.slice(-1))
        },
        pick: async (list, label) => void (await list.selectOption({ label })),
        choose: async (one) => {
          await one.tap()
          await expect(one).toBeChecked()
        },
      })
    })
  })

  test.describe('at a wide screen', () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('from the product to the bank and back, by the keyboard alone', async ({ page }) => {
      test.setTimeout(150_000)
      const reach = async (thing: Locator) => {
        await thing.waitFor()
        if (!(await thing.evaluate((element) => element === document.activeElement))) await tabTo(page, thing)
      }
      await buyAsSomebodyNew(page, {
        press: async (thing) => {
          await reach(thing)
          await page.keyboard.press('Enter')
        },
        write: async (field, text) => {
          await reach(field)
          await typeFocused(field, text)
        },
        writeAndSend: async (field, text) => {
          await reach(field)
          await typeFocused(field, text.slice(0, -1))
          await page.keyboard.press(text.slice(-1))
        },
        pick: async (list, label) => {
          await reach(list)
          const chosen = () => list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label)
          await arrowDownTo(page, async () => (await chosen()) === label)
        },
        choose: async (one) => {
          await reachChoice(page, one)
          await expect(one).toBeChecked()
        },
      })
    })
  })
})

/** A checkbox has a stop of its own; a group of radio buttons has one, and the arrows move within it. */
async function reachChoice(page: Page, one: Locator): Promise<void> {
  const isRadio = (await one.getAttribute('type')) === 'radio'
  if (!isRadio) {
    await tabTo(page, one)
    return page.keyboard.press('Space')
  }
  const name = await one.getAttribute('name')
  const group = page.locator(`input[type="radio"][name="${name}"]`)
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await group.evaluateAll((all) => all.some((radio) => radio === document.activeElement))).toBe(true)
  }).toPass({ intervals: [0], timeout: 20_000 })
  await page.keyboard.press('Space')
  await arrowDownTo(page, () => one.isChecked())
}
