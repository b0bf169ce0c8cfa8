import { SHARED_HEIGHT, SHARED_WIDTH, sharedPicture } from './shared-picture.ts'

/** What is made of a brand's pictures: icons of its mark, and the picture of shared links of its logo. */
export const BRAND_FORMS = {
  '32': { width: 32, height: 32, marginShare: 0, isOpaque: false },
  '180': { width: 180, height: 180, marginShare: 0.1, isOpaque: true },
  '192': { width: 192, height: 192, marginShare: 0, isOpaque: false },
  '512': { width: 512, height: 512, marginShare: 0, isOpaque: false },
  // Phones cut it to a circle: what is shown lies in the inner four fifths.
  maskable: { width: 512, height: 512, marginShare: 0.2, isOpaque: true },
  share: { width: SHARED_WIDTH, height: SHARED_HEIGHT, marginShare: 0.2, isOpaque: true },
} as const

export type BrandForm = keyof typeof BRAND_FORMS

/** Below the folder of uploads: what was made of the brand's. */
export const BRAND_FOLDER = 'brand'

export const brandPictureName = (upload: string, form: BrandForm) => `${form}/${upload}.png`

export const brandPictureUrl = (upload: string, form: BrandForm) =>
  `/media/${BRAND_FOLDER}/${form}/${encodeURIComponent(upload)}.png`

/** The picture that shared links show: the page's own, else the brand's logo, else the shipped one. */
export function pagePicture(
  own: string | null | undefined,
  brand: string | null,
): { url: string; type: string } {
  if (own) return sharedPicture(own)
  return { url: brand ? brandPictureUrl(brand, 'share') : '/icons/share.png', type: 'image/png' }
}

/** The upload and the form by the path of such a picture below the uploads; null for any other path. */
export function brandPictureOf(path: string): { upload: string; form: BrandForm } | null {
  const [, form = '', upload] = BRAND_PATH.exec(path) ?? []
  return upload && Object.hasOwn(BRAND_FORMS, form) ? { upload, form: form as BrandForm } : null
}

const BRAND_PATH = new RegExp(String.raw`^/${BRAND_FOLDER}/([a-z0-9]+)/([^./\\][^/\\]*)\.png$`)
