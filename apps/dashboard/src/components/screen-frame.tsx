import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenFrameProps = {
  props: AdminViewServerProps
  title: ReactNode
  /** Where the screen is, as its breadcrumb says it; one with a URL leads back to it. */
  crumb: { label: string; url?: string }
  children: ReactNode
}

/** The dashboard around a screen of our own: menu, breadcrumb and heading. */
export function ScreenFrame({ props, title, crumb, children }: ScreenFrameProps) {
  const { initPageResult, params, searchParams } = props
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[crumb]} />
      <main className={styles.page}>
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
