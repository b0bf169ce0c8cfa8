// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { EmbedFrame } from './embed-frame.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const FRAME = 'https://www.aparat.com/video/video/embed/videohash/bg1w3/vt/frame'

function show() {
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <EmbedFrame
        page="https://www.aparat.com/v/bg1w3"
        frame={FRAME}
        title="کارخانه"
        label="پخش"
        notice="از آپارات"
      />,
    ),
  )
  return place
}
const press = (place: Element, keys: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  act(() => {
    place.querySelector('a')?.dispatchEvent(event)
  })
  return event
}

it('opens the player on a press, in a sandbox that learns no more than the origin, and gives it the focus', () => {
  const place = show()
  expect(place.querySelector('iframe')).toBeNull()
  expect(press(place).defaultPrevented).toBe(true)
  const player = place.querySelector('iframe')
  expect(player?.getAttribute('src')).toBe(FRAME)
  expect(player?.title).toBe('کارخانه')
  expect(player?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation')
  expect(player?.getAttribute('referrerpolicy')).toBe('strict-origin')
  expect(document.activeElement).toBe(player)
})

it('is left alone by a press that asks for a tab of its own', () => {
  const place = show()
  expect(press(place, { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(place.querySelector('iframe')).toBeNull()
})
