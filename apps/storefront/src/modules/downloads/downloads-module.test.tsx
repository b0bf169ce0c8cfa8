import { describe, expect, it } from 'vitest'
import type { ShownFile } from '#features/library/public.ts'
import type { ModuleKind } from '#modules/module-props.ts'
import { renderModule } from '../../../test/modules/render-module.tsx'
import { downloadsModule } from './downloads-module.tsx'

const FILE: ShownFile = {
  id: 7,
  title: 'کاتالوگ ۱۴۰۵',
  href: '/media/files/catalogue-0123456789.pdf',
  kind: 'pdf',
  bytes: 1_258_291,
  width: null,
  height: null,
}
const holding = (...files: { label: string; file: ShownFile }[]): ModuleKind => ({
  ...downloadsModule,
  load: async () => files.map((file, place) => ({ key: String(place), ...file })),
})

describe('files to download', () => {
  it('are not there while there are none', async () => {
    for (const fields of [{}, { items: null }, { items: [] }, { items: [{ file: 'seven' }, { file: null }] }])
      expect(await renderModule(downloadsModule, fields)).toBe('')
  })

  it('are named with their kind and size, in the language of the page', async () => {
    const module = holding({ label: 'کاتالوگ', file: FILE })
    const html = await renderModule(module, {})
    expect(html).toContain('\u2068PDF\u2069، ۱٫۲ مگابایت')
    expect(html).toContain('>دریافت فایل</h2>')
    expect(html).toContain('href="/media/files/catalogue-0123456789.pdf"')
    expect(html).toContain('download="کاتالوگ.pdf"')
    expect(await renderModule(module, {}, 'en-US')).toContain('\u2068PDF\u2069, 1.2 MB')
  })

  it('are called as they were written, never as markup', async () => {
    const hostile = '"><img src=x onerror=alert(1)>'
    expect(await renderModule(holding({ label: hostile, file: FILE }), { title: hostile })).not.toContain(
      '<img',
    )
  })
})
