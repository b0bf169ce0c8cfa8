import { toForm } from '../upload-form.ts'
import { fieldPart, filePart, fileUpload, formUpload, type HostileUpload } from './hostile-upload.ts'
import { photo } from './pictures.ts'

const NAMES = [
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/etc/cron.d/evil',
  'C:\\inetpub\\shell.asp',
  '\\\\evil.test\\share\\a.jpg',
  'card.php.jpg',
  'card.jpg.php',
  'card.jpg%00.php',
  'card.jpg\u0000.php',
  `${'a'.repeat(5_000)}.jpg`,
  'card\u202Egpj.exe',
  '.htaccess',
  '...',
  ' ',
  'con.jpg',
  '$(id).jpg',
  '`id`;rm -rf .jpg',
  '<script>alert(1)</script>.jpg',
  "' or 1=1 --.jpg",
  'کارت ملی.jpg',
]
const TYPES = [
  'text/html',
  'image/svg+xml',
  'application/x-httpd-php',
  'application/json',
  'x'.repeat(500),
  'image/jpeg; a=b',
]
const FIELDS = [
  '',
  '../secret',
  'unknown-field',
  '__proto__',
  'x'.repeat(65),
  { a: 1 },
  ['national-card'],
  null,
  17,
]
const NOT_JSON = [
  '',
  '{',
  'null',
  '[]',
  'FormFieldID=national-card',
  '{"FormFieldId":"national-card"}',
  'x'.repeat(5_000),
]

/** Good pictures under strange names and types, and uploads whose parts are not what they should be. */
export async function strangeForms(): Promise<HostileUpload[]> {
  const picture = await photo('jpeg')
  const card = fieldPart('{"FormFieldID":"national-card"}')
  return [
    ...NAMES.map((fileName) =>
      fileUpload(`a picture called ${JSON.stringify(fileName.slice(0, 40))}`, picture, { fileName }),
    ),
    ...TYPES.map((type) => fileUpload(`a picture typed ${type.slice(0, 40)}`, picture, { type })),
    ...FIELDS.map((field) =>
      fileUpload(`a picture for the field ${JSON.stringify(field)?.slice(0, 40)}`, picture, {
        field,
        mustBeRefused: true,
      }),
    ),
    ...NOT_JSON.map((text) =>
      formUpload(`a field that reads ${JSON.stringify(text.slice(0, 30))}`, [
        filePart(picture),
        fieldPart(text),
      ]),
    ),
    formUpload('two files', [filePart(picture), filePart(picture), card]),
    formUpload('no file', [card]),
    formUpload('no field', [filePart(picture)]),
    formUpload('nothing at all', []),
    formUpload('a file by another name', [{ ...filePart(picture), name: 'File' }, card]),
    formUpload('a file by the name of a prototype', [{ ...filePart(picture), name: '__proto__' }, card]),
    formUpload('two fields', [filePart(picture), card, card]),
    formUpload('a hundred fields', [...Array.from({ length: 100 }, () => card), filePart(picture)]),
    formUpload('a name of a hundred thousand letters', [
      { ...filePart(picture), name: 'n'.repeat(100_000) },
      card,
    ]),
    ...tornForms(picture),
  ]
}

/** The bytes between parts, bent. */
function tornForms(picture: Buffer): HostileUpload[] {
  const whole = toForm([filePart(picture), fieldPart('{"FormFieldID":"national-card"}')])
  const torn = (
    name: string,
    payload: Buffer,
    type = whole.headers['content-type'] ?? '',
  ): HostileUpload => ({
    name,
    mustBeRefused: true,
    form: { payload, headers: { 'content-type': type } },
  })
  return [
    torn('a form that ends in the middle of the file', whole.payload.subarray(0, whole.payload.length >> 1)),
    torn('a form that ends in a head', whole.payload.subarray(0, 60)),
    torn('a form of no bytes', Buffer.alloc(0)),
    torn('a form with another boundary', whole.payload, 'multipart/form-data; boundary=other'),
    torn('a form without a boundary', whole.payload, 'multipart/form-data'),
    torn('a form that calls itself json', whole.payload, 'application/json'),
    torn('a form that calls itself text', whole.payload, 'text/plain'),
    torn('a form that calls itself nothing', whole.payload, 'application/octet-stream'),
  ]
}
