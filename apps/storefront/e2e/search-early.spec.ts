import { expect, test } from './fixtures.ts'
import { field, HEIGHT } from './search-box.ts'
import { typeInto } from './typing.ts'

test('the search box keeps what was typed before its script came, when it is left as the script comes', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/search-box/, (route) => held.promise.then(() => route.continue()))
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.goto('/')
  await typeInto(field(page), 'چای')
  await field(page).evaluate((element: HTMLElement) => {
    const island = element.closest('rasteh-island')
    new MutationObserver(() => element.blur()).observe(island as Element, { attributeFilter: ['data-awake'] })
  })
  held.resolve()
  await expect(field(page)).not.toBeFocused()
  await expect(field(page)).toHaveValue('چای')
})
