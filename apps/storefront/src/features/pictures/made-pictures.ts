import { join } from 'node:path'
import { BRAND_FOLDER, brandPictureName, brandPictureOf } from '#page/layout/brand-picture.ts'
import { SHARED_FOLDER, sharedName, uploadOfShared } from '#page/layout/shared-picture.ts'
import { makeBrandPicture } from './brand-pictures.ts'
import { type MakePicture, openMaker } from './make-once.ts'
import { makeShared } from './shared-pictures.ts'

/** Pictures that are made of uploads, below the folder of uploads, by the path at which they are asked for. */
export function openMadePictures(folder: string) {
  const makeOnce = openMaker()

  /** False where there is no upload to make it of; null for a path of no such picture. */
  return async function make(path: string): Promise<boolean | null> {
    const wanted = wantedOf(path)
    return wanted && makeOnce(join(folder, wanted.upload), join(folder, wanted.target), wanted.make)
  }
}

function wantedOf(path: string): { upload: string; target: string; make: MakePicture } | null {
  const shared = uploadOfShared(path)
  if (shared !== null)
    return { upload: shared, target: join(SHARED_FOLDER, sharedName(shared)), make: makeShared }
  const brand = brandPictureOf(path)
  if (brand === null) return null
  const target = join(BRAND_FOLDER, brandPictureName(brand.upload, brand.form))
  return { upload: brand.upload, target, make: makeBrandPicture(brand.form) }
}
