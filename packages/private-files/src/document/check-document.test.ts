import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { describe, expect, it } from 'vitest'
import { checkDocument, isDocument, isWholeDocument } from './check-document.ts'

const text = new TextEncoder()
const joined = (...parts: readonly (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text.encode(part) : part)))
const pdf = samplePdf()

describe('a document', () => {
  it('is a PDF from its first byte to its last', () => {
    expect(checkDocument(pdf)).toMatchObject({ ok: true, value: { mime: 'application/pdf' } })
    expect(checkDocument(joined(pdf, '\r\n  \n')).ok).toBe(true)
  })

  it('may have been saved again, with a second table behind the first end', () => {
    expect(checkDocument(joined(pdf, '\n9 0 obj\n<< >>\nendobj\nstartxref\n12\n%%EOF\n')).ok).toBe(true)
  })

  it.each([
    ['a page of HTML', text.encode('<!doctype html><script>alert(1)</script>')],
    ['a page of HTML that begins like a PDF', text.encode('%PDF-1.4\n<script>alert(1)</script>')],
    ['a PDF behind something else', joined('<html>', pdf)],
    ['a PDF with an archive behind it', joined(pdf, 'PK\u0003\u0004', new Uint8Array(40))],
    ['a PDF with a second PDF behind it', joined(pdf, pdf)],
    ['a picture that begins like a PDF', joined('%PDF-1.4\n', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))],
    ['a PDF that was cut off', pdf.subarray(0, pdf.length - 20)],
    ['nothing', new Uint8Array()],
    ['a PDF with a script', samplePdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>')],
    ['a PDF with a script under another spelling', samplePdf('/OpenAction << /S /J#61vaScript /JS (x) >>')],
    ['a PDF that starts a program', samplePdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a PDF with a file inside', samplePdf('/Names << /EmbeddedFiles 5 0 R >>')],
  ])('is not %s', (_, bytes) => {
    expect(checkDocument(bytes)).toEqual({ ok: false, refusal: { kind: 'not-a-document' } })
  })

  it('may hold scripts where it is only downloaded, but is one whole PDF', () => {
    expect(isWholeDocument(samplePdf('/OpenAction << /S /JavaScript /JS (x) >>'))).toBe(true)
    for (const bytes of [joined(pdf, '<script>'), joined(pdf, pdf), pdf.subarray(0, -20), new Uint8Array()])
      expect(isWholeDocument(bytes)).toBe(false)
  })

  it('is known by its first bytes', () => {
    expect(isDocument(pdf)).toBe(true)
    expect(isDocument(text.encode('%PDF'))).toBe(false)
    expect(isDocument(text.encode('%PDF-9.9\n'))).toBe(false)
  })
})
