import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from '#components/screen.module.css'

type OrdersFrameProps = {
  props: AdminViewServerProps
  title: ReactNode
  isList: boolean
  children: ReactNode
}

/** The dashboard around a page of orders. */
export function OrdersFrame({ props, title, isList, children }: OrdersFrameProps) {
  const { initPageResult, params, searchParams } = props
  const { req, locale, permissions, visibleEntities } = initPageResult
  const list = { label: texts.title, ...(isList ? {} : { url: '/orders' }) }
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
      <SetStepNav nav={[list]} />
      <main className={styles.page}>
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  )
}
