// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { FileBox } from './file-box.tsx'

it('takes the file that was chosen before its script came', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const chosen = vi.fn()
  const money = { culture: 'en-US', unit: 'rial' } as const
  const page = (
    <PageSettingsProvider money={money as never} texts={{}}>
      <FileBox labelledBy="label" allowed={['jpg']} isRequired isWaiting={false} onChoose={chosen} />
    </PageSettingsProvider>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  const receipt = new File([new Uint8Array(10)], 'receipt.jpg')
  const input = place.querySelector('input')
  Object.defineProperty(input, 'files', { configurable: true, value: [receipt] })
  const root = await act(async () => hydrateRoot(place, page))
  expect(chosen.mock.calls).toEqual([[receipt]])
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})
