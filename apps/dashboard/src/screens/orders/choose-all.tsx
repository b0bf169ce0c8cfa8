'use client'

import { ordersTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'

/** Ticks every box of a form, or none; without scripts the boxes are ticked one by one. */
export function ChooseAll({ form }: { form: string }) {
  const choose = (isChosen: boolean) => {
    for (const box of document.querySelectorAll<HTMLInputElement>(`#${form} input[name="id"]`))
      box.checked = isChosen
  }
  return (
    <label className={screen.check}>
      <input type="checkbox" onChange={({ target }) => choose(target.checked)} />
      {texts.chooseAll}
    </label>
  )
}
