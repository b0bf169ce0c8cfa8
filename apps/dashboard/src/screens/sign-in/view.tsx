import { signInTexts } from '@rasteh/messages/dashboard'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '#screens/shell/public-components.ts'
import styles from './sign-in.module.css'
import { SignInSteps } from './sign-in-steps.tsx'

/** /dashboard/login: the platform's own screen knows no second step. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const wanted = searchParams?.redirect
  const target = getSafeRedirect({ fallbackTo: '/dashboard', redirectTo: wanted ?? '' })
  if (initPageResult.req.user) redirect(target)
  return (
    <main className={styles.signIn}>
      <div className="login__brand">
        <Logo />
      </div>
      <h1>{signInTexts.title}</h1>
      <SignInSteps target={target} />
    </main>
  )
}
