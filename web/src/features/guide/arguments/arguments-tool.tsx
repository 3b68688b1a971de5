import { denialReasons } from '@recourse/contract/claim-options'
import { type DenialReasonCode, denialReasonCodes } from '@recourse/guide/denial-reason'
import { loadDenialReason } from '@recourse/guide/load-denial-reason'
import { useState } from 'react'
import { Select } from '../../../ui/select.tsx'
import { Loaded } from '../loaded.tsx'
import type { ToolProps } from '../tool-props.ts'
import styles from './arguments-tool.module.css'
import { LetterAdvice } from './letter-advice.tsx'
import { ReasonPoints } from './reason-points.tsx'

/** As the claim form names them, so that both speak of the same reason. */
const options = denialReasonCodes.map((code) => ({ value: code, label: denialReasons[code] }))

export function ArgumentsTool({ road }: ToolProps) {
  const [code, setCode] = useState<DenialReasonCode | ''>('')
  return (
    <div className={styles.tool}>
      <div className={styles.pick}>
        <Select
          label="Why did they say no?"
          hint="The letter gives a reason. Pick the nearest. Your choice is not saved or sent."
          placeholder="Choose a reason"
          options={options}
          value={code}
          onChange={(event) => setCode(event.target.value as DenialReasonCode | '')}
        />
      </div>
      {code && (
        <Loaded what="the points" id={['reason', code]} load={() => loadDenialReason(code)}>
          {(reason) => <ReasonPoints reason={reason} entry={road.entry.id} />}
        </Loaded>
      )}
      <LetterAdvice />
    </div>
  )
}
