import { fileUpload, HOSTILE_TEXTS, type HostileUpload, MARKER } from './hostile-upload.ts'

const SVG = 'http://www.w3.org/2000/svg'

const WRONG: Readonly<Record<string, string>> = {
  ...HOSTILE_TEXTS,
  'a drawing that asks for a local file': `<svg xmlns="${SVG}"><image href="file:///etc/passwd"/></svg>`,
  'a drawing that asks another site': `<svg xmlns="${SVG}"><image href="http://169.254.169.254/"/></svg>`,
  'a drawing with an outer entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="${SVG}">&x;</svg>`,
  'a drawing that laughs a billion times': `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><svg xmlns="${SVG}"><text>&c;</text></svg>`,
  'a drawing by commands':
    'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://x/"|ls "-la)\'\npop graphic-context',
  'a page for printers': '%!PS-Adobe-3.0 EPSF\n(%pipe%id) (r) file',
  'a heic picture': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'an avif picture': '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
  'a tiff picture': 'II*\0\x08\0\0\0\x01\0',
  'a bitmap': 'BM6\x03\0\0\0\0\0\x006\0\0\0(\0\0\0',
  'an animation': 'GIF89a\x01\0\x01\0\0\0\0;',
  'a sign of a site': '\0\0\x01\0\x01\0\x10\x10\0\0',
  'a painter’s file': '8BPS\0\x01\0\0\0\0\0\0\0\x03',
  'a film': '\0\0\0\x18ftypmp42\0\0\0\0isommp42',
  'a jpeg 2000 picture': '\0\0\0\x0cjP  \r\n\x87\n',
  'a jpeg xl picture': '\xff\x0a\xfa\x1f\x01',
  'a packed text': '\x1f\x8b\x08\0\0\0\0\0',
  'a list for people': 'name,code\n1,2\n',
  'some json': '{"__proto__":{"admin":true}}',
  nothing: '',
  'one byte': '\xff',
  'a jpeg’s first two bytes': '\xff\xd8',
  'a thousand zeros': '\0'.repeat(1_000),
  'words in Persian': `تصویر کارت ملی ${MARKER}`,
}

/** What is no picture of ours, under the names of pictures. */
export function wrongTypes(): HostileUpload[] {
  return Object.entries(WRONG).map(([what, text], index) =>
    fileUpload(`${what}, called a picture`, Buffer.from(text, index % 2 ? 'latin1' : 'utf8'), {
      mustBeRefused: true,
      fileName: index % 3 ? 'card.jpg' : 'card.png',
    }),
  )
}
