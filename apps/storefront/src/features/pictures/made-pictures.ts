import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BRAND_FOLDER, brandPictureName, brandPictureOf } from '#page/layout/brand-picture.ts'
import { SHARED_FOLDER, sharedName, uploadOfShared } from '#page/layout/shared-picture.ts'
import { makeBrandPicture } from './brand-pictures.ts'
import { type MakePicture, openMaker } from './make-once.ts'
import { makeShared } from './shared-pictures.ts'

type Wanted = { upload: string; target: string; make: MakePicture; isOfBrand: boolean }

/**
 * Pictures that are made of uploads, below the folder of uploads, by the path at which they are asked for. Icons are made
 * of the brand's own uploads only: of every upload, they would be a program's way to fill the disk.
 */
export function openMadePictures(folder: string, isBrandUpload: (upload: string) => Promise<boolean>) {
  const makeOnce = openMaker()

  /** False where there is no upload to make it of; null for a path of no such picture. */
  return async function make(path: string): Promise<boolean | null> {
    const wanted = wantedOf(path)
    if (wanted === null) return null
    const target = join(folder, wanted.target)
    // The icons of the brand before are asked for by pages that browsers still have: those that are there stay.
    if (wanted.isOfBrand && !(await isFile(target)) && !(await isBrandUpload(wanted.upload))) return false
    return makeOnce(join(folder, wanted.upload), target, wanted.make)
  }
}

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false

function wantedOf(path: string): Wanted | null {
  const shared = uploadOfShared(path)
  if (shared !== null) {
    const target = join(SHARED_FOLDER, sharedName(shared))
    return { upload: shared, target, make: makeShared, isOfBrand: false }
  }
  const brand = brandPictureOf(path)
  if (brand === null) return null
  const { upload, form } = brand
  const target = join(BRAND_FOLDER, brandPictureName(upload, form))
  return { upload, target, make: makeBrandPicture(form), isOfBrand: true }
}
