/** Words of more than one group, as they are looked up, and why. A search for one finds what any group means. */
export const HOMOGRAPHS: Readonly<Record<string, string>> = {
  اداپتور: 'of a phone, and of any other device',
  استوک: 'football shoes, and second-hand',
  باند: 'a loudspeaker, and a bandage',
  پنبه: 'cotton wool, and the material',
}
