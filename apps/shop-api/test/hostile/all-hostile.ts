import { bombs } from './bombs.ts'
import { brokenPictures } from './broken-pictures.ts'
import { hiddenFiles } from './hidden-files.ts'
import type { HostileUpload } from './hostile-upload.ts'
import { picturesWithMetadata } from './pictures-with-metadata.ts'
import { strangeForms } from './strange-forms.ts'
import { wrongTypes } from './wrong-types.ts'

/** Every upload that means harm, always in the same order. */
export async function allHostile(): Promise<HostileUpload[]> {
  const groups = [
    hiddenFiles(),
    picturesWithMetadata(),
    brokenPictures(),
    bombs(),
    wrongTypes(),
    strangeForms(),
  ]
  return (await Promise.all(groups)).flat()
}
