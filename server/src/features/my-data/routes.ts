import * as contract from '@recourse/contract/my-data'
import { type Route, route } from '../../platform/http/route.ts'
import { askForDataFile, type MyDataDeps, showDataFile } from './service.ts'

export function myDataRoutes(deps: MyDataDeps): Route[] {
  return [
    route(contract.getDataFile, ({ actor }) => showDataFile(deps, actor)),
    route(contract.makeDataFile, ({ actor }) => askForDataFile(deps, actor)),
  ]
}
