import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const persian = (text: string) => text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)

for (const width of [390, 1440])
  test(`forty orders are sent by pasted codes and three wrong lines are named, at ${width} px`, async ({
    page,
    shopFixture,
  }, testInfo) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const product = await shopFixture.shelve({ stock: 100 })
    const { rows } = await shopFixture.owner.query<{ id: number }>(
      `insert into public.customers (username, name) values ($1, 'بابک رستگار') returning id`,
      [`0998${String(Math.random()).slice(2, 9)}`],
    )
    const sketch = { customerId: rows[0]?.id ?? 0, product, state: 'confirmed', isPaid: true }
    const orders = []
    for (let count = 0; count < 40; count += 1) orders.push(await addPlacedOrder(shopFixture.owner, sketch))
    const codeOf = (index: number) => `${width}${String(Date.now())}${String(index).padStart(3, '0')}`
    const lines = orders.map(({ number }, index) => `${persian(String(number))}\t${codeOf(index)}`)
    const wrong = [`۹۹۹۹۹۹۹۹۹\t${codeOf(900)}`, 'سفارش بی‌شماره', `${orders[0]?.number}`]

    await enterAs(page, shopFixture, 'manager')
    await page.goto('/dashboard/orders')
    await page.getByRole('main').getByRole('link', { name: 'ارسال گروهی' }).click()
    const form = page.getByRole('form', { name: 'ارسال گروهی' })
    const field = form.getByLabel('سفارش‌ها و کدهای رهگیری')
    await typeInto(field, ' ')
    // People paste it: the clipboard's text arrives in one input event.
    await field.evaluate(
      (area: HTMLTextAreaElement, text) => {
        area.focus()
        area.select()
        document.execCommand('insertText', false, text)
      },
      [...lines, ...wrong].join('\n'),
    )
    await form.getByRole('button', { name: 'بررسی سطرها' }).click()
    const result = form.getByRole('region', { name: 'نتیجهٔ بررسی' })
    await expect(result).toContainText('۴۰ سفارش آمادهٔ ثبت است.')
    await expect(result).toContainText('۳ سطر ثبت نمی‌شود')
    await expect(result.getByRole('row').nth(1)).toContainText('سفارشی با این شماره نیست')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: testInfo.outputPath('checked.png') })
    await form.getByRole('button', { name: 'ثبت ارسال ۴۰ سفارش' }).click()
    await expect(form.getByRole('status')).toContainText('ارسال ۴۰ سفارش ثبت شد')
    await expect(result).toContainText('۴۰ سفارش پیش‌تر با همین کد ارسال شده است.')
    await page.goto(`/dashboard/order?id=${orders[39]?.orderId}`)
    await expect(page.getByRole('region', { name: 'تاریخچهٔ سفارش' })).toContainText('سفارش ارسال شد')
  })
