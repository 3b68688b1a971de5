import * as account from './account.ts'
import * as audit from './audit.ts'
import * as auth from './auth.ts'
import * as chat from './chat.ts'
import * as claims from './claims.ts'
import * as coverage from './coverage.ts'
import * as desk from './desk.ts'
import * as devices from './devices.ts'
import * as documents from './documents.ts'
import * as downloads from './downloads.ts'
import * as drafts from './drafts.ts'
import type { Endpoint } from './endpoint.ts'
import * as myData from './my-data.ts'
import * as newsletter from './newsletter.ts'
import * as operations from './operations.ts'
import * as overview from './overview.ts'
import * as peopleAdmin from './people-admin.ts'
import * as secondStep from './second-step.ts'
import * as timeline from './timeline.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

/** Every endpoint by its name. Routes, the API description and the access matrix are checked against it. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [
    auth,
    account,
    secondStep,
    devices,
    myData,
    coverage,
    claims,
    documents,
    chat,
    drafts,
    timeline,
    operations,
    desk,
    peopleAdmin,
    overview,
    audit,
    downloads,
    newsletter,
  ].flatMap((feature) =>
    Object.entries(feature).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
)
