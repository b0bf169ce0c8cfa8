import { getTranslation } from '@payloadcms/translations'
import { loadMenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import type { PayloadRequest, SanitizedPermissions, ServerProps, VisibleEntities } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'
import { isStaff } from '#access/is-staff.ts'
import { readDatabase } from '#database/read-database.ts'
import { toShownActions } from '#screens/command-bar/public.ts'
import { reviewedPages } from '#screens/reviews/public.ts'
import { MenuFrame } from './menu-frame.tsx'
import { readMenuState } from './menu-state.ts'
import { type NameOf, toShownMenu } from './shown-menu.ts'

type MenuProps = ServerProps & { req?: PayloadRequest; visibleEntities?: VisibleEntities }

/** The dashboard's menu: what this person may open, with how much waits there, which comes after the page. */
export async function DashboardMenu({ req, permissions, visibleEntities }: MenuProps) {
  if (!req || !isStaff({ req })) return null
  const kept = await loadKeptMenu(req)
  // A count that cannot be read is left out; it never keeps a screen from its visitor.
  const counts = loadCounts(req).catch(() => null)
  return (
    <MenuFrame
      groups={toShownMenu({ req }, namesFor(req, permissions, visibleEntities))}
      counts={counts}
      kept={readMenuState(kept)}
      actions={toShownActions({ req })}
      staffId={String(req.user?.id)}
    />
  )
}

async function loadCounts(req: PayloadRequest) {
  const asker = { mayEdit: isEditor({ req }), mayTrade: isManager({ req }) }
  return loadMenuCounts(readDatabase(), { ...asker, pages: await reviewedPages(req) })
}

async function loadKeptMenu(req: PayloadRequest): Promise<unknown> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
    where: {
      key: { equals: 'nav' },
      'user.relationTo': { equals: 'staff' },
      'user.value': { equals: req.user?.id },
    },
  })
  return docs[0]?.value
}

function namesFor(
  { payload, i18n }: PayloadRequest,
  permissions: SanitizedPermissions | undefined,
  visible: VisibleEntities | undefined,
): NameOf {
  const { collections, globals } = payload.config
  return (entry) => {
    if (entry.kind === 'collection') {
      const found = collections.find(({ slug }) => slug === entry.slug)
      const isShown =
        visible?.collections.includes(entry.slug) && permissions?.collections?.[entry.slug]?.read
      return found && isShown ? getTranslation(found.labels.plural, i18n) : null
    }
    const found = globals.find(({ slug }) => slug === entry.slug)
    const isShown = visible?.globals.includes(entry.slug) && permissions?.globals?.[entry.slug]?.read
    return found && isShown ? getTranslation(found.label, i18n) : null
  }
}
