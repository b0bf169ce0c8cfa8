export { CaptchaField } from './captcha-field.tsx'
export { Honeypot } from './honeypot.tsx'
export { toCaptchaFlag, useCaptcha } from './use-captcha.ts'
