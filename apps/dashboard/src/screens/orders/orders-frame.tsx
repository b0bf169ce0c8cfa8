import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { ScreenFrame } from '#components/screen-frame.tsx'

type OrdersFrameProps = {
  props: AdminViewServerProps
  title: ReactNode
  isList: boolean
  children: ReactNode
}

/** The dashboard around a page of orders; from an order the breadcrumb leads back to the list. */
export function OrdersFrame({ isList, ...frame }: OrdersFrameProps) {
  return <ScreenFrame {...frame} crumb={{ label: texts.title, ...(isList ? {} : { url: '/orders' }) }} />
}
