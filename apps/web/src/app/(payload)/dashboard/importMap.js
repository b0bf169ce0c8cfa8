import { NumberCell as NumberCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { CountField as CountField_2514ad6e6cf2e25516c855a056b61427 } from '../../../fields/count-field.tsx'
import { JalaliDateCell as JalaliDateCell_16ccd437edb42bd687eca3b41fa6821a } from '../../../fields/cells.tsx'
import { JalaliDateField as JalaliDateField_c30cbc91a1d3f185cff7d37568cd0bc8 } from '../../../fields/jalali-date-field.tsx'
import { RialAmountField as RialAmountField_4534e81f975a475bbe86e6e94045414e } from '../../../fields/rial-amount-field.tsx'
import { Icon as Icon_24c0a1591803ec5aa16b1fc59e3e9876 } from '../../../dashboard/icon.tsx'
import { Logo as Logo_b8ff8e46af1280f3332b396856d62df7 } from '../../../dashboard/logo.tsx'
import { DashboardProvider as DashboardProvider_5342e933a960a96cd98282627c9ef1ca } from '../../../dashboard/provider.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/fields/cells.tsx#NumberCell": NumberCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/count-field.tsx#CountField": CountField_2514ad6e6cf2e25516c855a056b61427,
  "/fields/cells.tsx#JalaliDateCell": JalaliDateCell_16ccd437edb42bd687eca3b41fa6821a,
  "/fields/jalali-date-field.tsx#JalaliDateField": JalaliDateField_c30cbc91a1d3f185cff7d37568cd0bc8,
  "/fields/rial-amount-field.tsx#RialAmountField": RialAmountField_4534e81f975a475bbe86e6e94045414e,
  "/dashboard/icon.tsx#Icon": Icon_24c0a1591803ec5aa16b1fc59e3e9876,
  "/dashboard/logo.tsx#Logo": Logo_b8ff8e46af1280f3332b396856d62df7,
  "/dashboard/provider.tsx#DashboardProvider": DashboardProvider_5342e933a960a96cd98282627c9ef1ca,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
