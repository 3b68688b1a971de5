import type { DenialReason, DenialReasonCode } from './denial-reason.ts'

const loaders: Readonly<Record<DenialReasonCode, () => Promise<DenialReason>>> = {
  CE: async () => (await import('./data/denial-reasons/coding-error.ts')).reason,
  EXP: async () => (await import('./data/denial-reasons/experimental.ts')).reason,
  NMN: async () => (await import('./data/denial-reasons/not-medically-necessary.ts')).reason,
  NC: async () => (await import('./data/denial-reasons/not-covered.ts')).reason,
  OON: async () => (await import('./data/denial-reasons/out-of-network.ts')).reason,
  PA: async () => (await import('./data/denial-reasons/prior-authorization.ts')).reason,
  STR: async () => (await import('./data/denial-reasons/step-therapy.ts')).reason,
}

export function loadDenialReason(code: DenialReasonCode): Promise<DenialReason> {
  return loaders[code]()
}
