import { guideTexts } from '@recourse/guide/guide-texts'
import { useState } from 'react'
import { Loaded } from '../loaded.tsx'
import styles from './arguments-tool.module.css'
import { TextList } from './text-list.tsx'

export function LetterAdvice() {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className={styles.advice}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary>How to write your appeal letter</summary>
      {wasOpened && (
        <Loaded
          what="the advice"
          id={['letter-advice']}
          load={() => import('@recourse/guide/data/letter-advice')}
        >
          {({ letterAdvice }) => (
            <>
              <TextList title="What it must contain" texts={letterAdvice.must_contain} />
              <TextList title="In which order" texts={letterAdvice.order} />
              <TextList title="How it should read" texts={letterAdvice.style} />
              <p>This is general advice. {guideTexts.caution}</p>
            </>
          )}
        </Loaded>
      )}
    </details>
  )
}
