/** An entry of a menu that managers arrange. */
export type MenuItem = {
  id: string
  title: string
  address: string
  children: readonly MenuItem[]
}
