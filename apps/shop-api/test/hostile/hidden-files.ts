import { fileUpload, HOSTILE_TEXTS, type HostileUpload, MARKER } from './hostile-upload.ts'
import { FORMATS, photo } from './pictures.ts'

/** Pictures that are something else too: behind their end, before their beginning, or inside. */
export async function hiddenFiles(): Promise<HostileUpload[]> {
  const uploads: HostileUpload[] = []
  for (const format of FORMATS) {
    const picture = await photo(format)
    for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
      const bytes = Buffer.from(text, 'latin1')
      uploads.push(fileUpload(`${format} with ${what} behind it`, Buffer.concat([picture, bytes])))
      if (format === 'jpeg')
        uploads.push(
          fileUpload(`${what} with a ${format} behind it`, Buffer.concat([bytes, picture]), {
            mustBeRefused: true,
          }),
        )
    }
  }
  const jpeg = await photo('jpeg')
  const page = HOSTILE_TEXTS['a page'] ?? ''
  uploads.push(
    fileUpload('a jpeg with a page in its comment', withSegment(jpeg, 0xfe, page)),
    fileUpload('a jpeg with a script in an application’s segment', withSegment(jpeg, 0xef, page)),
    fileUpload('a jpeg behind a jpeg', Buffer.concat([jpeg, withSegment(jpeg, 0xfe, page)])),
    fileUpload('an animation that is a script', `GIF89a/*${MARKER}*/=1;alert(1)`, { mustBeRefused: true }),
    fileUpload('a bitmap that is a script', `BM/*${MARKER}*/=1;alert(1)`, { mustBeRefused: true }),
    fileUpload('a jpeg’s first bytes before a page', Buffer.from(`\xff\xd8\xff\xe0${page}`, 'latin1'), {
      mustBeRefused: true,
    }),
    fileUpload('a png’s first bytes before a page', Buffer.from(`\x89PNG\r\n\x1a\n${page}`, 'latin1'), {
      mustBeRefused: true,
    }),
    fileUpload('a webp’s first bytes before a page', Buffer.from(`RIFF\x10\0\0\0WEBP${page}`, 'latin1'), {
      mustBeRefused: true,
    }),
  )
  return uploads
}

/** The same JPEG with a segment of its sender's right behind its first bytes. */
function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}
