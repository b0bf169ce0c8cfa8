import { deflateSync } from 'node:zlib'
import type { Sharp } from 'sharp'
import { craftPng, pngChunk } from './craft-png.ts'
import { fileUpload, type HostileUpload, MARKER } from './hostile-upload.ts'
import { area, FORMATS } from './pictures.ts'

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '35/1 42/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '51/1 25/1 0/1',
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${MARKER}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`

const METADATA: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'its camera': (picture) => picture.withExif({ IFD0: { Make: MARKER, Copyright: MARKER } }),
  'its place': (picture) => picture.withExif({ IFD0: { Artist: MARKER }, IFD3: GPS }),
  'a description': (picture) => picture.withXmp(XMP),
  'a colour profile': (picture) => picture.withIccProfile('p3'),
  'all of it': (picture) =>
    picture
      .withExif({ IFD0: { Make: MARKER }, IFD3: GPS })
      .withXmp(XMP)
      .withIccProfile('p3'),
}

/** Pictures that tell more than they show. */
export async function picturesWithMetadata(): Promise<HostileUpload[]> {
  const uploads: HostileUpload[] = []
  for (const format of FORMATS)
    for (const [what, addMetadata] of Object.entries(METADATA))
      uploads.push(
        fileUpload(
          `${format} that tells ${what}`,
          await addMetadata(area(90, 60)).toFormat(format).toBuffer(),
        ),
      )
  for (let orientation = 1; orientation <= 8; orientation += 1)
    uploads.push(
      fileUpload(
        `a jpeg turned by camera sign ${orientation}`,
        await area(90, 60).withMetadata({ orientation }).jpeg().toBuffer(),
      ),
    )
  for (const type of ['tEXt', 'iTXt', 'eXIf', 'pRVt'])
    uploads.push(fileUpload(`a png with a ${type} chunk`, pngWith(pngChunk(type, textOf(type)))))
  uploads.push(fileUpload('a png with a packed text', pngWith(pngChunk('zTXt', packed()))))
  return uploads
}

const pngWith = (chunk: Buffer) => craftPng({ width: 8, height: 8, depth: 8, raw: 72, extra: [chunk] })
const packed = () => Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from(MARKER))])

function textOf(type: string): Buffer {
  if (type === 'iTXt') return Buffer.from(`Comment\0\0\0\0\0${MARKER}`)
  return Buffer.from(`Comment\0${MARKER}`)
}
