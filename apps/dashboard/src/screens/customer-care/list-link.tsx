import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'

/** Above the platform's list of customers: the search that knows mobiles, codes and orders. */
export function CustomersListLink() {
  return (
    <p className={screen.buttons}>
      <a className={screen.linkButton} href="/dashboard/customers">
        {texts.openSearch}
      </a>
    </p>
  )
}
