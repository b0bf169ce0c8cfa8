import { expect, type Locator, type Page } from '@playwright/test'
import { drawer, firstRow } from './text-editor-form.ts'
import { typeInto } from './typing.ts'

/** What the public page shows for each entry that makes words into something; a test that meets an entry without a row fails. */
export const LINE_TAGS: Readonly<Record<string, string>> = {
  پاراگراف: 'p',
  'متن معمولی': 'p',
  'تیتر ۱': 'h1',
  'تیتر ۲': 'h2',
  'تیتر ۳': 'h3',
  'تیتر ۴': 'h4',
  'تیتر ۵': 'h5',
  'تیتر ۶': 'h6',
  'فهرست نقطه‌ای': 'ul > li',
  'فهرست شماره‌دار': 'ol > li',
  'فهرست انجام کارها': 'li:has(input[type=checkbox])',
  'نقل قول': 'blockquote',
}

export const BUTTON_TAGS: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: '[style*=underline]',
  strikethrough: '[style*=line-through]',
  subscript: 'sub',
  superscript: 'sup',
  inlineCode: 'code',
  indentIncrease: 'p[style*=padding-inline-start]',
  indentDecrease: 'p',
}

export const DROPDOWN_TAGS: Readonly<Record<string, string>> = {
  alignLeft: '[style*="text-align:left"]',
  alignCenter: '[style*="text-align:center"]',
  alignRight: '[style*="text-align:right"]',
  alignJustify: '[style*="text-align:justify"]',
  paragraph: 'p',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  unorderedList: 'ul > li',
  orderedList: 'ol > li',
  checklist: 'li:has(input[type=checkbox])',
  blockquote: 'blockquote',
}

type Reading = (text: Locator) => Promise<void>

/** What an entry that inserts something asks for, and what of it the public page has to show. `at` tells two of a kind apart. */
export const PARTS: Readonly<Record<string, (page: Page, at: string) => Promise<Reading>>> = {
  'خط جداکننده': async () => async (text) => {
    await expect(text.locator('hr').first()).toBeVisible()
    expect((await text.locator('hr').first().boundingBox())?.width).toBeGreaterThan(200)
  },
  تصویر: async (page) => {
    await firstRow(drawer(page)).locator('button, a').first().click()
    await expect(page.locator('.LexicalEditorTheme__upload, .lexical-upload').first()).toBeVisible()
    return async (text) => expect(text.locator('figure img').first()).toBeVisible()
  },
  'کارت لینک': async (page) => {
    const chosen = firstRow(drawer(page)).locator('button, a').first()
    const name = (await chosen.textContent()) ?? ''
    await chosen.click()
    return async (text) => expect(text.getByRole('link', { name }).first()).toBeVisible()
  },
  جدول: async (page, at) => {
    const cells = page.locator('[contenteditable=true] table').last().locator('th, td')
    await expect(cells).toHaveCount(9)
    // The caret is in the first cell; the tabulator leads to the next.
    await page.keyboard.type(`ستون ${at}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('مدل الف')
    return async (text) => {
      const table = text.getByRole('region', { name: 'جدول' }).filter({ hasText: `ستون ${at}` })
      await expect(table.getByRole('columnheader', { name: 'مدل الف' })).toBeVisible()
      await expect(table.getByRole('row')).toHaveCount(3)
    }
  },
  'بخش تاشو': async (page, at) => {
    const part = page.locator('.LexicalEditorTheme__block').last()
    await typeInto(part.locator('#field-heading'), `پرسش ${at}`)
    // What is written in a part is the text's own once the server has looked at it.
    const kept = page.waitForResponse((answer) => {
      const request = answer.request()
      // The browser names no body that is large, as that of a form with a long text is.
      return request.method() === 'POST' && (request.postData()?.includes(`پاسخ ${at}`) ?? true)
    })
    await typeInto(part.locator('[contenteditable=true]'), `پاسخ ${at}`)
    await kept
    return async (text) => {
      const fold = text.locator('details').filter({ hasText: `پرسش ${at}` })
      await expect(fold.getByText(`پاسخ ${at}`)).toBeHidden()
      await fold.locator('summary').press('Enter')
      await expect(fold.getByText(`پاسخ ${at}`)).toBeVisible()
    }
  },
  'ویدیوی سایت دیگر': async (page, at) => {
    const part = page.locator('.LexicalEditorTheme__block').last()
    await typeInto(part.locator('#field-url'), 'https://www.aparat.com/v/bg1w3')
    await typeInto(part.locator('#field-caption'), `فیلم ${at}`)
    return async (text) =>
      expect(text.getByRole('link', { name: `تماشای «فیلم ${at}» در آپارات` })).toHaveAttribute(
        'href',
        'https://www.aparat.com/v/bg1w3',
      )
  },
}

/** Reads an entry by its name; one that has no reading is named in the failure. */
export async function insertPart(page: Page, label: string, at: string): Promise<Reading> {
  const insert = PARTS[label]
  if (!insert) throw new Error(`the entry ${label} has no reading on the public page`)
  return insert(page, at)
}
