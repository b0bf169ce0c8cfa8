/** The file of a kind's picture where the dashboard offers it: `pictureText` is `picture-text.svg`. */
export const iconFile = (kind: string) =>
  `${kind.replaceAll(/[A-Z]/g, (char) => `-${char.toLowerCase()}`)}.svg`
