import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApi } from './openapi.ts'

const document = openApi('https://recourse.example')
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

function required(name: string) {
  const found = operations.find((operation) => operation.operationId === name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}

describe('the API description', () => {
  test('every endpoint of the contract is described once, under the file it stands in', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(endpoints).sort())
    for (const operation of operations) expect(operation.tags, operation.operationId).toHaveLength(1)
  })

  test('a body is offered as JSON and as multipart fields, and refuses fields it does not know', () => {
    const content = required('signUp').requestBody?.content
    expect(Object.keys(content ?? {})).toEqual(['application/json', 'multipart/form-data'])
    const schema = content?.['multipart/form-data']?.schema
    expect(schema?.required).toEqual(['username', 'firstname', 'lastname', 'email', 'password'])
    expect(schema?.additionalProperties).toBe(false)
    expect(schema?.properties?.password).toMatchObject({ type: 'string', minLength: 12, maxLength: 128 })
  })

  test('a value that is tidied on the way in is described as it is sent', () => {
    const schema = required('verifyEmail').requestBody?.content['application/json']?.schema
    expect(schema?.properties?.verification_code).toMatchObject({ type: 'string' })
  })

  test('an optional field may be left out', () => {
    const schema = required('editProfile').requestBody?.content['application/json']?.schema
    expect(schema?.properties).toHaveProperty('email')
    expect(schema?.required).not.toContain('email')
  })

  test('an endpoint that is not public asks for a bearer token and says what its absence means', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { security, responses } = required(name)
      const isPublic = endpoint.access === 'public'
      expect(security, name).toEqual(isPublic ? [] : [{ bearer: [] }])
      expect('401' in responses, name).toBe(!isPublic)
    }
    expect(required('listFailedMails').responses).toHaveProperty('403')
  })

  test('a POST answers 201, everything else 200, and errors share one body', () => {
    expect(required('signUp').responses).toHaveProperty('201')
    expect(required('getProfile').responses).toHaveProperty('200')
    expect(required('signUp').responses['422']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Error',
    })
    expect(document.components.schemas.Error?.required).toEqual(['detail'])
  })

  test('it names the address of the installation and can be sent as JSON', () => {
    expect(document.servers).toEqual([{ url: 'https://recourse.example' }])
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})
