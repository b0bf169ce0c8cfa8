import { optionTexts } from '@rasteh/messages/dashboard'
import type { UIFieldServerProps } from 'payload'
import { isManager } from '#access/is-manager.ts'
import screen from '#components/screen.module.css'
import { Combinations } from './combinations.tsx'

/** Makes variants of a product's options, on its form and yet no part of it; those who may not make variants see nothing. */
export function CombinationsField({ id, req }: UIFieldServerProps) {
  if (!isManager({ req })) return null
  if (id === undefined) return <p className={screen.hint}>{optionTexts.combinations.saveFirst}</p>
  return <Combinations productId={Number(id)} />
}
