import type { Page } from '@playwright/test'
import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay, type Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import { readCode } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { typeInto, typeToSend } from './typing.ts'

let count = 0
const newMobile = () => {
  count += 1
  return `09${String((Date.now() + count * 7919 + process.pid) % 1_000_000_000).padStart(9, '0')}`
}

/** The first step: the contact opens the session. */
async function confirmContact(page: Page, say: Say): Promise<string> {
  const mobile = newMobile()
  await page.goto('/register')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: say('RegisterContact') }),
  ).toHaveAttribute('aria-current', 'step')
  await typeInto(page.getByLabel(say('AccountUsername')), mobile)
  await page.getByRole('button', { name: say('AccountSendCode') }).click()
  await typeToSend(page.getByLabel(say('AccountCode'), { exact: true }), await readCode(mobile))
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: say('RegisterDetails') }),
  ).toHaveAttribute('aria-current', 'step')
  return mobile
}

type Birth = { day: string; month: string; year: string }

async function fillPerson(page: Page, say: Say, { day, month, year }: Birth): Promise<void> {
  await typeInto(page.getByLabel(say('AccountFirstName'), { exact: true }), 'سارا')
  await typeInto(page.getByLabel(say('AccountLastName'), { exact: true }), 'رضایی')
  await typeInto(page.getByLabel(say('AccountNationalCode')), '0084575948')
  await typeInto(page.getByLabel(say('ProfileBirthDay')), day)
  await page.getByLabel(say('ProfileBirthMonth')).selectOption(month)
  await typeInto(page.getByLabel(say('ProfileBirthYear')), year)
}

async function keptOf(mobile: string) {
  const [kept] = await query(
    `select p.marital_status as status, to_char(p.birth_date, 'YYYY-MM-DD') as birth,
       to_char(p.marriage_date, 'YYYY-MM-DD') as marriage, c.hash is not null as "hasPassword",
       (select count(*)::int from shop.private_files f where f.customer_id = c.id) as files
     from shop.profiles p join public.customers c on c.id = p.customer_id where c.username = $1`,
    [mobile],
  )
  return kept
}

function texts(culture: Culture): Say {
  return createSay(defaultTexts(culture), culture)
}

test('a visitor registers with mobile, marital status, national card and password [S1.22 S1.23 S2.53 S2.54 S2.55 S2.57 S2.58]', async ({
  page,
}) => {
  const say = texts('fa-IR')
  const mobile = await confirmContact(page, say)
  await fillPerson(page, say, { day: '۱۵', month: 'اردیبهشت', year: '۱۳۷۰' })
  await page.getByLabel(say('AccountSingle')).check()
  await expect(page.getByLabel(say('AccountMarriageDay'))).toHaveCount(0)
  await page.getByLabel(say('AccountMarried')).check()
  await typeInto(page.getByLabel(say('AccountMarriageDay')), '۱')
  await page.getByLabel(say('AccountMarriageMonth')).selectOption('فروردین')
  await typeInto(page.getByLabel(say('AccountMarriageYear')), '۱۴۰۰')
  await typeInto(page.getByLabel(say('AccountPassword'), { exact: true }), 'گلدان بنفشه ۱۲۳۴')
  await typeInto(page.getByLabel(say('AccountPasswordAgain')), 'گلدان بنفشه ۱۲۳۵')
  const card = page.getByRole('group', { name: say('AccountNationalCard') })
  const picture = { name: 'card.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await card.locator('input[type=file]').setInputFiles(picture)
  await expect(card.getByRole('img')).toBeVisible()
  await page.getByRole('button', { name: say('RegisterFinish') }).click()
  await expect(page.getByText(say('ValidatorPasswordCompare'))).toBeVisible()
  await typeInto(page.getByLabel(say('AccountPasswordAgain')), 'گلدان بنفشه 1234')
  await page.getByRole('button', { name: say('RegisterFinish') }).click()
  await expect(page.getByText(say('RegisterDone'))).toBeVisible()
  expect(await keptOf(mobile)).toEqual({
    status: 1,
    birth: '1991-05-05',
    marriage: '2021-03-21',
    hasPassword: true,
    files: 1,
  })
  await page.goto('/profile/details')
  await expect(card.getByRole('img')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(/^سلام \u2068سارا\u2069$/)).toBeVisible()
})

test.describe('in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 800 } })

  test('a visitor registers on a phone with Gregorian days [S1.22 S2.55]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
    const say = texts('en-US')
    const mobile = await confirmContact(page, say)
    await fillPerson(page, say, { day: '5', month: 'May', year: '1991' })
    await page.getByLabel(say('AccountSingle')).check()
    await page.getByRole('button', { name: say('RegisterFinish') }).click()
    await expect(page.getByText(say('RegisterDone'))).toBeVisible()
    expect(await keptOf(mobile)).toMatchObject({ status: 0, birth: '1991-05-05', hasPassword: false })
    await page.goto('/profile')
    await expect(page.getByText(/^Hello \u2068سارا\u2069$/)).toBeVisible()
  })
})
