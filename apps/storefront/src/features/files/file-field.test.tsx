// @vitest-environment jsdom
import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useQuestion } from '#features/confirm/public-confirm.ts'
import { PageSettingsProvider } from '#page/islands/page-settings.tsx'
import { currentUserFiles } from './current-user-files.ts'
import { FileField } from './file-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const ID = '01890000-0000-7000-8000-000000000001'
const stored = { ID, FileSrc: `/api/shop/userfile/view/${ID}?until=1&mark=m` }
const changed = vi.fn()
let close = () => {}

/** The browser's request, answered when the test says so. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: object) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  body = new FormData()
  constructor() {
    FakeRequest.last = this
  }
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: FormData): void {
    this.body = body
  }
  abort(): void {
    this.onabort()
  }
  answer(status: number, body: object = {}): Promise<void> {
    return act(async () => {
      this.status = status
      this.responseText = JSON.stringify(body)
      this.onload()
    })
  }
}

beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('true')),
  )
  // Asked once, so that a field that is rendered does not ask again.
  await currentUserFiles.reload()
  currentUserFiles.set([])
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Says yes to whatever is asked. */
function Yes() {
  useQuestion()?.answer('ok')
  return null
}

async function mount(allowed = ['jpg', 'png']): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const money = { culture: 'en-US', unit: 'rial' } as const
  await act(async () =>
    root.render(
      <PageSettingsProvider money={money as never} texts={{ UploadProgress: '{percent}%' }}>
        <FileField formFieldId="national-card" label="Card" isRequired allowed={allowed} onChange={changed} />
        <Yes />
      </PageSettingsProvider>,
    ),
  )
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
}

const box = () => document.querySelector<HTMLInputElement>('input[type=file]')
const alerted = () => document.querySelector('[role=alert]')?.textContent

function choose(...files: File[]): Promise<void> {
  return act(async () => {
    const input = box() as HTMLInputElement
    Object.defineProperty(input, 'files', { configurable: true, value: files })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

const picture = (name = 'card.jpg', size = 10) => new File([new Uint8Array(size)], name)

describe('a file field', () => {
  it('sends what is chosen at once, with its field and its label, and shows how much is sent', async () => {
    await mount()
    await choose(picture())
    const { body, headers, upload } = FakeRequest.last
    expect((body.get('UserFile') as File).name).toBe('card.jpg')
    expect(body.get('FormField')).toBe('{"FormFieldID":"national-card"}')
    expect(headers).toEqual({ 'x-Rasteh-HeaderKey': 'userfile.submit' })
    act(() => upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 10 }))
    expect(document.querySelector('progress')?.value).toBe(50)
    expect(box()).toBeNull()
  })

  it('shows the stored picture in the place of the box, and deleting brings the box back, required again [S4.76]', async () => {
    await mount()
    expect(box()?.required).toBe(true)
    await choose(picture())
    await FakeRequest.last.answer(200, stored)
    expect(document.querySelector('img')?.getAttribute('src')).toBe(stored.FileSrc)
    expect([box(), document.querySelector<HTMLInputElement>('[name=national-card]')?.value]).toEqual([
      null,
      ID,
    ])
    expect(changed).toHaveBeenLastCalledWith(ID)
    await act(async () => document.querySelector<HTMLButtonElement>('figure button')?.click())
    expect(document.querySelector('img')).toBeNull()
    expect(box()?.required).toBe(true)
    expect(changed).toHaveBeenLastCalledWith('')
  })

  it.each([
    [415, 'FileFormatNotSupported_404'],
    [409, 'CurrentFileMustBeDeleted_404'],
    [413, 'UploadTooLarge_404'],
    [401, 'ProfileSignInFirst_404'],
    [500, 'UploadFailed_404'],
  ])('answered %i shows %s and the box', async (status, text) => {
    await mount()
    await choose(picture())
    await FakeRequest.last.answer(status)
    expect(alerted()).toBe(text)
  })

  it('says that the network failed, and that an upload was stopped', async () => {
    await mount()
    await choose(picture())
    await act(async () => FakeRequest.last.onerror())
    expect(alerted()).toBe('UploadFailed_404')
    await choose(picture())
    await act(async () => document.querySelector('button')?.click())
    expect(alerted()).toBe('UploadAborted_404')
    expect(box()).not.toBeNull()
  })

  it.each([
    ['nothing', [], 'NoFileIsSelected_404'],
    ['another kind of file', [picture('card.gif')], 'FileFormatNotSupported_404'],
    ['too large a file', [picture('card.jpg', FILE_MAX_BYTES + 1)], 'UploadTooLarge_404'],
  ])('sends nothing when %s is chosen', async (_, files, text) => {
    await mount()
    const before = FakeRequest.last
    await choose(...files)
    expect(alerted()).toBe(text)
    expect(FakeRequest.last).toBe(before)
  })

  it('keeps the picture when it could not be deleted', async () => {
    currentUserFiles.set([{ formFieldId: 'national-card', fileId: ID, fileSrc: '/x' }])
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'))
    await mount()
    await act(async () => document.querySelector<HTMLButtonElement>('figure button')?.click())
    expect(alerted()).toBe('UploadDeleteFailed_404')
    expect(document.querySelector('img')).not.toBeNull()
  })
})
