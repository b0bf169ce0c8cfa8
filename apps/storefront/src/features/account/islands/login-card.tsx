'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { toNextPage } from '@rasteh/shop-core/account'
import { useEffect } from 'react'
import { island } from '#island'
import { SignIn } from '../sign-in.tsx'
import { useVisitor } from '../visitor.ts'

/** Signs a visitor in and opens the page they came for. A visitor who is signed in already goes there at once. */
export function LoginCard() {
  const { visitor } = useVisitor()
  const isIn = visitor.userId !== null && !visitor.isAdmin
  useEffect(() => {
    if (isIn) location.replace(nextPage())
  }, [isIn])
  return <SignIn onEntered={() => location.assign(nextPage())} />
}

function nextPage(): string {
  return toNextPage(new URLSearchParams(location.search).get('next'), PAGE_PATHS.profile)
}

export default island('account/login-card', LoginCard, 'load')
