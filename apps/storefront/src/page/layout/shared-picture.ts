/** The size in which networks and messengers show the picture of a shared link. */
export const SHARED_WIDTH = 1200
export const SHARED_HEIGHT = 630

/** Below the folder of uploads: what was made of them for shared links. */
export const SHARED_FOLDER = 'share'

/** The name of the picture that is made of an upload: JPEG, which everybody can show. */
export const sharedName = (upload: string) => `${upload}.jpg`

/** The picture of a shared link: an upload in the size and form that everybody can show. */
export function sharedPicture(upload: string): { url: string; type: string } {
  return { url: `/media/${SHARED_FOLDER}/${encodeURIComponent(sharedName(upload))}`, type: 'image/jpeg' }
}

/** The upload of which such a picture is made, by the picture's path below the uploads; null for any other path. */
export function uploadOfShared(path: string): string | null {
  return SHARED_PATH.exec(path)?.[1] ?? null
}

const SHARED_PATH = new RegExp(String.raw`^/${SHARED_FOLDER}/([^./\\][^/\\]*)\.jpg$`)

/** Wide pictures fill the frame; a picture of a thing is shown whole. */
export function fillsFrame({ width, height }: { width: number; height: number }): boolean {
  return width / height >= WIDE
}

const WIDE = 1.3
