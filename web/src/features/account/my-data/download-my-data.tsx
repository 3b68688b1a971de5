import { fileSize } from '@recourse/contract/file-rules'
import { limits } from '@recourse/contract/limits'
import type { DataFile } from '@recourse/contract/my-data'
import { IconDownload } from '@tabler/icons-react'
import { messageOf } from '../../../platform/call-error.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { DownloadLink } from '../../../ui/download-link.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Rules } from '../../../ui/rules.tsx'
import styles from './my-data.module.css'
import { useDataFile, useMakeDataFile } from './queries.ts'

/** A section of the profile page. */
export function DownloadMyData() {
  const file = useDataFile()
  return (
    <Rules title="Download my data">
      <p>
        One ZIP file with your profile, coverage, claims, messages and papers. You can read it without us.
      </p>
      {file.isPending && <Loading label="Looking for your file…" />}
      {file.isError && (
        <>
          <Alert kind="error" live>
            <p>{messageOf(file.error)}</p>
          </Alert>
          <Button busy={file.isFetching} onClick={() => void file.refetch()}>
            Try again
          </Button>
        </>
      )}
      {file.data && <Offer file={file.data} />}
    </Rules>
  )
}

function Offer({ file }: { file: DataFile }) {
  const make = useMakeDataFile()
  const mayMake = file.state !== 'preparing' && file.next_at === null
  return (
    <>
      {make.isError && (
        <Alert kind="error" live>
          <p>{messageOf(make.error)}</p>
        </Alert>
      )}
      {/* Always there, so that a screen reader hears what appears in it. */}
      <div role="status">
        <State file={file} />
      </div>
      <div className={styles.offer}>
        <p className={styles.note}>You can make a new file once a day.</p>
        {mayMake && (
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            {file.state === 'none' ? 'Make my file' : 'Make a new file'}
          </Button>
        )}
        {file.url !== null && (
          <DownloadLink href={file.url} icon={<IconDownload aria-hidden="true" />}>
            Download ZIP
          </DownloadLink>
        )}
      </div>
    </>
  )
}

function State({ file: { state, made_at, size } }: { file: DataFile }) {
  switch (state) {
    case 'preparing':
      return (
        <Alert kind="info" title="We are making your file.">
          <p>This can take a few minutes. You can leave this page. We send you an email when it is ready.</p>
        </Alert>
      )
    case 'ready':
      return (
        <Alert kind="success" title="Your file is ready.">
          <p>
            {made_at !== null && (
              <>
                Made <Day value={made_at} />.{' '}
              </>
            )}
            {size !== null && `${fileSize(size)}. `}The link works for {limits.dataFileHours} hours.
          </p>
        </Alert>
      )
    case 'expired':
      return (
        <Alert kind="info" title="Your last file has expired.">
          <p>We deleted it after {limits.dataFileHours} hours, to keep it safe.</p>
        </Alert>
      )
    case 'failed':
      return (
        <Alert kind="error" title="We could not make your file.">
          <p>Please try again. If it fails once more, contact us.</p>
        </Alert>
      )
    case 'none':
      return null
  }
}
