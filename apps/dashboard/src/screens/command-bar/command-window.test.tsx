// @vitest-environment jsdom
import { commandBarTexts as texts } from '@rasteh/messages/dashboard'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CommandWindow } from './command-window.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// What React Aria needs of a browser and jsdom has not.
vi.stubGlobal('CSS', { escape: (text: string) => text })

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const asked: string[] = []
let answer: () => Response
let close = () => {}
const onClose = vi.fn()

const field = () => document.querySelector<HTMLInputElement>('input')
const items = () => [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent)
const said = () => document.querySelector('[role="status"]')?.textContent
const type = (text: string) =>
  act(async () => {
    const input = field()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (key: string) =>
  act(async () => {
    field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    field()?.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }))
  })
const until = (hope: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    hope()
  })

const product = { id: 7, title: 'کتری چدنی', sku: 'K-7' }
const found = { ok: true, orders: [], products: [product], customers: [] }

beforeEach(async () => {
  localStorage.clear()
  asked.length = 0
  answer = () => Response.json(found)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { text: string }).text)
    return answer()
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const pages = [{ label: 'سفارش‌ها', url: '/dashboard/orders', detail: 'سفارش‌ها' }]
  const actions = [{ label: texts.actions.newProduct, url: '/dashboard/collections/products/create' }]
  await act(async () =>
    root.render(<CommandWindow staffId="1" pages={pages} actions={actions} onClose={onClose} />),
  )
  close = () => act(() => root.unmount())
})
afterEach(() => {
  close()
  document.body.innerHTML = ''
  vi.clearAllMocks()
})

it('begins with its field and with what is done most', () => {
  expect(document.activeElement).toBe(field())
  expect([items().length, said()]).toEqual([2, texts.start])
})

it('asks once for what was typed fast, and says how many were found', async () => {
  for (const text of ['ک', 'کت', 'کتر', 'کتری']) await type(text)
  expect(said()).toBe(texts.waiting)
  await until(() => expect(said()).toBe('۱ نتیجه'))
  expect(asked).toEqual(['کتری'])
  expect(items()).toEqual(['کتری چدنی K-7'])
})

it('leads where Enter chooses, closes, and remembers it', async () => {
  await type('کتری')
  await until(() => expect(items()).toHaveLength(1))
  await press('ArrowDown')
  await press('Enter')
  await until(() => expect(push).toHaveBeenCalledWith('/dashboard/collections/products/7'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(localStorage.getItem('rasteh-command-bar-1')).toContain('کتری چدنی')
})

it('finds pages without asking, and says what is too short and what is not there', async () => {
  await type('سف')
  await until(() => expect(items()).toEqual(['سفارش‌ها سفارش‌ها']))
  await type('ظظ')
  await until(() => expect(said()).toBe(texts.short))
  expect(asked).toEqual([])
  answer = () => Response.json({ ...found, products: [] })
  await type('ظظظظ')
  await until(() => expect(said()).toBe(texts.none))
})

it('says that a search failed, and tries it again', async () => {
  answer = () => new Response(null, { status: 500 })
  await type('کتری')
  await until(() => expect(said()).toBe(texts.failed))
  expect(items()).toEqual([texts.again])
  answer = () => Response.json(found)
  await press('ArrowDown')
  await press('Enter')
  await until(() => expect(items()).toEqual(['کتری چدنی K-7']))
  expect(asked).toEqual(['کتری', 'کتری'])
})
