import type { BodyInputOf } from '@recourse/contract/endpoint'
import {
  type AddedSecondStep,
  addAuthenticator,
  addPasskey,
  forgetTrustedDevice,
  getSecondStep,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  type SecondStep,
} from '@recourse/contract/second-step'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'

const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: ({ signal }) => call(getSecondStep, { signal }),
})

export function useSecondStep() {
  return useQuery(secondStepQuery)
}

function keep(state: SecondStep): void {
  queryClient.setQueryData(secondStepQuery.queryKey, state)
}

export async function savePasskey(body: BodyInputOf<typeof addPasskey>): Promise<AddedSecondStep> {
  const added = await call(addPasskey, { body })
  keep(added.second_step)
  return added
}

export async function saveAuthenticator(
  body: BodyInputOf<typeof addAuthenticator>,
): Promise<AddedSecondStep> {
  const added = await call(addAuthenticator, { body })
  keep(added.second_step)
  return added
}

export async function dropPasskey(uid: string): Promise<void> {
  keep(await call(removePasskey, { query: { uid } }))
}

export async function dropAuthenticator(): Promise<void> {
  keep(await call(removeAuthenticator))
}

export async function dropTrustedDevice(uid: string): Promise<void> {
  keep(await call(forgetTrustedDevice, { query: { uid } }))
}

export async function makeNewCodes(): Promise<string[]> {
  const { second_step, recovery_codes } = await call(renewRecoveryCodes)
  keep(second_step)
  return recovery_codes
}
