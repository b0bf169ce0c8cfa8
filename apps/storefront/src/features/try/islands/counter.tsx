import { Button } from '@rasteh/ui/button'
import { type ReactNode, useId, useState } from 'react'
import { island } from '#island'
import { usePageSettings } from '../../../page/page-settings.tsx'
import styles from './counter.module.css'

function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const { say } = usePageSettings()
  const id = useId()
  const [count, setCount] = useState(start)
  return (
    <div className={styles.counter} id={id}>
      {say('Basket')} {count}
      <Button onPress={() => setCount(count + 1)}>{say('AddToBasket')}</Button>
      {children}
    </div>
  )
}

export default island('try/counter', Counter, 'idle')
