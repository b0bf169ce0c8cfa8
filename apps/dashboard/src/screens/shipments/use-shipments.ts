'use client'

import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import type { ShipmentsWire } from '@rasteh/contracts/shipments'
import { shipmentTexts as texts } from '@rasteh/messages/dashboard'
import { callShop } from '@rasteh/shop-client/call-shop'
import { useState } from 'react'

export type ShipmentRow = {
  line: number
  text: string
  orderNumber: number | null
  code: string | null
  name: string | null
  fault: string | null
  isDone: boolean
}
type Answer = { rows: ShipmentRow[]; sent: number }

/** Has pasted lines looked at, and then sent. After a change the text is looked at again. */
export function useShipments() {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const ask = async (path: string, body: object) => {
    setWaiting(true)
    setRefusal(null)
    const said = await callShop({ label: 'shipments', method: 'POST', path, body }).catch(() => null)
    setWaiting(false)
    if (!said?.ok) return setRefusal(texts.failed)
    setAnswer(fromWire((await said.json()) as ShipmentsWire))
  }
  return {
    answer,
    isWaiting,
    refusal,
    check: (Text: string) => ask(MANAGE_PATHS.shipmentsCheck, { Text }),
    send: (Text: string, Carrier: string) => ask(MANAGE_PATHS.shipments, { Text, Carrier }),
    forget: () => setAnswer(null),
  }
}

const fromWire = ({ Lines, Sent }: ShipmentsWire): Answer => ({
  sent: Sent,
  rows: Lines.map(({ Line, Text, OrderNumber, Code, Name, Fault, IsDone }) => ({
    line: Line,
    text: Text,
    orderNumber: OrderNumber,
    code: Code,
    name: Name,
    fault: Fault,
    isDone: IsDone,
  })),
})
