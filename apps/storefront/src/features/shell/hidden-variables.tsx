import { formatPageVariables } from '@rasteh/contracts/platform'
import { ANTI_FORGERY_ID, COMMON_VARIABLES, PAGE_VARIABLES_ID } from '#page/islands/page-variables.ts'

/**
 * The page's hidden variable store: the same for everybody until the shop has said who is reading, which may be before this
 * part of the page is awake.
 */
export function HiddenVariables() {
  return (
    <>
      <input
        type="hidden"
        id={PAGE_VARIABLES_ID}
        name={PAGE_VARIABLES_ID}
        suppressHydrationWarning
        defaultValue={formatPageVariables(COMMON_VARIABLES)}
      />
      <input
        type="hidden"
        id={ANTI_FORGERY_ID}
        name={ANTI_FORGERY_ID}
        suppressHydrationWarning
        defaultValue=""
      />
    </>
  )
}
