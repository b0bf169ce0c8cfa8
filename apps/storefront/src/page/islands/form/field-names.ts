/** Names of form fields that the specification fixes: scripts of the platform read them as they are. */
export const FIELD_NAMES = {
  paymentMethodId: 'PaymentMethodID',
  bankId: 'BankID',
  installmentPlanId: 'InstallmentPlanID',
  specialCode: 'SpecialCode',
  commentFeatures: 'CommentFeatures',
} as const
