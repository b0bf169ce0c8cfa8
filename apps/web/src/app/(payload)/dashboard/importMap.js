import { Icon as Icon_24c0a1591803ec5aa16b1fc59e3e9876 } from '../../../dashboard/icon.tsx'
import { Logo as Logo_b8ff8e46af1280f3332b396856d62df7 } from '../../../dashboard/logo.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/dashboard/icon.tsx#Icon": Icon_24c0a1591803ec5aa16b1fc59e3e9876,
  "/dashboard/logo.tsx#Logo": Logo_b8ff8e46af1280f3332b396856d62df7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
