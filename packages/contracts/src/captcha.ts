export {
  CaptchaFormParams,
  CaptchaQuery,
  CaptchaWorkWire,
  CommentCaptchaQuery,
  FilledHoneypot,
  GivenCaptcha,
} from './captcha/captcha-wire.ts'
export {
  CAPTCHA_HONEYPOT,
  captchaAddress,
  commentCaptchaAddress,
  parseGivenWork,
  toGivenWork,
} from './captcha/given-captcha.ts'
