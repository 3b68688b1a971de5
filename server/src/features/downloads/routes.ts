import * as contract from '@recourse/contract/downloads'
import { type Route, route } from '../../platform/http/route.ts'
import { countView, type DownloadsDeps, listDownloads } from './service.ts'

export function downloadsRoutes(deps: DownloadsDeps): Route[] {
  return [
    route(contract.listDownloads, () => listDownloads(deps)),
    route(contract.countDownloadView, ({ body, address }) => countView(deps, body.uid, address)),
  ]
}
