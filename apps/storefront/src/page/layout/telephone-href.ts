import { toLatinDigits } from '@rasteh/persian-text/digits'

/** The address of a telephone number that managers wrote in any script, with spaces and dashes as they like. */
export const telephoneHref = (number: string) => `tel:${toLatinDigits(number).replace(/[^\d+]/g, '')}`
