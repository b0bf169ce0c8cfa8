export { CodeField, type ProposalShown, ProposalSteps, RecoveryCodes } from './set-up-steps.tsx'
