import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '@rasteh/ui/fonts.css'
import '@rasteh/ui/tokens.css'
import { importMap } from './dashboard/importMap.js'
import '#patches/platform-styles.css'
import '#patches/autosave-bar.css'
import { formStateOfDrafts } from '#screens/autosave/form-state.ts'
import { schedulePublish } from '#screens/reviews/schedule-publish.ts'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': formStateOfDrafts, 'schedule-publish': schedulePublish },
  })
}

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
