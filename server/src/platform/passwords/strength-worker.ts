import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations: english.translations,
})

parentPort?.on('message', ({ id, password, own }: { id: number; password: string; own: string[] }) => {
  parentPort?.postMessage({ id, score: zxcvbn.check(password, own).score })
})
