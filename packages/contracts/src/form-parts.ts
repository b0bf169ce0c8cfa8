/** The part of a sent form that holds its captcha; every other part is named after a field of the form. */
export const FORM_CAPTCHA_PART = 'Captcha'
