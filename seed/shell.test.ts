import { expect, it } from 'vitest'
import { seedCatalogue } from './catalogue.ts'
import { toMenu } from './shell.ts'

const menu = toMenu(seedCatalogue(), (slug) => `/category/1/${slug}`)

it('the main menu names nothing twice, so that «سایر» repeats nothing of the row', () => {
  const addresses = menu.flatMap(({ address, children }) => [
    address,
    ...children.map((child) => child.address),
  ])
  expect(addresses).toEqual([...new Set(addresses)])
})

it('what stands under an entry of the main menu is a part of it', () => {
  const strangers = menu.flatMap(({ address, children }) =>
    children.filter((child) => !child.address.startsWith(`${address}?brand=`)),
  )
  expect(strangers).toEqual([])
  expect(menu.filter(({ children }) => children.length > 1).length).toBeGreaterThan(10)
})
