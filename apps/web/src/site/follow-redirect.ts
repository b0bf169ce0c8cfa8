import { loadRedirect } from '@rasteh/shop-store/reads/redirects'
import { permanentRedirect, redirect } from 'next/navigation'
import { toWords } from './addresses.ts'
import { readDatabase } from './database.ts'

/** Goes where a manager said that this old address leads now; comes back when nobody did. */
export async function followRedirect(path: string): Promise<void> {
  if (path === '') return
  const found = await loadRedirect(readDatabase(), [path, toWords(path)])
  if (found === null || found.to === path) return
  if (found.isPermanent) permanentRedirect(found.to)
  redirect(found.to)
}
